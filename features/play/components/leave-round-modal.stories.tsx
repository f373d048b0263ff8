import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaveRoundModal } from './leave-round-modal';

const meta: Meta<typeof LeaveRoundModal> = {
  title: 'Modals/LeaveRound',
  component: LeaveRoundModal,
  args: { mode: 'real', onLeave: () => undefined, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof LeaveRoundModal>;

export const RealMoney: Story = {};
export const Demo: Story = { args: { mode: 'demo' } };
