'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { meanOf, oddsOf, WHEEL_FIELDS } from '@/lib/domain/wheel';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { useWheel, WHEEL_KEY, type WheelOverview } from '../../api/get-wheel';
import { askForTable } from '../../api/post-wheel-tables';
import { switchWheel } from '../../api/put-wheel-switch';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Facts, Mark } from '../parts/card';
import { DeedForm, type DeedField } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { Failure, Loading, Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import own from './wheel-desk.module.scss';
import { fieldsWords, fieldWords, readFields, typedFields } from './wheel-words';

type Table = WheelOverview['tables'][number];
type Month = WheelOverview['months'][number];

/** The wheel of fortune: its switch, what its fields bring, and what it gave. */
export function WheelDesk() {
  const { data, error, isPending, refetch } = useWheel();
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the wheel" />;
  const [current] = data.tables;
  const done = (words: string) => {
    setSaid(words);
    for (const queryKey of [WHEEL_KEY, APPROVALS_KEY]) void client.invalidateQueries({ queryKey });
  };
  return (
    <>
      <div className={styles.heading}>
        <h1>Wheel of fortune</h1>
        <Link className={styles.button} href="/office/wheel/turns">
          All turns
        </Link>
      </div>
      <p role="status" className={said === '' ? styles.unseen : styles.quiet}>
        {said}
      </p>
      <Switch wheel={data} onDone={() => done('It is done, and written down.')} />
      {current && (
        <TableCard
          key={current.version}
          table={current}
          waits={data.asked.length > 0}
          onDone={() => done('A colleague has to agree now, under Approvals.')}
        />
      )}
      {data.asked.map(({ request, askedBy, content }) => (
        <p key={request} className={styles.notice}>
          {`${askedBy ?? 'A colleague'} asks for: ${fieldsWords(content.fields)}. It waits under Approvals.`}
        </p>
      ))}
      <Card title="What it gave, by months">
        {data.months.length === 0 ? (
          <Notice title="Nothing yet." />
        ) : (
          <OfficeTable
            caption="Months"
            columns={MONTHS}
            rows={data.months}
            idOf={({ month, currency }) => `${month} ${currency}`}
          />
        )}
      </Card>
      <Card title="Earlier tables">
        {data.tables.length < 2 ? (
          <Notice title="There is none." />
        ) : (
          <Facts facts={data.tables.slice(1).map(tableFact)} />
        )}
      </Card>
    </>
  );
}

const tableFact = ({ version, madeAt, madeBy, reason, content }: Table) =>
  [
    `Version ${version}, from ${timeWords(madeAt)}`,
    [fieldsWords(content.fields), madeBy && `asked for by ${madeBy}`, reason].filter(Boolean).join('; '),
  ] as const;

const MONTHS: OfficeColumn<Month>[] = [
  { id: 'month', header: 'Month, UTC', cell: ({ row }) => row.original.month },
  { id: 'turns', header: 'Turns', figures: true, cell: ({ row }) => row.original.turns.toLocaleString('en') },
  {
    id: 'players',
    header: 'Players',
    figures: true,
    cell: ({ row }) => row.original.players.toLocaleString('en'),
  },
  {
    id: 'bonuses',
    header: 'Bonuses',
    figures: true,
    cell: ({ row }) => money(row.original.bonuses, row.original.currency),
  },
  {
    id: 'spins',
    header: 'Free spins',
    figures: true,
    cell: ({ row }) => row.original.freeSpins.toLocaleString('en'),
  },
  {
    id: 'points',
    header: 'Points',
    figures: true,
    cell: ({ row }) => row.original.points.toLocaleString('en'),
  },
  {
    id: 'worth',
    header: 'Counted as',
    figures: true,
    cell: ({ row }) => money(row.original.worth, row.original.currency),
  },
  { id: 'withheld', header: 'Withheld', figures: true, cell: ({ row }) => row.original.withheld },
];

function Switch({ wheel, onDone }: { wheel: WheelOverview; onDone: () => void }) {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const { isOn, isWhole, switchedAt, switchedBy, switchReason } = wheel;
  const by = [switchedBy, switchReason].filter(Boolean).join(': ');
  return (
    <Card title="Switch" beside={<Mark tone={isOn && isWhole ? 'ok' : 'bad'}>{isOn ? 'On' : 'Off'}</Mark>}>
      <Facts facts={[[`Since ${timeWords(switchedAt)}`, by === '' ? 'From the start' : by]]} />
      {!isWhole && (
        <p className={styles.problem}>
          It stands still: a campaign of its prizes is missing, or has no game.
        </p>
      )}
      {may('switch:wheel') &&
        (isOpen ? (
          <DeedForm
            keep={`wheel ${isOn ? 'off' : 'on'}`}
            title={isOn ? 'Switch it off for everybody?' : 'Switch it on?'}
            button={isOn ? 'Switch off' : 'Switch on'}
            isDangerous={isOn}
            onSubmit={({ reason = '' }) => switchWheel(!isOn, reason)}
            onDone={() => {
              setIsOpen(false);
              onDone();
            }}
            onCancel={() => setIsOpen(false)}
          />
        ) : (
          <div className={own.buttons}>
            <button type="button" className={styles.button} onClick={() => setIsOpen(true)}>
              {isOn ? 'Switch off …' : 'Switch on …'}
            </button>
          </div>
        ))}
    </Card>
  );
}

const fieldsOf = ({ fields, spinCampaign, bonusCampaign, wagering }: Table['content']): DeedField[] => [
  {
    name: 'fields',
    label: 'Fields, clockwise from the top, one a line',
    hint: 'spins 5, bonus 1.00 (euro), points 50, nothing. All twelve are drawn equally often.',
    kind: 'area',
    required: true,
    value: typedFields(fields),
  },
  { name: 'spinCampaign', label: 'Campaign of free spins, its id', required: true, value: spinCampaign },
  { name: 'bonusCampaign', label: 'Campaign of bonuses, its id', required: true, value: bonusCampaign },
  { name: 'wagering', label: 'How often a bonus is wagered', required: true, value: String(wagering) },
];

/** @throws FieldProblems */
function readTable(typed: Readonly<Partial<Record<string, string>>>): Table['content'] {
  const { fields = '', spinCampaign = '', bonusCampaign = '', wagering = '' } = typed;
  const read = readFields(fields);
  if (typeof read === 'string') throw new FieldProblems({ fields: read });
  if (!/^\d{1,2}$/.test(wagering) || Number(wagering) > 60)
    throw new FieldProblems({ wagering: 'A whole number from 0 to 60.' });
  return { fields: read, spinCampaign, bonusCampaign, wagering: Number(wagering) };
}

/** The table that holds, with its odds, and asking for another one. */
function TableCard({ table, waits, onDone }: { table: Table; waits: boolean; onDone: () => void }) {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const { version, content } = table;
  return (
    <Card title={`Table, version ${version}`}>
      <Facts
        facts={[
          ...oddsOf(content.fields).map(
            (prize) => [fieldWords(prize), `${prize.fields} of ${WHEEL_FIELDS}`] as const,
          ),
          ['Bonuses of a turn on average', money(meanOf(content.fields, 'EUR', 0), 'EUR')],
          ['Campaigns', `${content.spinCampaign}, ${content.bonusCampaign}`],
          ['A bonus is wagered', `${content.wagering} times`],
        ]}
      />
      {waits ? (
        <p className={styles.notice}>Another one waits for a colleague, under Approvals.</p>
      ) : (
        may('change:wheel') &&
        (isOpen ? (
          <DeedForm
            keep="wheel table"
            over={String(version)}
            title="Another table"
            button="Ask a colleague"
            fields={fieldsOf(content)}
            check={readTable}
            onSubmit={({ reason = '', ...typed }, keyOf) => {
              const change = { after: version, content: readTable(typed), reason };
              return askForTable(change, keyOf(change));
            }}
            onDone={() => {
              setIsOpen(false);
              onDone();
            }}
            onCancel={() => setIsOpen(false)}
          />
        ) : (
          <div className={own.buttons}>
            <button type="button" className={styles.button} onClick={() => setIsOpen(true)}>
              Another table …
            </button>
          </div>
        ))
      )}
    </Card>
  );
}
