import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from './phone-field';
import type { Phone, PhoneProblem } from './phone-problem';

interface ExampleProps {
  label: string;
  value: Phone;
  hint?: string;
  error?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

function Example({ value: first, error, ...field }: ExampleProps) {
  const [value, setValue] = useState(first);
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const found = problem && { required: 'Enter your number.', invalid: 'No number of this country.' }[problem];
  return (
    <PhoneField
      {...field}
      value={value}
      onValueChange={setValue}
      onCheck={setProblem}
      error={found ?? error}
    />
  );
}

const MARA = { code: '+43', number: '6641234567' };
const meta: Meta<typeof Example> = {
  title: 'UI/PhoneField',
  component: Example,
  args: { label: 'Phone', value: { code: '', number: '' } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: MARA, hint: 'Only for your account, never for advertising.' } };
export const Invalid: Story = {
  args: { value: { code: '+43', number: '12' }, error: 'This is no number of the country with this code.' },
};
export const Disabled: Story = { args: { value: MARA, disabled: true } };
export const ReadOnly: Story = { args: { value: MARA, readOnly: true } };
export const RightToLeft: Story = {
  args: { label: 'الهاتف', value: MARA },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
