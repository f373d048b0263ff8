import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup, type RadioOption } from './radio-group';

interface ExampleProps {
  label: string;
  options: RadioOption<string>[];
  value: string | null;
  layout?: 'stack' | 'row' | 'tiles';
  hint?: string;
  error?: string;
  disabled?: boolean;
}

function Example({ value: first, ...group }: ExampleProps) {
  const [value, setValue] = useState(first);
  return <RadioGroup {...group} value={value} onValueChange={setValue} />;
}

const SEXES = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
];
const BONUSES = [
  { value: 'double', label: '100%', detail: 'up to €200 + 100 FS' },
  { value: 'spins', label: '50 FS', detail: 'Scarab of Nefer' },
  { value: 'none', label: 'No bonus', detail: 'Play with cash only' },
];

const meta: Meta<typeof Example> = {
  title: 'UI/RadioGroup',
  component: Example,
  args: { label: 'Sex', options: SEXES, value: null },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'f' } };
export const Row: Story = { args: { layout: 'row', value: 'm', hint: 'As in your passport' } };
export const Tiles: Story = { args: { label: 'Bonus', layout: 'tiles', options: BONUSES, value: 'double' } };
export const Invalid: Story = { args: { error: 'Choose one of the two.' } };
export const Disabled: Story = { args: { value: 'f', disabled: true } };
export const OneDisabled: Story = {
  args: {
    label: 'Bonus',
    layout: 'tiles',
    value: 'none',
    options: BONUSES.map((bonus) => ({ ...bonus, disabled: bonus.value === 'spins' })),
  },
};
export const LongText: Story = {
  args: {
    label: 'Benachrichtigungseinstellungen',
    value: 'all',
    options: [
      { value: 'all', label: 'Alle Sonderaktionsbenachrichtigungen und Kontosicherheitswarnungen' },
      {
        value: 'none',
        label: 'Nur Kontosicherheitswarnungen',
        detail: 'Rechtsschutzversicherungsgesellschaften',
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    label: 'الجنس',
    value: 'f',
    options: [
      { value: 'f', label: 'أنثى' },
      { value: 'm', label: 'ذكر' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
