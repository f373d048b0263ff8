import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DatePicker } from './date-picker';

interface ExampleProps {
  label: string;
  value: string | null;
  min?: string;
  max?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

function Example({ value: first, ...field }: ExampleProps) {
  const [value, setValue] = useState(first);
  return <DatePicker {...field} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof Example> = {
  title: 'UI/DatePicker',
  component: Example,
  args: { label: 'Date of issue', value: null },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: '2024-02-29' } };
export const Open: Story = {
  args: { value: '2024-02-29' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    // The sheet is loaded then, and lies in the page's last layer.
    const page = canvasElement.ownerDocument;
    await new Promise<void>((resolve) => {
      const seen = new MutationObserver(() => page.querySelector('[role="grid"]') && resolve());
      seen.observe(page.body, { childList: true, subtree: true });
      if (page.querySelector('[role="grid"]')) resolve();
    });
  },
};
export const NothingChosenYet: Story = { play: Open.play };
export const WithinBounds: Story = {
  args: { value: '2026-11-10', min: '2026-11-03', max: '2026-11-21', hint: 'This month, until today' },
  play: Open.play,
};
export const Invalid: Story = { args: { error: 'Enter the whole date.' } };
export const Disabled: Story = { args: { value: '2024-02-29', disabled: true } };
export const ReadOnly: Story = { args: { value: '2024-02-29', readOnly: true } };
export const LongText: Story = {
  args: {
    label: 'Ausstellungsdatum der Aufenthaltsbestimmungsbescheinigung',
    error: 'Das Ausstellungsdatum der Aufenthaltsbestimmungsbescheinigung fehlt noch.',
  },
};
export const RightToLeft: Story = {
  args: { label: 'تاريخ الإصدار', value: '2024-02-29' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
