'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { closeDifference } from '../../api/post-differences-id-close';
import type { ListedDifference } from '../../api/get-differences';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Facts } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { depositStatus } from '../parts/deposit-words';
import { CLASS_WORDS, KIND_WORDS, sideWords, STATE_WORDS } from './differences-columns';
import { withdrawalStatusWords } from '../parts/withdrawal-words';
import own from './differences.module.scss';
import styles from '../parts/parts.module.scss';

/** How what it belongs to stands here. */
function standsWords({ oursStatus, withdrawalId }: ListedDifference): string {
  if (oursStatus === null) return '–';
  return withdrawalId === null ? depositStatus(oursStatus).words : withdrawalStatusWords(oursStatus);
}

function Side({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <Facts facts={facts} />
    </div>
  );
}

/** Both sides of a difference beside each other, and closing it. */
export function DifferenceDetail({
  difference: one,
  onDone,
}: {
  difference: ListedDifference;
  onDone: (words: string) => void;
}) {
  const may = useMay();
  const record =
    one.withdrawalId === null ? (
      (one.depositId ?? 'Nobody knows which')
    ) : (
      <Link className={styles.link} href={`/office/withdrawals/${one.withdrawalId}`}>
        The withdrawal
      </Link>
    );
  return (
    <section aria-label={`${CLASS_WORDS[one.class].short}, ${one.subject}`}>
      <p className={own.what}>{CLASS_WORDS[one.class].long}</p>
      <div className={own.sides}>
        <Side
          title={`At the company (${one.company})`}
          facts={[
            [KIND_WORDS[one.kind], sideWords(one.theirs, one.theirsCurrency)],
            ['Its name for it', one.subject],
            ['Ours, as it says', one.reference],
            [one.theirs === null ? 'Booked' : 'Moved', timeWords(one.movedAt)],
          ]}
        />
        <Side
          title="Here"
          facts={[
            [KIND_WORDS[one.kind], sideWords(one.ours, one.oursCurrency)],
            [one.withdrawalId === null ? 'Deposit' : 'Withdrawal', record],
            ['It stands', standsWords(one)],
            [
              'Player',
              one.playerId === null ? (
                'Unknown'
              ) : (
                <Link key="player" className={styles.link} href={`/office/players/${one.playerId}`}>
                  {one.email ?? 'Erased'}
                </Link>
              ),
            ],
          ]}
        />
      </div>
      {one.state !== 'open' ? (
        <Facts
          facts={[
            [STATE_WORDS[one.state], one.endedAt === null ? '–' : timeWords(one.endedAt)],
            ...(one.state === 'closed'
              ? [
                  ['By', one.closedByEmail ?? one.closedBy] as const,
                  ['Why', <span key="why">{one.reason}</span>] as const,
                ]
              : [['By', 'Nobody: both sides say the same now'] as const]),
          ]}
        />
      ) : may('decide:payments') ? (
        <DeedForm
          isStanding
          keep={`difference ${one.id}`}
          title="Close it"
          button="Close the difference"
          onSubmit={({ reason = '' }) => closeDifference(one.id, reason)}
          onDone={() => onDone('Closed, with your reason.')}
        >
          <p>
            Closing moves no money, and it is not opened again. It closes by itself when both sides say the
            same.
          </p>
        </DeedForm>
      ) : (
        <p className={styles.notice}>Your roles don’t close differences.</p>
      )}
    </section>
  );
}
