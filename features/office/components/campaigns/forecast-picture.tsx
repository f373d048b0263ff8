import type { CampaignForecast } from '../../api/get-campaigns-id-forecast';
import { about } from './forecast-words';
import styles from './forecast-picture.module.scss';

type Sums = CampaignForecast['sums'][number];

const DAYS = 90;

interface Bar {
  kind: 'value' | 'cost' | 'budget';
  name: string;
  words: string;
  /** Parts of the whole scale. */
  begin: number;
  end: number;
  /** Within which 19 of 20 such times are; null for what has no error. */
  range: readonly [from: number, to: number] | null;
}

/** What it would have given and cost, on one scale that begins at nothing, and how many of the days its budget lasts. */
function barsOf({ currency, value, valueError, cost, costError, budgetDay }: Sums): Bar[] {
  const sums = [
    { kind: 'value' as const, name: 'Worth', amount: value, error: valueError },
    ...(cost === null ? [] : [{ kind: 'cost' as const, name: 'Cost', amount: cost, error: costError ?? 0 }]),
  ];
  const least = Math.min(0, ...sums.map(({ amount }) => amount));
  const most = Math.max(0, ...sums.map(({ amount, error }) => amount + error));
  const at = (amount: number) => (Math.max(least, amount) - least) / (most - least);
  const amounts =
    most === least
      ? []
      : sums.map(({ kind, name, amount, error }) => ({
          kind,
          name,
          words: about(amount, error, currency),
          begin: at(Math.min(0, amount)),
          end: at(Math.max(0, amount)),
          range: error === 0 ? null : ([at(amount - error), at(amount + error)] as const),
        }));
  if (budgetDay === null) return amounts;
  const budget = {
    kind: 'budget' as const,
    name: 'Budget',
    words: `gone on day ${budgetDay} of ${DAYS}`,
    begin: 0,
    end: budgetDay / DAYS,
    range: null,
  };
  return [...amounts, budget];
}

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

/** The forecast of a currency as bars, each with the range in which it may be; the table beside it has the same figures. */
export function ForecastPicture({ sums }: { sums: Sums }) {
  const bars = barsOf(sums);
  if (bars.length === 0) return null;
  const said = bars.map(({ name, words }) => `${name.toLowerCase()} ${words}`).join(', ');
  return (
    <div className={styles.picture} role="img" aria-label={`${sums.currency}: ${said}`}>
      <b>{sums.currency}</b>
      {bars.map(({ kind, name, words, begin, end, range }) => (
        <div key={kind} className={styles.row} data-kind={kind}>
          <span>{name}</span>
          <svg width="100%" height="22" aria-hidden>
            <rect className={styles.track} y="5" width="100%" height="12" rx="3" />
            <rect x={percent(begin)} y="5" width={percent(end - begin)} height="12" rx="3" />
            {range && (
              <g>
                <line x1={percent(range[0])} x2={percent(range[1])} y1="11" y2="11" />
                {range.map((part) => (
                  <line key={part} x1={percent(part)} x2={percent(part)} y1="4" y2="18" />
                ))}
              </g>
            )}
          </svg>
          <span>{words}</span>
        </div>
      ))}
    </div>
  );
}
