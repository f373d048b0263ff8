import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameNotAvailableModal } from './game-not-available-modal';

const meta: Meta<typeof GameNotAvailableModal> = {
  title: 'Modals/GameNotAvailable',
  component: GameNotAvailableModal,
  args: { onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof GameNotAvailableModal>;

export const Default: Story = {};
export const WithReason: Story = { args: { message: 'This game is not available in your country.' } };
