import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { COUNTRIES, countryName } from '@/lib/domain/countries';
import { Flag } from '../flag/flag';
import { Autocomplete } from './autocomplete';

const OPTIONS = COUNTRIES.map(({ alpha2 }) => ({ value: alpha2, label: countryName(alpha2, 'en') })).sort(
  (a, b) => a.label.localeCompare(b.label, 'en'),
);

interface ExampleProps {
  label: string;
  options: { value: string; label: string }[];
  value: string | null;
  placeholder?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

function Example({ value: first, ...field }: ExampleProps) {
  const [value, setValue] = useState(first);
  return (
    <Autocomplete
      {...field}
      value={value}
      onValueChange={setValue}
      emptyText="No country by that name"
      leading={value && <Flag country={value} />}
    />
  );
}

const meta: Meta<typeof Example> = {
  title: 'UI/Autocomplete',
  component: Example,
  args: { label: 'Country', options: OPTIONS, value: null },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'DE' } };
export const Open: Story = {
  args: { value: 'DE' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
};
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'united');
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const NothingFits: Story = {
  play: async ({ canvas, userEvent }) => userEvent.type(canvas.getByRole('combobox'), 'Atlantis'),
};
export const WithHint: Story = { args: { placeholder: 'Begin to type', hint: 'Where you live' } };
export const Invalid: Story = { args: { error: 'Choose your country from the list.' } };
export const Disabled: Story = { args: { value: 'DE', disabled: true } };
export const ReadOnly: Story = { args: { value: 'DE', readOnly: true } };
export const RightToLeft: Story = {
  args: { label: 'الدولة', value: 'AE' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: Open.play,
};
