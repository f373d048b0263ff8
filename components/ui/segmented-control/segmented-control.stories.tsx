import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './segmented-control';

interface ExampleProps {
  label: string;
  segments: { value: string; label: string; disabled?: boolean }[];
}

function Example({ label, segments }: ExampleProps) {
  const [value, setValue] = useState(segments[0]?.value ?? '');
  return (
    <>
      <SegmentedControl
        label={label}
        segments={segments}
        value={value}
        onValueChange={setValue}
        panelId="segment-panel"
      />
      <p id="segment-panel" role="tabpanel" aria-label={label} style={{ marginBlockStart: 16 }}>
        {segments.find((segment) => segment.value === value)?.label}
      </p>
    </>
  );
}

const meta: Meta<typeof Example> = {
  title: 'UI/SegmentedControl',
  component: Example,
  args: {
    label: 'Method',
    segments: [
      { value: 'regular', label: 'Regular' },
      { value: 'crypto', label: 'Crypto' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Three: Story = {
  args: {
    label: 'Games',
    segments: [
      { value: 'all', label: 'All' },
      { value: 'slots', label: 'Slots' },
      { value: 'live', label: 'Live' },
    ],
  },
};
export const OneDisabled: Story = {
  args: {
    segments: [
      { value: 'regular', label: 'Regular' },
      { value: 'crypto', label: 'Crypto', disabled: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    segments: [
      { value: 'regular', label: 'Banküberweisungsverfahren' },
      { value: 'crypto', label: 'Kryptowährungseinzahlung' },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="de">
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  args: {
    label: 'طريقة',
    segments: [
      { value: 'regular', label: 'عادي' },
      { value: 'crypto', label: 'عملات رقمية' },
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
