import type { Meta, StoryObj } from '@storybook/react-vite';
import { CancelBonusModal } from './cancel-bonus-modal';

const meta: Meta<typeof CancelBonusModal> = {
  title: 'Modals/CancelBonus',
  component: CancelBonusModal,
  args: { onConfirm: () => undefined, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof CancelBonusModal>;

export const Default: Story = {};
export const WithFigures: Story = {
  args: {
    warning: 'Cancelling removes the whole bonus balance of €20.00 and your progress of €412.00.',
  },
};
