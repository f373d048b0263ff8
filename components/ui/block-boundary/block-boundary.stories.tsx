import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockError } from './block-error';

const meta = {
  title: 'UI/BlockError',
  component: BlockError,
  args: { onRetry: () => undefined },
} satisfies Meta<typeof BlockError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = {};

export const Inline: Story = { args: { shape: 'inline' } };

export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 280 }}>
        <Shown />
      </div>
    ),
  ],
};
