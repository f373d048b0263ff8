'use client';

import Link from 'next/link';
import type { BirthdayObstacle } from '@/lib/domain/loyalty';
import { POINTS_REASONS } from '@/lib/domain/points';
import { useLevels, type LevelsOverview } from '../../api/get-levels';
import { timeWords } from '../../state/when';
import { LEVEL_WORDS } from '../cashback/cashback-words';
import { Card, Facts } from '../parts/card';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import { POINTS_WORDS, points } from './level-words';

type Level = LevelsOverview['levels'][number];
type Exchange = LevelsOverview['exchanges'][number];
interface Month {
  month: string;
  by: Readonly<Partial<Record<string, number>>>;
}

const playersOf = (query: string, words: string) => (
  <Link className={styles.link} href={`/office/levels/players?${query}`}>
    {words}
  </Link>
);
/** A sum of the programme: whole euros. */
const euros = (minor: number) => money(minor, 'EUR').replace('.00', '');

const cashbackWords = ({ cashbackPercent, cashbackCap, cashbackWagering }: Level) =>
  [
    `${cashbackPercent}%`,
    cashbackCap === null ? 'no end' : `at most ${euros(cashbackCap)}`,
    ...(cashbackWagering > 0 ? [`wagered ${cashbackWagering} times`] : []),
  ].join(', ');

const figures = (id: string, header: string, cell: (level: Level) => string): OfficeColumn<Level> => ({
  id,
  header,
  figures: true,
  cell: ({ row }) => cell(row.original),
});

const LEVELS: OfficeColumn<Level>[] = [
  {
    id: 'level',
    header: 'Level',
    cell: ({ row: { original: one } }) => <b>{`${one.level}. ${LEVEL_WORDS[one.code]}`}</b>,
  },
  figures('points', 'Points', ({ fromPoints, toPoints }) =>
    toPoints === null ? `from ${points(fromPoints)}` : `${points(fromPoints)} to ${points(toPoints)}`,
  ),
  { id: 'cashback', header: 'Cashback', cell: ({ row }) => cashbackWords(row.original) },
  figures('bonus', 'Gift', ({ bonus }) => (bonus === 0 ? '–' : euros(bonus))),
  figures('payout', 'Paid out at once, a day', ({ instantPayout }) =>
    instantPayout === 0 ? 'As everybody' : euros(instantPayout),
  ),
  {
    id: 'birthday',
    header: 'Birthday gift',
    cell: ({ row: { original: one } }) =>
      one.birthdayCampaign === null || one.birthdayObstacle === 'missing' ? (
        (one.birthdayCampaign ?? '–')
      ) : (
        <Link className={styles.link} href={`/office/campaigns/${encodeURIComponent(one.birthdayCampaign)}`}>
          {one.birthdayCampaign}
        </Link>
      ),
  },
  {
    id: 'manager',
    header: 'Manager',
    cell: ({ row: { original: one } }) =>
      one.personalManager ? (one.manager?.name ?? 'Nobody is named yet') : '–',
  },
  {
    id: 'players',
    header: 'Players',
    figures: true,
    cell: ({ row: { original: one } }) => playersOf(`level=${one.code}`, points(one.players)),
  },
  figures('held', 'Of them held', ({ held }) => points(held)),
  figures('lately', 'Came in 7 days', ({ roseLately }) => points(roseLately)),
  figures('month', 'In 30 days', ({ roseInMonth }) => points(roseInMonth)),
];

/** The levels that hold, who is on them, what points are given for, and what they are exchanged for. */
export function LevelsDesk() {
  const { data, error, isPending, isFetching, refetch } = useLevels();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the levels" />;
  const { levels } = data;
  const sum = levels.reduce((all, { players }) => all + players, 0);
  return (
    <>
      <div className={styles.heading}>
        <h1>Levels</h1>
        <p role="status">
          {`${points(sum)} ${sum === 1 ? 'player has' : 'players have'} a level`}
          {data.below > 0 && ` · ${points(data.below)} with points are below the first`}
        </p>
        <div className={styles.buttons}>
          <Link className={styles.button} href="/office/levels/players?rose=7&sort=rose">
            Who rose
          </Link>
          <Link className={styles.button} href="/office/levels/players">
            All players
          </Link>
        </div>
      </div>
      <p className={styles.quiet}>
        {`Version ${data.version} of the programme, since ${timeWords(data.publishedAt)}. It is written in the CMS, under Loyalty programme. Players are counted as their points were last looked at${data.isRecounting ? '.' : ', a minute ago at most.'}`}
      </p>
      {data.isRecounting && (
        <Notice title="Everybody is being looked at by the new version. Until then levels of players may be older." />
      )}
      <OfficeTable
        caption="Levels, their perks and players"
        columns={LEVELS}
        rows={levels}
        idOf={({ code }) => code}
        isBusy={isFetching}
      />
      <MissingGifts levels={levels} />
      <Card title="For all levels">
        <Facts
          facts={[
            [
              'Cashback is counted by',
              data.cashbackPeriod === 'week' ? 'Week, from Monday, UTC' : 'Month, UTC',
            ],
            ['A level is held for', `${data.holdDays} days after it was last reached`],
            [
              'Points are exchanged',
              data.exchangePoints === null
                ? 'Not now'
                : `${points(data.exchangePoints)} for one euro, or its worth in another currency`,
            ],
            [
              'Wheel of fortune',
              <Link key="wheel" className={styles.link} href="/office/wheel">
                One turn a day on every level
              </Link>,
            ],
          ]}
        />
      </Card>
      <Managers levels={levels} />
      <PointsByMonth months={data.months} />
      <Card title="Points that became money, by months">
        {data.exchanges.length === 0 ? (
          <Notice title="None were exchanged in a year." />
        ) : (
          <OfficeTable
            caption="Exchanges"
            columns={EXCHANGES}
            rows={data.exchanges}
            idOf={({ month, currency }) => `${month} ${currency}`}
          />
        )}
      </Card>
    </>
  );
}

