import type { Outcome, Plan, RowPlan } from '../seo-csv/plan';
import styles from './seo-csv.module.scss';

/** What an import would change, or has changed. */
export type Report = Plan & { digest: string; applied: boolean };

const OUTCOMES: Record<Outcome, string> = {
  created: 'created',
  changed: 'changed',
  unchanged: 'unchanged',
  wrong: 'wrong',
};

/** So many rows are shown: a browser that draws thousands of them stands still. */
const MAX_SHOWN = 300;

function What({ row: { changes, problems, outcome } }: { row: RowPlan }) {
  if (problems.length > 0) {
    return (
      <ul>
        {problems.map(({ column, message }) => (
          <li key={`${column} ${message}`}>
            {column && <code>{column}</code>} {message}
          </li>
        ))}
      </ul>
    );
  }
  if (outcome === 'unchanged') return <>–</>;
  return (
    <ul>
      {changes.map(({ column, from, to }) => (
        <li key={column}>
          <code>{column}</code> {from !== '' && <del>{from}</del>} <ins>{to}</ins>
        </li>
      ))}
    </ul>
  );
}

/** Every row of a table: its effect, or what is wrong with it. Wrong rows come first. */
export function SeoCsvReport({ report: { rows, problems, counts } }: { report: Report }) {
  const order: Outcome[] = ['wrong', 'created', 'changed', 'unchanged'];
  const sorted = rows.toSorted(
    (a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || a.line - b.line,
  );
  return (
    <>
      <p data-csv-counts>
        {order.toReversed().map((outcome) => (
          <span key={outcome} className={styles.count} data-outcome={outcome}>
            <b>{counts[outcome]}</b> {OUTCOMES[outcome]}
          </span>
        ))}
      </p>
      <div className={styles.scroll}>
        <table className={styles.report}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Entry</th>
              <th scope="col">Becomes</th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`} data-outcome="wrong">
                <td>{line}</td>
                <td>–</td>
                <td>wrong</td>
                <td>
                  {column && <code>{column}</code>} {message}
                </td>
              </tr>
            ))}
            {sorted.slice(0, MAX_SHOWN).map((row) => (
              <tr key={row.line} data-outcome={row.outcome}>
                <td>{row.line}</td>
                <td>{row.code || '–'}</td>
                <td>{OUTCOMES[row.outcome]}</td>
                <td>
                  <What row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sorted.length > MAX_SHOWN && <p>{sorted.length - MAX_SHOWN} more rows</p>}
    </>
  );
}
