import type { Meta, StoryObj } from '@storybook/react-vite';
import { MinimalBalanceModal } from './minimal-balance-modal';

const meta: Meta<typeof MinimalBalanceModal> = {
  title: 'Modals/MinimalBalance',
  component: MinimalBalanceModal,
  args: { onDeposit: () => undefined, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof MinimalBalanceModal>;

export const Default: Story = {};
export const WithMessage: Story = { args: { message: 'The smallest stake is €0.20, your balance €0.05.' } };
