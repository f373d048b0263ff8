import type { Meta, StoryObj } from '@storybook/react-vite';
import { OFFERS } from '../testing/offers';
import { TrueCost } from './true-cost';
import { TrueCostLine } from './true-cost-line';

const [OFFER] = OFFERS as [(typeof OFFERS)[number]];

const meta: Meta<typeof TrueCost> = {
  title: 'Bonuses/TrueCost',
  component: TrueCost,
  args: { bonus: { ...OFFER, percent: 100 } },
};
export default meta;
type Story = StoryObj<typeof TrueCost>;

export const WithDeposit: Story = {};
export const WithoutDeposit: Story = {
  args: { bonus: { ...OFFER, percent: 0, minDeposit: {}, maxBonus: { EUR: 2_000 } } },
};
export const Line: Story = { render: ({ bonus }) => <TrueCostLine bonus={bonus} /> };
