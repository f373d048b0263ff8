'use client';

import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { ADJUSTMENT_AT_MOST, type AdjustmentDirection } from '@/lib/domain/adjustments';
import { decimalToMinor, isCurrency, toDecimalString } from '@/lib/money/money';
import type { PlayerBalances } from '../../api/get-players-id-balances';
import { askForAdjustment, type BalanceAdjustment } from '../../api/post-players-id-adjustments';
import { Facts } from '../parts/card';
import { DeedForm, type DeedField } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { money } from '../parts/withdrawal-words';

export const DIRECTION_WORDS: Record<AdjustmentDirection, string> = {
  add: 'Add to the balance',
  take: 'Take from the balance',
};

type Wallet = PlayerBalances['wallets'][number];
/** What the form begins with. */
export type AdjustmentStart = Partial<Omit<BalanceAdjustment, 'currency'>> & { currency?: string };

const fieldsOf = (wallets: readonly Wallet[], start: AdjustmentStart): DeedField[] => {
  const currency = wallets.find((one) => one.currency === start.currency)?.currency ?? wallets[0]?.currency;
  return [
    {
      name: 'direction',
      label: 'What happens',
      kind: 'select',
      options: Object.entries(DIRECTION_WORDS),
      value: start.direction ?? 'add',
    },
    {
      name: 'currency',
      label: 'Currency',
      kind: 'select',
      options: wallets.map((one) => [one.currency, `${one.currency}, has ${money(one.real, one.currency)}`]),
      ...(currency && { value: currency }),
    },
    {
      name: 'amount',
      label: 'Amount',
      hint: 'With a point or a comma: 12.50',
      required: true,
      maxLength: 16,
      ...(start.amount !== undefined && currency && { value: toDecimalString(start.amount, currency) }),
    },
    {
      name: 'reference',
      label: 'Reference, if there is one',
      hint: 'A complaint, a deposit, a round',
      maxLength: 120,
      ...(start.reference && { value: start.reference }),
    },
    {
      name: 'words',
      label: 'What the player reads, in their language',
      kind: 'area',
      required: true,
      maxLength: 500,
      ...(start.words && { value: start.words }),
    },
  ];
};

/** What was typed, if it can be asked for. @throws FieldProblems */
function read(values: Record<string, string>, wallets: readonly Wallet[]): BalanceAdjustment {
  const { currency = '', words = '', reason = '', reference = '' } = values;
  const direction = values.direction === 'take' ? 'take' : 'add';
  const wallet = wallets.find((one) => one.currency === currency);
  if (!wallet || !isCurrency(currency)) throw new FieldProblems({ currency: 'Choose one of theirs.' });
  const amount = decimalToMinor(values.amount ?? '', currency);
  if (amount === null || amount === 0) throw new FieldProblems({ amount: 'An amount like 12.50.' });
  if (amount > ADJUSTMENT_AT_MOST)
    throw new FieldProblems({ amount: `At most ${money(ADJUSTMENT_AT_MOST, currency)} at once.` });
  if (direction === 'take' && amount > wallet.real)
    throw new FieldProblems({ amount: `There are only ${money(wallet.real, currency)}.` });
  return { direction, currency, amount, words, reason, ...(reference === '' ? {} : { reference }) };
}

/** An adjustment: written, looked at once more with the balance before and after, and asked for. */
export function AdjustmentForm({
  playerId,
  wallets,
  start = {},
  onDone,
  onCancel,
}: {
  playerId: string;
  wallets: readonly Wallet[];
  start?: AdjustmentStart;
  onDone: () => void;
  onCancel: () => void;
}) {
  const keys = useIdempotencyKey();
  const keep = `adjust ${playerId}`;
  const [typed, setTyped] = useState(start);
  const [wanted, setWanted] = useState<BalanceAdjustment | null>(null);
  const before = wallets.find((one) => one.currency === wanted?.currency)?.real ?? 0;
  return (
    <Step of={wanted ? 'confirm' : 'write'}>
      {wanted ? (
        <DeedForm
          key="confirm"
          keep={keep}
          title="Ask for exactly this?"
          button="Ask a colleague"
          withReason={false}
          isDangerous={wanted.direction === 'take'}
          keys={keys}
          onSubmit={(_, keyOf) => askForAdjustment(playerId, wanted, keyOf({ playerId, ...wanted }))}
          onDone={onDone}
          onCancel={() => setWanted(null)}
          back="Change it"
        >
          <Facts
            facts={[
              [DIRECTION_WORDS[wanted.direction], money(wanted.amount, wanted.currency)],
              ['Real balance now', money(before, wanted.currency)],
              [
                'Afterwards',
                money(
                  before + (wanted.direction === 'add' ? wanted.amount : -wanted.amount),
                  wanted.currency,
                ),
              ],
              ['Reference', wanted.reference ?? '–'],
              ['The player reads', wanted.words],
              ['Reason', wanted.reason],
            ]}
          />
          <p>Nothing moves before a colleague agrees.</p>
        </DeedForm>
      ) : (
        <DeedForm
          key="write"
          keep={keep}
          sendsLater
          check={(values) => read(values, wallets)}
          title="Adjust the balance"
          button="Look at it once more"
          fields={fieldsOf(wallets, typed)}
          {...(typed.reason && { reason: typed.reason })}
          onSubmit={async (values) => {
            const adjustment = read(values, wallets);
            setTyped(adjustment);
            setWanted(adjustment);
          }}
          onDone={() => undefined}
          onCancel={onCancel}
        />
      )}
    </Step>
  );
}
