'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { GIVEN_ALONE, GIVEN_AT_ONCE, type HandOutcome } from '@/lib/domain/campaigns';
import { decimalToMinor, type Currency } from '@/lib/money/money';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { GRANTS_KEY } from '../../api/get-bonuses';
import { CAMPAIGNS_KEY } from '../../api/get-campaigns';
import { giveBonus, type BonusGift, type BonusGiftResult } from '../../api/post-campaigns-id-gifts';
import { Facts } from '../parts/card';
import { DeedForm, type DeedField } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

const OUTCOME_WORDS: Record<HandOutcome, string> = {
  given: 'Given',
  given_before: 'Given before, by the same order',
  had: 'Has had it as often as it is given',
  closed: 'Has no open account, or takes a break',
  currency: 'It is not given in their currency',
  one_person: 'Seems to be somebody who has had one: decide it below',
  first_play: 'Their law lets them have one bonus, before their first play',
  spin_stake: 'A free spin is worth more than their law lets a round of slots cost',
  budget: 'The budget does not cover it, or there is nothing to give',
};

/** The campaign, as far as it matters for giving. */
export interface Gift {
  id: string;
  name: string;
  amounts: readonly { currency: Currency; most: number }[];
}

const fieldsOf = ({ amounts }: Gift, player: string | undefined, typed: BonusGift | null): DeedField[] => [
  ...(player === undefined
    ? [
        {
          name: 'players',
          label: 'Players',
          kind: 'area',
          required: true,
          hint: `Addresses or ids, a line each, at most ${GIVEN_AT_ONCE}`,
          ...(typed && { value: typed.players.join('\n') }),
        } satisfies DeedField,
      ]
    : []),
  ...(amounts.length > 0
    ? [
        {
          name: 'currency',
          label: 'Amount',
          kind: 'select',
          options: [
            ['', 'What the campaign gives'],
            ...amounts.map(
              ({ currency, most }) =>
                [currency, `Less, in ${currency}: at most ${money(most, currency)}`] as const,
            ),
          ],
          value: typed?.amount?.currency ?? '',
        } satisfies DeedField,
        {
          name: 'amount',
          label: 'Other amount, if you chose one',
          hint: 'With a point or a comma: 12.50',
          maxLength: 16,
        } satisfies DeedField,
      ]
    : []),
];

/** What was typed, if it can be given. @throws FieldProblems */
function read(values: Readonly<Record<string, string>>, gift: Gift, player: string | undefined): BonusGift {
  const { reason = '', currency = '', amount = '' } = values;
  const players =
    player === undefined ? [...new Set((values.players ?? '').split(/[\s,;]+/).filter(Boolean))] : [player];
  if (players.length === 0) throw new FieldProblems({ players: 'Name at least one.' });
  if (players.length > GIVEN_AT_ONCE)
    throw new FieldProblems({ players: `These are ${players.length}: at most ${GIVEN_AT_ONCE} at once.` });
  if (currency === '' && amount !== '')
    throw new FieldProblems({ currency: 'Choose the currency of the other amount.' });
  const chosen = gift.amounts.find((one) => one.currency === currency);
  if (!chosen) return { players, reason };
  const minor = decimalToMinor(amount, chosen.currency);
  if (minor === null || minor === 0) throw new FieldProblems({ amount: 'An amount like 12.50.' });
  if (minor > chosen.most)
    throw new FieldProblems({ amount: `The campaign gives at most ${money(chosen.most, chosen.currency)}.` });
  return { players, reason, amount: { currency: chosen.currency, minor } };
}

/** A bonus by hand, for one player or a list: written, looked at once more, given or asked for, and what came of it. */
export function GiftForm({
  gift,
  player,
  onCancel,
}: {
  gift: Gift;
  /** The one whom it is for; left out, players are named. */
  player?: string;
  onCancel: () => void;
}) {
  const keys = useIdempotencyKey();
  const keep = `gift ${gift.id} ${player ?? ''}`;
  const client = useQueryClient();
  const [typed, setTyped] = useState<BonusGift | null>(null);
  const [isSure, setSure] = useState(false);
  const [given, setGiven] = useState<BonusGiftResult | null>(null);
  const step = given ? 'given' : isSure ? 'confirm' : 'write';
  const alone = Object.entries(GIVEN_ALONE)
    .map(([currency, most]) => money(most, currency))
    .join(', ');
  return (
    <Step of={step}>
      {given ? (
        <section className={styles.deed} aria-label="What came of it">
          <h2>{given.request ? 'A colleague has to agree now, under Approvals.' : 'What came of it'}</h2>
          {given.results.length > 0 && (
            <Facts facts={given.results.map(({ email, outcome }) => [email, OUTCOME_WORDS[outcome]])} />
          )}
          <div className={styles.buttons}>
            <button type="button" className={styles.button} onClick={onCancel}>
              Close
            </button>
          </div>
        </section>
      ) : isSure && typed ? (
        <DeedForm
          key="confirm"
          keep={keep}
          keys={keys}
          title="Give exactly this?"
          button="Give it"
          withReason={false}
          back="Change it"
          onSubmit={async (_, keyOf) =>
            setGiven(await giveBonus(gift.id, typed, keyOf({ id: gift.id, ...typed })))
          }
          onDone={() => {
            void client.invalidateQueries({ queryKey: GRANTS_KEY });
            void client.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
            void client.invalidateQueries({ queryKey: APPROVALS_KEY });
          }}
          onCancel={() => setSure(false)}
        >
          <Facts
            facts={[
              ['Campaign', gift.name],
              ['Players', typed.players.length === 1 ? typed.players[0] : typed.players.length],
              [
                'Each gets',
                typed.amount ? money(typed.amount.minor, typed.amount.currency) : 'What the campaign gives',
              ],
              ['Reason', typed.reason],
            ]}
          />
          <p>
            A colleague has to agree first when it comes to more than {alone} with what you have given, or the
            player was given, in the last 24 hours.
          </p>
        </DeedForm>
      ) : (
        <DeedForm
          key="write"
          keep={keep}
          sendsLater
          check={(values) => read(values, gift, player)}
          title={`Give by hand: ${gift.name}`}
          button="Look at it once more"
          fields={fieldsOf(gift, player, typed)}
          {...(typed && { reason: typed.reason })}
          onSubmit={async (values) => {
            setTyped(read(values, gift, player));
            setSure(true);
          }}
          onDone={() => undefined}
          onCancel={onCancel}
        />
      )}
    </Step>
  );
}