const EXCHANGES: OfficeColumn<Exchange>[] = [
  { id: 'month', header: 'Month, UTC', cell: ({ row }) => row.original.month },
  {
    id: 'exchanges',
    header: 'Exchanges',
    figures: true,
    cell: ({ row }) => points(row.original.exchanges),
  },
  { id: 'players', header: 'Players', figures: true, cell: ({ row }) => points(row.original.players) },
  { id: 'points', header: 'Points', figures: true, cell: ({ row }) => points(row.original.points) },
  {
    id: 'amount',
    header: 'Paid',
    figures: true,
    cell: ({ row: { original: one } }) => money(one.amount, one.currency),
  },
];

const OBSTACLE_WORDS: Readonly<Record<BirthdayObstacle, string>> = {
  missing: 'there is no campaign with this id',
  other_type: 'it is no campaign of the type Birthday',
  not_running: 'the campaign does not run',
};

/** Birthday gifts that players are told of, and that do not come. */
function MissingGifts({ levels }: { levels: readonly Level[] }) {
  const obstacles = new Map(
    levels.flatMap(({ birthdayCampaign: id, birthdayObstacle: why }) =>
      id && why ? [[id, why] as const] : [],
    ),
  );
  return [...obstacles].map(([id, why]) => (
    <p key={id} className={styles.problem} role="alert">
      {`Levels name “${id}” as their birthday gift, and ${OBSTACLE_WORDS[why]}. Nobody of these levels gets one until that is mended, under Campaigns or in the CMS.`}
    </p>
  ));
}

/** Whom players of the upper levels turn to, each with their levels and players. */
function Managers({ levels }: { levels: readonly Level[] }) {
  const managed = levels.filter(({ personalManager }) => personalManager);
  const unnamed = managed.filter(({ manager }) => manager === null);
  const names = [...new Set(managed.flatMap(({ manager }) => (manager ? [manager.name] : [])))];
  return (
    <Card title="Personal managers">
      {unnamed.length > 0 && (
        <Notice title={`Nobody is named for ${unnamed.map(({ code }) => LEVEL_WORDS[code]).join(', ')}.`}>
          Players there turn to support. Names are written in the CMS, under Loyalty programme.
        </Notice>
      )}
      {names.length > 0 && (
        <Facts
          facts={names.map((name) => {
            const theirs = managed.filter(({ manager }) => manager?.name === name);
            const sum = theirs.reduce((all, { players }) => all + players, 0);
            const { contact = '', hours = '' } = theirs[0]?.manager ?? {};
            return [
              name,
              <span key={name} className={styles.stack}>
                <span>{[contact, hours].filter(Boolean).join(', ')}</span>
                <span>{theirs.map(({ code }) => LEVEL_WORDS[code]).join(', ')}</span>
                {playersOf(
                  `manager=${encodeURIComponent(name)}`,
                  `${points(sum)} ${sum === 1 ? 'player' : 'players'}`,
                )}
              </span>,
            ] as const;
          })}
        />
      )}
    </Card>
  );
}

const MONTHS: OfficeColumn<Month>[] = [
  { id: 'month', header: 'Month, UTC', cell: ({ row }) => row.original.month },
  ...POINTS_REASONS.map((reason): OfficeColumn<Month> => ({
    id: reason,
    header: POINTS_WORDS[reason],
    figures: true,
    cell: ({ row }) => points(row.original.by[reason] ?? 0),
  })),
  {
    id: 'sum',
    header: 'Together',
    figures: true,
    cell: ({ row }) => (
      <b>{points(POINTS_REASONS.reduce((sum, reason) => sum + (row.original.by[reason] ?? 0), 0))}</b>
    ),
  },
];

function PointsByMonth({ months }: { months: LevelsOverview['months'] }) {
  const rows = [...new Set(months.map(({ month }) => month))].map((month) => ({
    month,
    by: Object.fromEntries(
      months.flatMap((one) => (one.month === month ? [[one.reason, one.points] as const] : [])),
    ),
  }));
  return (
    <Card title="Points that were given, by months">
      {rows.length === 0 ? (
        <Notice title="None were given in a year." />
      ) : (
        <OfficeTable caption="Points by reason" columns={MONTHS} rows={rows} idOf={({ month }) => month} />
      )}
    </Card>
  );
}
