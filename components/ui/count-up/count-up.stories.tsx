import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountUp } from './count-up';

const meta = {
  title: 'UI/Count up',
  component: CountUp,
  args: { minor: 3_841_260, currency: 'EUR', locale: 'en' },
} satisfies Meta<typeof CountUp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSeconds: Story = {};
export const Slow: Story = { args: { durationMs: 10_000 } };
export const German: Story = { args: { locale: 'de' } };
export const VeryMuch: Story = { args: { minor: 123_456_789_012 } };
export const Nothing: Story = { args: { minor: 0 } };
