'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { LEVEL_CODES } from '@/lib/domain/loyalty';
import { POINTS_AT_MOST } from '@/lib/domain/points';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { playerKey } from '../../api/get-players-id';
import { usePlayerLoyalty, type PlayerLoyalty } from '../../api/get-players-id-loyalty';
import { askForPoints, type PointsCorrection } from '../../api/post-players-id-points-corrections';
import { useMay } from '../../state/office-me';
import { dayWords, timeWords } from '../../state/when';
import { change, levelWords, points, POINTS_WORDS } from '../levels/level-words';
import { Card, Facts, Mark } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Moment } from '../parts/moment';
import { Failure, Loading, Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

type Line = PlayerLoyalty['lines'][number];

const aboutOf = ({ reason, reference, amount, currency, kind }: Line) => {
  if (amount !== null && currency !== null)
    return kind === 'exchange' ? `${money(amount, currency)} paid` : money(amount, currency);
  return reason ?? reference ?? '–';
};

const LINES: OfficeColumn<Line>[] = [
  { id: 'at', header: 'When', cell: ({ row }) => <Moment at={row.original.at} /> },
  { id: 'kind', header: 'What for', cell: ({ row }) => POINTS_WORDS[row.original.kind] },
  {
    id: 'points',
    header: 'Points',
    figures: true,
    cell: ({ row: { original: one } }) =>
      one.kind === 'exchange' ? `${points(one.exchanged)} used` : change(one.points),
  },
  { id: 'about', header: 'About', cell: ({ row }) => aboutOf(row.original) },
];

/** A player's level and points, why they changed, and asking a colleague for a correction. */
export function PlayerLevel({ id }: { id: string }) {
  const may = useMay();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = usePlayerLoyalty(id);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the level" />;
  const { waiting, lines } = data;
  // Several are reached at one moment.
  const reached = LEVEL_CODES.flatMap((code) => data.reached.filter((one) => one.code === code));
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Card
        title={levelWords(data.level)}
        beside={data.heldUntil && <Mark tone="wait">{`Held until ${dayWords(data.heldUntil)}`}</Mark>}
      >
        <Facts
          facts={[
            ['Points', points(data.points)],
            [
              'To the next level',
              data.next === null || data.pointsLeft === null
                ? 'It is the highest'
                : `${points(data.pointsLeft)} to ${levelWords(data.next)}`,
            ],
            [
              'Can be exchanged',
              data.exchangePoints === null
                ? 'Points are not exchanged now'
                : `${points(data.pointsToExchange)}, at ${points(data.exchangePoints)} for one euro`,
            ],
          ]}
        />
      </Card>
      {waiting.map((one) => (
        <p key={one.request} className={styles.notice}>
          {`${one.askedByEmail ?? 'A colleague'} asks for ${change(one.points)} points: ${one.reason} It waits under Approvals.`}
        </p>
      ))}
      {isOpen ? (
        <CorrectionForm
          id={id}
          has={data.points}
          onDone={() => {
            setOpen(false);
            setSaid('A colleague has to agree now, under Approvals.');
            for (const queryKey of [playerKey(id), APPROVALS_KEY])
              void client.invalidateQueries({ queryKey });
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        may('correct:points') &&
        waiting.length === 0 && (
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                setSaid('');
                setOpen(true);
              }}
            >
              Correct the points …
            </button>
          </div>
        )
      )}
      <Card title="Why points changed">
        {lines.length === 0 ? (
          <Notice title="There are no points yet." />
        ) : (
          <OfficeTable
            caption="Points, the latest first"
            columns={LINES}
            rows={lines}
            idOf={({ at, kind, reference, amount }) => `${at} ${kind} ${reference ?? amount}`}
          />
        )}
      </Card>
      <Card title="Levels that were reached">
        {reached.length === 0 ? <Notice title="None yet." /> : <Facts facts={reached.map(reachedFact)} />}
      </Card>
    </>
  );
}

const reachedFact = (one: PlayerLoyalty['reached'][number]) =>
  [
    levelWords(one.code),
    [
      timeWords(one.firstAt),
      ...(one.bonus > 0 ? [`brought ${money(one.bonus, one.currency)}`] : []),
      ...(one.withheld ? ['its gift was held back'] : []),
      ...(one.isBelow ? ['the points have fallen since'] : []),
    ].join(', '),
  ] as const;

/** What was typed, if it can be asked for. @throws FieldProblems */
function read({ points: typed = '', reason = '' }: Record<string, string>, has: number): PointsCorrection {
  if (!/^[+-]?\d{1,9}$/.test(typed))
    throw new FieldProblems({ points: 'A whole number, such as 200 or -50.' });
  const number = Number(typed);
  if (number === 0) throw new FieldProblems({ points: 'Not 0.' });
  if (Math.abs(number) > POINTS_AT_MOST)
    throw new FieldProblems({ points: `At most ${points(POINTS_AT_MOST)} at once.` });
  if (has + number < 0) throw new FieldProblems({ points: `There are only ${points(has)}.` });
  return { points: number, reason };
}

function CorrectionForm({
  id,
  has,
  onDone,
  onCancel,
}: {
  id: string;
  has: number;
  onDone: () => void;
  onCancel: () => void;
}) {
  const keys = useIdempotencyKey();
  return (
    <DeedForm
      keep={`points ${id}`}
      keys={keys}
      title="Correct the points"
      button="Ask a colleague"
      check={(values) => read(values, has)}
      fields={[
        {
          name: 'points',
          label: 'Points',
          hint: '200 are given; with a minus they are taken: -50',
          required: true,
          maxLength: 10,
        },
      ]}
      onSubmit={async (values, keyOf) => {
        const correction = read(values, has);
        await askForPoints(id, correction, keyOf({ id, ...correction }));
      }}
      onDone={onDone}
      onCancel={onCancel}
    >
      <p>
        Nothing changes before a colleague agrees. More points may bring a level with its gift at once; a
        level that was reached is held as long as the programme says.
      </p>
    </DeedForm>
  );
}
