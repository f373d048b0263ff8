import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneGameModal } from './one-game-modal';

const nothing = () => undefined;
const meta: Meta<typeof OneGameModal> = {
  title: 'Modals/OneGame',
  component: OneGameModal,
  args: { game: 'Platinum Gala', hasOpenRound: false, onSwitch: nothing, onGo: nothing, onClose: nothing },
};
export default meta;
type Story = StoryObj<typeof OneGameModal>;

export const Open: Story = {};
export const OpenRound: Story = { args: { hasOpenRound: true } };
