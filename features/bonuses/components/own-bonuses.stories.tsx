import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeSpinsOf } from '../testing/free-spins';
import { grantOf, ownOf } from '../testing/grants';
import { Told } from '../testing/told';
import { BonusHistory } from './bonus-history';
import { OwnBonuses } from './own-bonuses';

const MONEY = { real: 128_450, withdrawable: 128_450, depositWager: 0, refundOwed: 0 };
const active = grantOf();
const waiting = [
  grantOf({ id: 'second', name: 'LASTORDERS', state: 'queued', type: 3, amount: 1_000, expiresAt: null }),
  grantOf({ id: 'third', name: 'Your birthday', state: 'queued', type: 4, amount: 500, expiresAt: null }),
];
const offer = grantOf({
  id: 'offer',
  name: 'Raise a glass',
  state: 'pending',
  type: 7,
  amount: 1_250,
  activatedAt: null,
  imageBackground: '/art/scenes/bonus-cashback',
});

const meta: Meta<typeof Told> = {
  title: 'Bonuses/Own',
  component: Told,
  args: { spins: [], children: <OwnBonuses money={MONEY} /> },
};
export default meta;
type Story = StoryObj<typeof Told>;

export const Active: Story = { args: { own: ownOf({ active }) } };
export const JustBegun: Story = {
  args: {
    own: ownOf({
      active: grantOf({
        maxWin: null,
        wagering: { times: 35, basis: 'bonus+deposit', target: 140_000, wagered: 0, left: 140_000 },
      }),
    }),
  },
};
export const WithDepositWager: Story = {
  args: {
    own: ownOf({ active }),
    children: <OwnBonuses money={{ real: 128_450, withdrawable: 0, depositWager: 5_000, refundOwed: 0 }} />,
  },
};
export const Queue: Story = { args: { own: ownOf({ active, queue: waiting }) } };
export const Offers: Story = { args: { own: ownOf({ active, pending: [offer] }) } };
export const FreeSpins: Story = {
  args: {
    own: ownOf({ active }),
    spins: [
      freeSpinsOf(),
      freeSpinsOf({ id: 'few', name: 'Brass key', number: 5, left: 2, dayLimit: null, numberDay: 2 }),
    ],
  },
};
export const Nothing: Story = { args: { own: ownOf() } };
export const Ended: Story = {
  args: {
    children: <BonusHistory />,
    ended: [
      grantOf({
        id: 'done',
        state: 'completed',
        balance: 0,
        endedAt: '2026-11-24T10:00:00.000Z',
        endReason: 'wagered',
      }),
      grantOf({
        id: 'lost',
        name: 'Brass key',
        state: 'completed',
        balance: 0,
        endedAt: '2026-11-20T10:00:00.000Z',
        endReason: 'run_out',
      }),
      grantOf({
        id: 'burnt',
        name: 'Reload',
        state: 'cancelled',
        balance: 0,
        endedAt: '2026-11-18T10:00:00.000Z',
        endReason: 'switched',
      }),
      grantOf({
        id: 'late',
        name: 'Your birthday',
        state: 'expired',
        balance: 0,
        endedAt: '2026-11-12T10:00:00.000Z',
        endReason: 'time',
      }),
    ],
  },
};
