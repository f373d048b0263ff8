'use client';

import { ADJUSTMENT_AT_MOST, WAIVED_ALONE } from '@/lib/domain/adjustments';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { decimalToMinor, isCurrency, toDecimalString } from '@/lib/money/money';
import type { PlayerBalances } from '../../api/get-players-id-balances';
import { waiveWager, type WagerWaiver } from '../../api/post-players-id-wager-waivers';
import { DeedForm } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { money } from '../parts/withdrawal-words';

type Wallet = PlayerBalances['wallets'][number];

/** What was typed, if it can be waived. @throws FieldProblems */
function read(values: Record<string, string>, wallets: readonly Wallet[]): WagerWaiver {
  const { currency = '', words = '', reason = '' } = values;
  const wallet = wallets.find((one) => one.currency === currency);
  if (!wallet || !isCurrency(currency)) throw new FieldProblems({ currency: 'Choose one of theirs.' });
  const amount = decimalToMinor(values.amount ?? '', currency);
  if (amount === null || amount === 0) throw new FieldProblems({ amount: 'An amount like 12.50.' });
  const most = Math.min(wallet.depositWager, ADJUSTMENT_AT_MOST);
  if (amount > most)
    throw new FieldProblems({ amount: `Only ${money(most, currency)} is still to be staked.` });
  return { currency, amount, words, reason };
}

/** Waives what a player still has to stake, or some of it. @param onDone what came of it */
export function WaiverForm({
  playerId,
  wallets,
  onDone,
  onCancel,
}: {
  playerId: string;
  /** Those with something still to be staked. */
  wallets: readonly Wallet[];
  onDone: (words: string) => void;
  onCancel: () => void;
}) {
  const keys = useIdempotencyKey();
  const [first] = wallets;
  const alone = wallets
    .filter(({ currency }) => isCurrency(currency))
    .map(({ currency }) => money(WAIVED_ALONE[currency], currency))
    .join(' or ');
  return (
    <DeedForm
      keep={`waive ${playerId}`}
      keys={keys}
      title="Waive what is still to be staked"
      button="Waive it"
      check={(values) => read(values, wallets)}
      fields={[
        {
          name: 'currency',
          label: 'Currency',
          kind: 'select',
          options: wallets.map((one) => [
            one.currency,
            `${one.currency}, ${money(one.depositWager, one.currency)} still to be staked`,
          ]),
        },
        {
          name: 'amount',
          label: 'Amount',
          hint: 'With a point or a comma: 12.50',
          required: true,
          maxLength: 16,
          ...(first && { value: toDecimalString(first.depositWager, first.currency) }),
        },
        {
          name: 'words',
          label: 'What the player reads, in their language',
          kind: 'area',
          required: true,
          maxLength: 500,
        },
      ]}
      onSubmit={async (values, keyOf) => {
        const waiver = read(values, wallets);
        const request = await waiveWager(playerId, waiver, keyOf({ playerId, ...waiver }));
        onDone(
          request === null
            ? `${money(waiver.amount, waiver.currency)} need not be staked any more.`
            : 'A colleague has to agree now, under Approvals.',
        );
      }}
      onDone={() => undefined}
      onCancel={onCancel}
    >
      <p>
        No money moves. Above {alone} in 24 hours, of one operator or for one player, a colleague has to
        agree.
      </p>
    </DeedForm>
  );
}
