'use client';

import Link from 'next/link';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { currencyOrDefault } from '@/lib/money/money';
import { useNetworkTournaments, type ListedNetworkTournament } from '../../api/get-network-tournaments';
import { Card, Mark } from '../parts/card';
import { Moment } from '../parts/moment';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';

const TONES = { upcoming: 'wait', active: 'ok', completed: 'plain' } as const;
const STATUS_WORDS = { upcoming: 'To come', active: 'Running', completed: 'Ended' } as const;
const money = ({ amount, currency }: { amount: number; currency: string }) =>
  formatAmount(amount, currencyOrDefault(currency), 'en');

const COLUMNS: OfficeColumn<ListedNetworkTournament>[] = [
  {
    id: 'title',
    header: 'Tournament',
    cell: ({ row: { original: one } }) => (
      <a className={styles.link} href={`/tournaments/${one.code}`}>
        {one.title}
      </a>
    ),
  },
  {
    id: 'status',
    header: 'State',
    cell: ({ row: { original: one } }) => <Mark tone={TONES[one.status]}>{STATUS_WORDS[one.status]}</Mark>,
  },
  { id: 'starts', header: 'Begins', cell: ({ row }) => <Moment at={row.original.startsAt} /> },
  { id: 'ends', header: 'Ends', cell: ({ row }) => <Moment at={row.original.endsAt} /> },
  { id: 'participants', header: 'Players', figures: true, cell: ({ row }) => row.original.participants },
  {
    id: 'paid',
    header: 'Paid',
    figures: true,
    cell: ({ row }) => row.original.sums.map(money).join(', ') || '–',
  },
  {
    id: 'prizes',
    header: 'Prizes that the studio asked for',
    cell: ({ row }) => <Prizes prizes={row.original.prizes} />,
  },
  { id: 'told', header: 'Last told', cell: ({ row }) => <Moment at={row.original.toldAt} /> },
];

function Prizes({ prizes }: { prizes: ListedNetworkTournament['prizes'] }) {
  if (prizes.length === 0) return '–';
  return (
    <ul>
      {prizes.map((prize) => (
        <li key={prize.place}>
          Place {prize.place},{' '}
          <Link className={styles.link} href={`/office/players/${prize.playerId}`}>
            {prize.playerId.slice(0, 8)}
          </Link>
          : {money(prize)}
          {!prize.isPaid && ', refused: the account may not play'}
        </li>
      ))}
    </ul>
  );
}

/** Tournaments of the studio, to be read: it decides them, and asks for their prizes. */
export function NetworkTournaments() {
  const { data, error, isPending, refetch } = useNetworkTournaments();
  return (
    <Card title="Tournaments of studios">
      {isPending ? (
        <Loading what="tournaments of studios" />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data.data.length === 0 ? (
        <Notice title={data.isCurrent ? 'No studio holds one.' : 'The studio does not answer.'} />
      ) : (
        <>
          {!data.isCurrent && <Notice title="The studio does not answer: this is what it told last." />}
          <OfficeTable
            caption="Tournaments of studios"
            columns={COLUMNS}
            rows={data.data}
            idOf={({ code }) => code}
          />
        </>
      )}
    </Card>
  );
}
