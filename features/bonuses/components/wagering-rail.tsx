import type { CSSProperties } from 'react';
import { useTranslations } from 'next-intl';
import type { Grant } from '../api/get-me-bonuses';
import { partWagered } from '../domain/grant';
import { useGrantWords } from '../hooks/use-grant-words';
import styles from './wagering-rail.module.scss';

const QUARTERS = [0, 25, 50, 75, 100] as const;

/** The wagering as a table rail, with a diamond at each quarter. */
export function WageringRail({ label, grant }: { label: string; grant: Grant }) {
  const t = useTranslations('Bonuses.own');
  const { money } = useGrantWords();
  const part = partWagered(grant);
  const { target } = grant.wagering;
  return (
    <div className={styles.rail}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part}
        aria-valuetext={t('percentDone', { percent: part })}
        style={{ '--part': `${part}%` } as CSSProperties}
      >
        <i />
        {QUARTERS.map((quarter) => (
          <s
            key={quarter}
            style={{ insetInlineStart: `${quarter}%` }}
            data-reached={part >= quarter || undefined}
          />
        ))}
      </div>
      <p aria-hidden>
        {QUARTERS.map((quarter) => (
          <span key={quarter}>{money(grant, Math.floor((target * quarter) / 100))}</span>
        ))}
      </p>
    </div>
  );
}
