import { useFormatter, useTranslations } from 'next-intl';
import type { Answer } from './question';
import styles from './heap-table.module.scss';

/** The pictures in figures, with a digit more. */
export function HeapTable({ answer, labels }: { answer: Answer; labels: readonly string[] }) {
  const t = useTranslations('TrueCost');
  const format = useFormatter();
  const { withBonus, without } = answer;
  const figure = (chance = 0) =>
    format.number(100 * Math.max(chance, 0), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <details className={styles.details}>
      <summary>{t('table')}</summary>
      <table className={styles.table}>
        <caption>{t('tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tableEnd')}</th>
            <th scope="col">{t('withBonus')}</th>
            {without && <th scope="col">{t('without')}</th>}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, heap) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figure(withBonus.heaps[heap])}</td>
              {without && <td>{figure(without.heaps[heap])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
