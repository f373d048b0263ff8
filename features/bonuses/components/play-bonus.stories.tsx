import type { Meta, StoryObj } from '@storybook/react-vite';
import { grantOf } from '../testing/grants';
import { PlayBonus } from './play-bonus';

const meta: Meta<typeof PlayBonus> = {
  title: 'Bonuses/PlayBonus',
  component: PlayBonus,
  args: { grant: grantOf(), weight: 100 },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 36, background: '#2b1709' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PlayBonus>;

export const Counts: Story = {};
export const CountsInPart: Story = { args: { weight: 10 } };
export const OwnMoneyOnly: Story = { args: { weight: 0 } };
export const LongAmounts: Story = {
  args: {
    grant: grantOf({
      maxBet: 100_000,
      wagering: {
        times: 35,
        basis: 'bonus',
        target: 1_234_567_00,
        wagered: 1_234_566_00,
        left: 100,
      },
    }),
  },
};
