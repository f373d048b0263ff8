import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area';

const meta: Meta<typeof TextArea> = {
  title: 'UI/TextArea',
  component: TextArea,
  args: { label: 'Your message', rows: 5 },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'What happened, where, and when?' } };
export const Invalid: Story = { args: { error: 'Write what it is about.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing to change here.' } };
export const LongText: Story = {
  args: {
    defaultValue: Array.from({ length: 24 }, (_, line) => `Line ${line + 1} of a long report.`).join('\n'),
  },
};
