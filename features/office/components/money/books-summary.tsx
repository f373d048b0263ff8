'use client';

import Link from 'next/link';
import { useBooksSummary, type BooksSummary as Found } from '../../api/get-differences-summary';
import {
  DIFFERENCES_ADDRESS,
  daysOf,
  EVERY_DIFFERENCE,
  type DifferencesState,
} from '../../state/differences-address';
import { dayWords, timeWords } from '../../state/when';
import { Card, Facts, Mark } from '../parts/card';
import { CLASS_WORDS, KIND_WORDS, sideWords } from './differences-columns';
import { Failure, Loading, Notice } from '../parts/states';
import own from './differences.module.scss';
import styles from '../parts/parts.module.scss';
import rows from '../parts/rows.module.scss';
import table from '../parts/table.module.scss';

/** Both sides of the books by day, how many differences are open, and how far lists were read. */
export function BooksSummary({ state }: { state: DifferencesState }) {
  const { data, error, isPending, refetch } = useBooksSummary(daysOf(state));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="both sides" />;
  return (
    <div className={styles.stack}>
      <Card title="What was looked at">
        <Facts facts={[...data.companies.map(companyFact), ledgerFact(data.ledger)]} />
        {data.companies.length === 0 && <p className={own.what}>No company’s list was read yet.</p>}
        <div className={own.marks}>
          {data.open.length === 0 && <Mark tone="ok">No difference is open</Mark>}
          {data.open.map((one) => (
            <Link
              key={one.class}
              className={styles.link}
              href={DIFFERENCES_ADDRESS.write({
                ...state,
                ...DIFFERENCES_ADDRESS.none,
                class: one.class,
                page: 1,
              })}
            >
              <Mark tone="bad">{`${CLASS_WORDS[one.class].short}: ${one.count}`}</Mark>
            </Link>
          ))}
        </div>
      </Card>
      <Totals totals={data.totals} state={state} />
    </div>
  );
}

function companyFact(one: Found['companies'][number]) {
  const read = one.readAt === null ? 'never read to its end' : `read until ${timeWords(one.readAt)}`;
  const words = !one.listed
    ? 'It keeps no list of movements: nothing can be compared.'
    : one.problem === null
      ? `Its list was ${read}.`
      : `Its list can’t be read since ${timeWords(one.triedAt)} (${one.problem}); it was ${read}.`;
  return [one.company, words] as const;
}

function ledgerFact(ledger: Found['ledger']) {
  if (ledger === null) return ['Ledger', 'Its check has not run yet; it runs every night.'] as const;
  const at = timeWords(ledger.at);
  return [
    'Ledger',
    ledger.holds ? (
      <span key="ledger">{`All invariants held at ${at}.`}</span>
    ) : (
      <span key="ledger">
        <Mark tone="bad">Broken</Mark> {at}:{' '}
        {ledger.broken.map(({ number, name, broken }) => `${number}. ${name} (${broken})`).join('; ')}
      </span>
    ),
  ] as const;
}

/** Each line leads to the differences of its day and kind. */
function Totals({ totals, state }: { totals: Found['totals']; state: DifferencesState }) {
  if (totals.length === 0) return <Notice title="No money moved in these days." />;
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <caption className={table.caption}>Both sides by day</caption>
        <thead>
          <tr>
            <th scope="col">Day, UTC</th>
            <th scope="col">Kind</th>
            <th scope="col" data-figures>
              The company lists (how many)
            </th>
            <th scope="col" data-figures>
              Booked (how many)
            </th>
            <th scope="col" data-figures>
              Difference
            </th>
            <th scope="col" data-figures>
              Open
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map((one) => (
            <tr key={`${one.day} ${one.kind} ${one.currency}`}>
              <td>
                <Link
                  className={`${styles.link} ${rows.oneLine}`}
                  href={DIFFERENCES_ADDRESS.write({
                    ...state,
                    ...DIFFERENCES_ADDRESS.none,
                    state: EVERY_DIFFERENCE,
                    kind: one.kind,
                    from: one.day,
                    to: one.day,
                    days: state.days,
                    page: 1,
                  })}
                >
                  {dayWords(one.day)}
                </Link>
              </td>
              <td>{KIND_WORDS[one.kind]}</td>
              <td data-figures>{`${sideWords(one.theirs, one.currency)} (${one.theirsCount})`}</td>
              <td data-figures>{`${sideWords(one.ours, one.currency)} (${one.oursCount})`}</td>
              <td data-figures>
                {one.theirs === one.ours ? (
                  <Mark tone="ok">None</Mark>
                ) : (
                  // Without an open difference, one side is still given its while to come.
                  <Mark tone={one.open > 0 ? 'bad' : 'wait'}>
                    {sideWords(one.theirs - one.ours, one.currency)}
                  </Mark>
                )}
              </td>
              <td data-figures>{one.open === 0 ? '–' : one.open}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
