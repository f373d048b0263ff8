import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { barsOf } from '../domain/bars';
import styles from './bar-picture.module.scss';

interface Row {
  key: string;
  /** In the table: the whole of it. */
  name: string;
  /** Under the picture, where there is room for it. */
  short: string;
  values: readonly number[];
}

interface BarPictureProps {
  title: string;
  note?: string;
  /** What each value of a row is, and how its bar looks. */
  series: readonly { name: string; tone: 'brass' | 'jade' | 'result' | 'plain' }[];
  rows: readonly Row[];
  /** What the first column of the table is called. */
  rowName: string;
  /** Every how many columns one is named. */
  step: number;
  /** @param series which value of the row */
  text: (value: number, series: number) => string;
}

/** Bars over time, with the figures as a table behind them. Who can't see the picture hears its highest and lowest values. */
export function BarPicture({ title, note, series, rows, rowName, step, text }: BarPictureProps) {
  const t = useTranslations('Spending');
  const id = useId();
  const { bars, zero, top, bottom } = barsOf(rows.map(({ values }) => values));
  const named = (index: number) => (rows.length - 1 - index) % step === 0 && index >= step - 1;
  const heard =
    bottom < 0
      ? t('heardBoth', { title, most: text(top, 0), least: text(bottom, 0) })
      : t('heard', { title, most: text(top, 0) });
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        {series.length > 1 && (
          <ul className={styles.legend}>
            {series.map(({ name, tone }) => (
              <li key={name} data-tone={tone}>
                {name}
              </li>
            ))}
          </ul>
        )}
        {note && <p>{note}</p>}
      </figcaption>
      <div role="img" aria-label={heard} className={styles.picture}>
        <div className={styles.scale}>
          <span>{top > 0 || bottom === 0 ? text(top, 0) : ''}</span>
          <span>{bottom < 0 ? text(bottom, 0) : ''}</span>
        </div>
        <div
          className={styles.columns}
          style={{ gridTemplateColumns: `repeat(${rows.length}, minmax(0, 1fr))` }}
        >
          <i className={styles.zero} style={{ insetBlockEnd: `${zero * 100}%` }} />
          {rows.map(({ key, values }, index) => (
            <div key={key} className={styles.column}>
              {bars[index]?.map(({ from, size }, one) => (
                <span key={series[one]?.name}>
                  <i
                    data-tone={series[one]?.tone}
                    data-below={(values[one] ?? 0) < 0 || undefined}
                    style={{ insetBlockEnd: `${from * 100}%`, blockSize: `${size * 100}%` }}
                  />
                </span>
              ))}
            </div>
          ))}
        </div>
        <div
          className={styles.axis}
          style={{ gridTemplateColumns: `repeat(${rows.length}, minmax(0, 1fr))` }}
        >
          {rows.map(({ key, short }, index) =>
            named(index) ? (
              <span key={key} style={{ gridColumn: `${index + 2 - step} / ${index + 2}` }}>
                {short}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <details className={styles.table}>
        <summary>{t('table')}</summary>
        <div>
          <table aria-label={t('tableOf', { title })}>
            <thead>
              <tr>
                <th scope="col">{rowName}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map(({ key, name, values }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {values.map((value, one) => (
                    <td key={series[one]?.name}>{text(value, one)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
