import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta: Meta<typeof Spinner> = { title: 'UI/Spinner', component: Spinner };
export default meta;
type Story = StoryObj<typeof Spinner>;

export const Announced: Story = { args: { label: 'Loading' } };
export const Silent: Story = {
  render: () => (
    <p>
      <Spinner /> It takes the colour and the size of the words that it stands beside.
    </p>
  ),
};
export const Large: Story = {
  render: () => (
    <span style={{ color: 'var(--accent-text)', fontSize: 32 }}>
      <Spinner label="Loading" />
    </span>
  ),
};
