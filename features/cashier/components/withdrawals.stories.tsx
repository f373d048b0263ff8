import { useState, type ReactNode } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PayoutMethod, WithdrawOffer } from '../api/get-withdraw-methods';
import type { Withdrawal } from '../api/get-withdrawals';
import { WithdrawalBill, type Bill } from './withdrawal-bill';
import { WithdrawalDesk } from './withdrawal-desk';
import { WithdrawalTimeline } from './withdrawal-timeline';
import { WithdrawalsList } from './withdrawals-list';

const CARD: PayoutMethod = {
  method: 'card',
  kind: 'instrument',
  title: 'Bank card',
  logoUrl: '/payments/card.svg',
  option: null,
  network: null,
  fields: [],
  share: 15_000,
  min: 2_000,
  max: 126_450,
  fee: 0,
  usualMinutes: 10,
};
const BANK: PayoutMethod = {
  ...CARD,
  method: 'banktransfer',
  kind: 'bank',
  title: 'BankTransfer',
  fields: ['iban', 'holder'],
  share: 0,
  max: 111_450,
  usualMinutes: 1_440,
};
const OFFER: WithdrawOffer = {
  methods: [CARD, BANK],
  currency: 'EUR',
  asksCode: true,
  missing: [],
  automaticUntil: 20_000,
};
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const BILL: Bill = {
  total: eur(128_450),
  bonus: eur(2_000),
  held: eur(0),
  waitsForWager: eur(0),
  waitsForRefund: eur(0),
  availableForWithdraw: eur(126_450),
  depositWager: eur(0),
  refundOwed: null,
};
const CLEAR = { obstacle: null, depositWager: eur(0), refundOwed: null };
const WAGER = { ...CLEAR, obstacle: 'wager_open' as const, depositWager: eur(1_840) };
const OWED = { ...CLEAR, obstacle: 'refund_owed' as const, refundOwed: eur(20_000) };

const withdrawal = (changes: Partial<Withdrawal>): Withdrawal => ({
  id: 'w1',
  number: 'W-10418',
  method: 'banktransfer',
  title: 'BankTransfer',
  logoUrl: null,
  destination: 'DE•••• 2210',
  amount: 24_000,
  fee: 0,
  net: 24_000,
  currency: 'EUR',
  status: 'pending',
  waitsFor: 'person',
  checks: ['amount', 'details'],
  rejection: null,
  isCancellable: true,
  usualMinutes: 1_440,
  requestedAt: '2026-11-24T10:30:00.000Z',
  decidedAt: null,
  sentAt: null,
  paidAt: null,
  endedAt: null,
  ...changes,
});
const DECIDED = { isCancellable: false, decidedAt: '2026-11-24T10:52:00.000Z' };
const SENT = { ...DECIDED, sentAt: '2026-11-24T10:53:00.000Z' };

/** A workbench has no server: the answers are there before they are asked for, and newer ones never come. */
function Held({ of, children }: { of: readonly [QueryKey, unknown][]; children: ReactNode }) {
  const client = useQueryClient();
  useState(() => {
    for (const [queryKey, answer] of of) {
      client.setQueryData(queryKey, answer);
      void client.fetchQuery({ queryKey, queryFn: () => new Promise<never>(() => undefined), staleTime: 0 });
    }
  });
  return children;
}

const desk = (
  offer: Partial<WithdrawOffer> = {},
  {
    details = CLEAR,
    latest = [],
  }: { details?: typeof CLEAR | typeof WAGER | typeof OWED; latest?: Withdrawal[] } = {},
): Story => ({
  render: () => (
    <Held
      of={[
        [['cashier', 'withdraw-methods'], { ...OFFER, ...offer }],
        [['cashier', 'withdrawals'], latest],
      ]}
    >
      <WithdrawalDesk details={details} onAsked={() => undefined} />
    </Held>
  ),
});
const line = (changes: Partial<Withdrawal>): Story => ({
  render: () => (
    <Held of={[[['cashier', 'withdrawal', 'w1'], withdrawal(changes)]]}>
      <WithdrawalTimeline id="w1" />
    </Held>
  ),
});

const meta: Meta = { title: 'Cashier/Withdrawals', parameters: { path: '/account/wallet/withdrawal' } };
export default meta;
type Story = StoryObj;

export const Form = desk();
export const WagerOpen = desk({}, { details: WAGER });
export const RefundOwed = desk({}, { details: OWED });
export const ProfileIncomplete = desk({ missing: ['profile'] });
export const NotVerified = desk({ missing: ['email', 'identity'] });
export const NothingPaidIn = desk({ methods: [] });
export const OneUnderWay = desk({}, { latest: [withdrawal({})] });
export const WhatCanLeave: Story = { render: () => <WithdrawalBill bill={BILL} /> };
export const NothingCanLeave: Story = {
  render: () => (
    <WithdrawalBill
      bill={{
        ...BILL,
        waitsForWager: eur(126_450),
        availableForWithdraw: eur(0),
        depositWager: eur(1_840),
      }}
    />
  ),
};
export const RefundStays: Story = {
  render: () => (
    <WithdrawalBill
      bill={{
        ...BILL,
        waitsForRefund: eur(126_450),
        availableForWithdraw: eur(0),
        refundOwed: eur(200_000),
      }}
    />
  ),
};
export const Waits = line({});
export const IsSent = line({ status: 'processing', waitsFor: 'company', ...SENT });
export const IsPaid = line({
  status: 'complete',
  waitsFor: null,
  ...SENT,
  paidAt: '2026-11-24T10:58:00.000Z',
});
export const IsRejected = line({
  status: 'rejected',
  waitsFor: null,
  rejection: 'documents',
  ...DECIDED,
  endedAt: '2026-11-24T10:52:00.000Z',
});
export const CameBack = line({
  status: 'refund',
  waitsFor: null,
  ...SENT,
  paidAt: '2026-11-24T10:58:00.000Z',
  endedAt: '2026-11-25T09:00:00.000Z',
});
export const All: Story = {
  render: () => (
    <Held
      of={[
        [
          ['cashier', 'withdrawals'],
          (['pending', 'processing', 'complete', 'rejected', 'cancel', 'refund'] as const).map((status, at) =>
            withdrawal({ id: `w${at}`, number: `W-1042${at}`, status }),
          ),
        ],
      ]}
    >
      <WithdrawalsList />
    </Held>
  ),
};
