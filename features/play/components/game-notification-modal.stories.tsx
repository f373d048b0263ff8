import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameNotificationModal } from './game-notification-modal';

const meta: Meta<typeof GameNotificationModal> = {
  title: 'Modals/GameNotification',
  component: GameNotificationModal,
  args: {
    messages: ['This game counts for half of what you stake.', 'Your bonus ends on Friday.'],
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof GameNotificationModal>;

export const Default: Story = {};
export const WithHighlight: Story = { args: { highlighted: '€12.00 to go' } };
export const Wagering: Story = { args: { wagering: true, highlighted: '€12.00 to go' } };
