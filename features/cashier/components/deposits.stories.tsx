import { useState, type ReactNode } from 'react';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Deposit } from '../api/get-deposits-id';
import { OPEN_DEPOSITS_KEY, type OpenDeposit } from '../api/get-deposits';
import { DepositOutcome } from './deposit-outcome';
import { DepositResult } from './deposit-result';
import { OpenDeposits } from './open-deposits';

type Transaction = Deposit['transaction'];

const deposit = (id: string, transaction: Partial<Transaction>, game: string | null = null): Deposit => ({
  id,
  game,
  bonus: null,
  method: 'GET',
  formFields: [],
  params: {},
  background: false,
  failUrl: null,
  crypto: null,
  bank: null,
  paymentInfo: null,
  checkoutUrl: null,
  createdAt: '2026-11-24T10:30:00.000Z',
  transaction: {
    status: 'processing',
    failure: null,
    exception: null,
    paymentMethod: 'card',
    amount: 5_000,
    received: null,
    currency: 'EUR',
    ...transaction,
  },
});
const OPEN: OpenDeposit[] = [
  { ...deposit('d1', {}), checkoutUrl: '#checkout' },
  { ...deposit('d2', { amount: 2_000 }), checkoutUrl: null },
];

/** A workbench has no server: the answer is there before it is asked for, and a newer one never comes. */
function hold(client: QueryClient, queryKey: QueryKey, answer: unknown): void {
  client.setQueryData(queryKey, answer);
  void client.fetchQuery({ queryKey, queryFn: () => new Promise<never>(() => undefined), staleTime: 0 });
}

function Held({ of, children }: { of: readonly [QueryKey, unknown][]; children: ReactNode }) {
  const client = useQueryClient();
  useState(() => {
    client.setQueryData(['cashier', 'deposit-methods'], { methods: [] });
    of.forEach(([key, answer]) => hold(client, key, answer));
  });
  return children;
}

const resultOf = (answer: Deposit): Story => ({
  render: () => (
    <Held of={[[['cashier', 'deposit', answer.id], answer]]}>
      <DepositResult depositId={answer.id} session="in" />
    </Held>
  ),
});
const outcomeOf = (answer: Deposit): Story => ({
  render: () => (
    <Held of={[[['cashier', 'deposit', answer.id], answer]]}>
      <DepositOutcome depositId={answer.id} />
    </Held>
  ),
});

const meta: Meta = { title: 'Cashier/Deposits' };
export default meta;
type Story = StoryObj;

/** Left at the payment company's page: the first can be gone on with, both can be cancelled. */
export const Open: Story = {
  render: () => (
    <Held of={[[OPEN_DEPOSITS_KEY, OPEN]]}>
      <OpenDeposits />
    </Held>
  ),
};

export const Pending = resultOf(deposit('pending', {}));
export const Credited = resultOf(deposit('credited', { status: 'complete', received: 5_000 }));
export const CreditedInAGame = resultOf(
  deposit('game', { status: 'complete', received: 5_000 }, 'big-reel-bay'),
);
/** Fewer coins came than its bonus asks for. */
export const CreditedWithoutItsBonus = resultOf({
  ...deposit('without', { status: 'complete', received: 1_500, exception: 'partial' }),
  bonus: { id: 'welcome-1', name: 'Welcome pack: first deposit', refused: 'below_minimum' },
});
export const Failed = resultOf(deposit('failed', { status: 'failed', failure: 'insufficient_funds' }));
export const Cancelled = resultOf(deposit('cancelled', { status: 'cancel' }));
export const NotFound: Story = { render: () => <DepositResult depositId={null} session="in" /> };

/** Above the history, where the link "Why?" leads. */
export const FailedAboveHistory = outcomeOf(
  deposit('why', { status: 'failed', failure: 'insufficient_funds' }, 'big-reel-bay'),
);
export const CancelledAboveHistory = outcomeOf(deposit('not-wanted', { status: 'cancel' }));
