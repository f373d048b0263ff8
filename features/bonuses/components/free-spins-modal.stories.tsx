import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeSpinsOf } from '../testing/free-spins';
import { Told } from '../testing/told';
import { FreeSpinsModal } from './free-spins-modal';

const SIX = ['g101', 'g114', 'g118', 'g106', 'g107', 'g112'];

const meta: Meta<typeof Told> = {
  title: 'Modals/FreeSpins',
  component: Told,
  args: { children: <FreeSpinsModal onClose={() => undefined} /> },
};
export default meta;
type Story = StoryObj<typeof Told>;

export const OneGame: Story = { args: { spins: [freeSpinsOf({ games: ['g101'] })] } };
export const SixGames: Story = { args: { spins: [freeSpinsOf({ games: SIX })] } };
export const NoneForToday: Story = { args: { spins: [freeSpinsOf({ numberDay: 0, games: [] })] } };
export const None: Story = { args: { spins: [] } };
