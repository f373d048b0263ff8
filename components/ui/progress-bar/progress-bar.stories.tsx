import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'UI/Progress bar',
  component: ProgressBar,
  args: { label: 'Way to the next level', value: 42 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100 } };
export const InWords: Story = { args: { value: 120, max: 500, valueText: '120 of 500 points' } };
export const Gained: Story = { args: { tone: 'jade' } };
export const Unknown: Story = { args: { value: undefined, label: 'Loading' } };
