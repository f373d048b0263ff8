'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import type { GrantEndReason, GrantState } from '@/lib/domain/bonuses';
import { GRANTS_KEY, useGrants, type GrantsQuery, type OfficeGrant } from '../../api/get-bonuses';
import { CAMPAIGNS_KEY } from '../../api/get-campaigns';
import { cancelGrant } from '../../api/post-bonuses-id-cancel';
import { useMay } from '../../state/office-me';
import { Card, Facts, Mark, type Tone } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { ListPages } from '../parts/list-parts';
import { Moment } from '../parts/moment';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import { Failure, Loading, Notice } from '../parts/states';
import { timeWords } from '../../state/when';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

const STATE_WORDS: Record<GrantState, readonly [words: string, tone: Tone]> = {
  pending: ['Offered', 'wait'],
  queued: ['Queued', 'wait'],
  active: ['Active', 'ok'],
  completed: ['Finished', 'plain'],
  expired: ['Expired', 'plain'],
  cancelled: ['Cancelled', 'plain'],
  forfeited: ['Gone with the deposit', 'bad'],
};
const END_WORDS: Record<GrantEndReason, string> = {
  wagered: 'Wagered',
  run_out: 'Played down to nothing',
  rejected: 'Turned down',
  cancelled: 'Cancelled by the player',
  switched: 'Another one was activated',
  currency: 'The account changed its currency',
  closed: 'The account was closed',
  excluded: 'The player is excluded',
  deposit_back: 'Its deposit went back',
  time: 'Its time was over',
  operator: 'Ended by an operator',
};

const columnsFor = (whose: 'campaign' | 'player'): OfficeColumn<OfficeGrant>[] => [
  {
    id: 'who',
    header: whose === 'campaign' ? 'Player' : 'Campaign',
    cell: ({ row: { original: one } }) => (
      <RowOpener id={one.id}>{whose === 'campaign' ? (one.email ?? one.playerId) : one.name}</RowOpener>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ row }) => {
      const [words, tone] = STATE_WORDS[row.original.state];
      return <Mark tone={tone}>{words}</Mark>;
    },
  },
  {
    id: 'amount',
    header: 'Bonus money',
    figures: true,
    cell: ({ row: { original: one } }) => money(one.amount, one.currency),
  },
  {
    id: 'wagered',
    header: 'Wagered',
    figures: true,
    cell: ({ row: { original: one } }) =>
      one.target === 0 ? '–' : `${Math.min(100, Math.floor((one.wagered * 100) / one.target))} %`,
  },
  { id: 'guards', header: 'Guards', cell: ({ row: { original: one } }) => hitsOf(one) },
  { id: 'offered', header: 'Given', cell: ({ row }) => <Moment at={row.original.offeredAt} /> },
  {
    id: 'ended',
    header: 'End',
    cell: ({ row: { original: one } }) => (one.endReason ? END_WORDS[one.endReason] : '–'),
  },
];
const COLUMNS = { campaign: columnsFor('campaign'), player: columnsFor('player') };

/** What the engine's guards have done, none of which takes anything. */
const guardFacts = (grant: OfficeGrant): [string, string | null][] => [
  [
    'Stakes above the largest, refused',
    grant.refusedStakes === 0
      ? null
      : `${grant.refusedStakes} of ${money(grant.refusedAmount, grant.currency)} in all`,
  ],
  [
    'Rounds whose bets covered each other, counted nothing',
    grant.coveredRounds === 0
      ? null
      : `${grant.coveredRounds}, which would have counted ${money(grant.coveredAmount, grant.currency)}`,
  ],
];
const hitsOf = ({ refusedStakes, coveredRounds }: OfficeGrant) =>
  [refusedStakes > 0 && `${refusedStakes} refused`, coveredRounds > 0 && `${coveredRounds} covered`]
    .filter((words) => words !== false)
    .join(', ') || '–';

/** Players' bonuses of a campaign, or all bonuses of a player: how far each is, and ending one. */
export function Grants({ whose, of }: { whose: 'campaign' | 'player'; of: string }) {
  const [page, setPage] = useState(1);
  const [said, setSaid] = useState('');
  const query: GrantsQuery = {
    ...(whose === 'campaign' ? { campaign: of } : { player: of }),
    page,
    per_page: 20,
  };
  const { data, error, isPending, isFetching, refetch } = useGrants(query);
  return (
    <Card title={whose === 'campaign' ? 'Whom it was given' : 'Bonuses'}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="bonuses" />
      ) : data.data.length === 0 ? (
        <Notice title={whose === 'campaign' ? 'Nobody has one yet.' : 'This player has had no bonus.'} />
      ) : (
        <>
          <OfficeTable
            caption="Bonuses of players"
            columns={COLUMNS[whose]}
            rows={data.data}
            idOf={({ id }) => id}
            isBusy={isFetching}
            detailOf={(grant, shut) => (
              <Detail
                grant={grant}
                whose={whose}
                onDone={(words) => {
                  shut();
                  setSaid(words);
                }}
              />
            )}
          />
          {data.meta.lastPage > 1 && <ListPages meta={data.meta} onPage={setPage} />}
        </>
      )}
    </Card>
  );
}

function Detail({
  grant,
  whose,
  onDone,
}: {
  grant: OfficeGrant;
  whose: 'campaign' | 'player';
  onDone: (words: string) => void;
}) {
  const may = useMay();
  const keys = useIdempotencyKey();
  const client = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const link =
    whose === 'campaign' ? (
      <Link className={styles.link} href={`/office/players/${grant.playerId}?tab=bonuses`}>
        {grant.email ?? grant.playerId}
      </Link>
    ) : (
      <Link className={styles.link} href={`/office/campaigns/${grant.campaign}`}>
        {grant.name}
      </Link>
    );
  return (
    <>
      <Facts
        facts={[
          [whose === 'campaign' ? 'Player' : 'Campaign', link],
          ['Given by', grant.byHand ? 'An operator' : 'The campaign'],
          ['Taken', grant.activatedAt && timeWords(grant.activatedAt)],
          ['Ends by itself', grant.endedAt ? null : grant.expiresAt && timeWords(grant.expiresAt)],
          ['Ended', grant.endedAt && timeWords(grant.endedAt)],
          [
            'Staked of what it asks for',
            `${money(grant.wagered, grant.currency)} of ${money(grant.target, grant.currency)}`,
          ],
          ['Became real money', money(grant.converted, grant.currency)],
          ['Free spins', grant.freeSpins],
          ...guardFacts(grant),
        ]}
      />
      {isEnding ? (
        <DeedForm
          keep={`end bonus ${grant.id}`}
          keys={keys}
          title={`End this bonus: ${grant.name}`}
          button="End it"
          isDangerous
          onSubmit={({ reason = '' }, keyOf) =>
            cancelGrant(grant.id, reason, keyOf({ id: grant.id, reason }))
          }
          onDone={() => {
            onDone('The bonus is ended.');
            void client.invalidateQueries({ queryKey: GRANTS_KEY });
            void client.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
          }}
          onCancel={() => setEnding(false)}
        >
          <p>
            Its bonus money goes back to the house at once, and its free spins end. Real money stays with the
            player.
          </p>
        </DeedForm>
      ) : (
        grant.endedAt === null &&
        may('cancel:bonuses') && (
          <div className={`${styles.notice} ${styles.buttons}`}>
            <button
              type="button"
              className={styles.button}
              data-kind="danger"
              onClick={() => setEnding(true)}
            >
              End this bonus …
            </button>
          </div>
        )
      )}
    </>
  );
}
