import Link from 'next/link';
import { withBasePath } from '@/lib/domain/base-path';
import { useTournaments, type ListedTournament } from '../../api/get-tournaments';
import { Card } from '../parts/card';
import { Moment } from '../parts/moment';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';
import own from './tournament-beginnings.module.scss';
import { TEMPLATES } from './tournament-templates';
import { poolOf } from './tournament-values';
import { lastsWords, PhaseMark, prizeWords, STRATEGY_WORDS } from './tournament-words';

const COLUMNS: OfficeColumn<ListedTournament>[] = [
  {
    id: 'name',
    header: 'Tournament',
    cell: ({ row: { original: one } }) => (
      <Link className={styles.link} href={`/office/tournaments/new?copy=${one.id}`}>
        {one.name}
      </Link>
    ),
  },
  { id: 'phase', header: 'State', cell: ({ row }) => <PhaseMark phase={row.original.phase} /> },
  { id: 'strategy', header: 'What counts', cell: ({ row }) => STRATEGY_WORDS[row.original.strategy] },
  { id: 'starts', header: 'Begins', cell: ({ row }) => <Moment at={row.original.startsAt} /> },
  { id: 'games', header: 'Games', figures: true, cell: ({ row }) => row.original.games },
  { id: 'winners', header: 'Winners', figures: true, cell: ({ row }) => row.original.pool.winners },
];

/** What a new tournament begins with: one of four templates, or one that there was. */
export function TournamentBeginnings() {
  const { data, error, isPending, refetch } = useTournaments({
    sort: 'starts',
    order: 'desc',
    page: 1,
    per_page: 20,
  });
  return (
    <>
      <div className={styles.heading}>
        <h1>New tournament</h1>
      </div>
      <Card title="From a template">
        <ul className={own.templates}>
          {Object.entries(TEMPLATES).map(([code, { hours, ...content }]) => {
            const { winners, amount, ...rest } = poolOf(content.prizes);
            return (
              <li key={code}>
                <Link href={`/office/tournaments/new?template=${code}`}>
                  <img src={withBasePath(`${content.image}.webp`)} alt="" width={420} height={210} />
                  <b>{content.name.en}</b>
                  <span>{STRATEGY_WORDS[content.strategy]}</span>
                  <span>
                    {lastsWords(hours)}, {winners} winners
                  </span>
                  <span>{prizeWords({ amount: { EUR: amount.EUR ?? 0 }, ...rest })}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card title="As a copy">
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : isPending || !data ? (
          <Loading what="tournaments" />
        ) : data.data.length === 0 ? (
          <Notice title="There was none yet." />
        ) : (
          <OfficeTable
            isPlain
            caption="Tournaments to copy"
            columns={COLUMNS}
            rows={data.data}
            idOf={({ id }) => id}
          />
        )}
      </Card>
    </>
  );
}
