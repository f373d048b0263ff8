'use client';

import { countryName } from '@/lib/domain/countries';
import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { WITHDRAWALS_KEY } from '../../api/get-withdrawals';
import { useWithdrawalCase, type WithdrawalCase as Found } from '../../api/get-withdrawals-id';
import { dayWords, nameOf, timeWords } from '../../state/when';
import { Card, Facts } from '../parts/card';
import { depositStatus, methodWords } from '../parts/deposit-words';
import { ClockMark, RiskMark } from '../parts/gauges';
import { Failure, Loading } from '../parts/states';
import { WithdrawalDecision } from './withdrawal-decision';
import {
  money,
  NAME_MATCH_WORDS,
  REJECTION_WORDS,
  SIGNAL_WORDS,
  WithdrawalMark,
  withdrawalStatusWords,
} from '../parts/withdrawal-words';
import documents from '../documents/documents.module.scss';
import styles from '../parts/parts.module.scss';
import own from '../parts/words.module.scss';

/** One withdrawal: why a person decides, what speaks for it, where the money came from, and the decision. */
export function WithdrawalCase({ id }: { id: string }) {
  const { data, error, isPending, refetch, dataUpdatedAt } = useWithdrawalCase(id);
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  // What was read before stays, with the note that is being written.
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the withdrawal" />;
  const { withdrawal } = data;
  return (
    <>
      <div className={styles.heading}>
        <h1>
          {withdrawal.number}, {money(withdrawal.amount, withdrawal.currency)}
        </h1>
        {withdrawal.status === 'pending' ? (
          <ClockMark at={withdrawal.requestedAt} now={dataUpdatedAt} />
        ) : (
          <WithdrawalMark status={withdrawal.status} />
        )}
        <p role="status">{said}</p>
        <Link className={styles.link} href="/office/withdrawals">
          All that wait
        </Link>
      </div>
      <div className={documents.case}>
        <div className={documents.side}>
          <Reasons found={data} />
          <Sums found={data} />
        </div>
        <div className={documents.side}>
          <Who found={data} />
          <WithdrawalDecision
            found={data}
            onDone={(words) => {
              setSaid(words);
              void client.invalidateQueries({ queryKey: WITHDRAWALS_KEY });
            }}
          />
          <Steps found={data} />
        </div>
      </div>
    </>
  );
}

/** What was added or taken beside play, as the ledger calls it. */
const typeWords = (type: string): string => {
  const words = type === 'change_balance_inc' ? 'added' : type === 'change_balance_dec' ? 'taken' : type;
  return words.replaceAll('_', ' ');
};

/** What speaks against it beside what speaks for it. */
function Reasons({ found: { withdrawal, isVerified, accountSince, deposited } }: { found: Found }) {
  const speaksFor = [
    isVerified && 'Documents prove who the player is.',
    !withdrawal.signals.includes('first_withdrawal') && 'They were paid before.',
    !withdrawal.signals.includes('little_play') && 'The latest deposit was staked at least twice.',
    !withdrawal.signals.includes('details_changed') && 'Nothing about them changed in the last 14 days.',
    accountSince !== null && `The account is open since ${dayWords(accountSince)}.`,
    `${money(deposited, withdrawal.currency)} were paid in.`,
  ].filter((one) => one !== false);
  return (
    <Card title="Why a person decides" beside={<RiskMark label="Risk: " signals={withdrawal.signals} />}>
      <div className={own.words}>
        <ul data-speaks="against">
          {withdrawal.isDisputed && <li>The payment company says what can’t be true: it is asked again.</li>}
          {withdrawal.signals.map((signal) => (
            <li key={signal}>{SIGNAL_WORDS[signal].long}</li>
          ))}
          {withdrawal.signals.length === 0 && <li>Nothing: it was paid out by itself.</li>}
        </ul>
        <h3>What speaks for it</h3>
        <ul data-speaks="for">
          {speaksFor.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Sums({ found: { withdrawal, deposits, adjustments } }: { found: Found }) {
  const { currency } = withdrawal;
  return (
    <>
      <Card title="Latest deposits">
        {deposits.length === 0 ? (
          <p className={own.words}>None.</p>
        ) : (
          <Facts
            facts={deposits.map(
              ({ id, method, amount, received, status, createdAt }) =>
                [
                  timeWords(createdAt),
                  <span key={id}>
                    {methodWords(method)}, {money(received ?? amount, currency)},{' '}
                    {depositStatus(status).words.toLowerCase()}
                  </span>,
                ] as const,
            )}
          />
        )}
      </Card>
      <Card title="Bonuses and adjustments">
        {adjustments.length === 0 ? (
          <p className={own.words}>None.</p>
        ) : (
          <Facts
            facts={adjustments.map(
              ({ id, type, amount, currency: of, date }) =>
                [
                  timeWords(date),
                  <span key={id}>
                    {typeWords(type)}, {money(amount, of)}
                  </span>,
                ] as const,
            )}
          />
        )}
      </Card>
    </>
  );
}

function Who({ found: { withdrawal, real, bonus, held, holder, nameMatch } }: { found: Found }) {
  const { currency } = withdrawal;
  return (
    <Card title="Where it goes">
      <Facts
        facts={[
          [
            'Player',
            <Link key="player" className={styles.link} href={`/office/players/${withdrawal.playerId}`}>
              {nameOf(withdrawal) || withdrawal.email || 'Erased'}
            </Link>,
          ],
          ['Country', withdrawal.country && countryName(withdrawal.country, 'en')],
          ['To', [withdrawal.title, withdrawal.destination].filter(Boolean).join(' ')],
          ...(holder === null ? [] : [['Account holder', holder] as const]),
          ...(nameMatch === null ? [] : [['Name on it', NAME_MATCH_WORDS[nameMatch]] as const]),
          ['Fee', money(withdrawal.fee, currency)],
          ['Gets', money(withdrawal.amount - withdrawal.fee, currency)],
          ['Held', money(held, currency)],
          ['Balance now', money(real, currency)],
          ['Bonus now', money(bonus, currency)],
        ]}
      />
    </Card>
  );
}

function Steps({ found: { withdrawal, steps, decidedByEmail } }: { found: Found }) {
  return (
    <Card title="Steps">
      <Facts
        facts={[
          ...steps.map(
            ({ to, cause, at }) => [timeWords(at), `${withdrawalStatusWords(to)}: ${cause}`] as const,
          ),
          ...(withdrawal.rejection ? [['Why', REJECTION_WORDS[withdrawal.rejection]] as const] : []),
          ...(withdrawal.decidedAt ? [['Decided by', decidedByEmail ?? 'Nobody had to'] as const] : []),
        ]}
      />
    </Card>
  );
}
