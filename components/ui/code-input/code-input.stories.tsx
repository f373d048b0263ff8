import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeInput } from './code-input';

interface ExampleProps {
  label: string;
  length: 4 | 5 | 6;
  value: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

function Example({ value: first, ...field }: ExampleProps) {
  const [value, setValue] = useState(first);
  return <CodeInput {...field} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof Example> = {
  title: 'UI/CodeInput',
  component: Example,
  args: { label: 'Code', length: 6, value: '' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Four: Story = { args: { length: 4, value: '12', hint: 'We sent it to mara@mail.com.' } };
export const Filled: Story = { args: { value: '204817' } };
export const Invalid: Story = { args: { value: '204817', error: 'This code is not right.' } };
export const Disabled: Story = { args: { value: '204817', disabled: true } };
export const ReadOnly: Story = { args: { value: '204817', readOnly: true } };
export const RightToLeft: Story = {
  args: { label: 'الرمز', value: '2048' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
