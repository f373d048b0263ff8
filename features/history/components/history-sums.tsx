import { useId } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import type { Currency } from '@/lib/money/money';
import { useSums } from '../api/get-me-sums';
import styles from './history-sums.module.scss';

/** What the time that is shown comes to, whatever else the list leaves out. Nothing where it is too long to add up. */
export function HistorySums({
  span,
  currency,
}: {
  span: { from: Date; to: Date } | null;
  currency: Currency;
}) {
  const t = useTranslations('History');
  const locale = useLocale();
  const caption = useId();
  const { data, isError } = useSums(span);
  if (!span || isError) return null;
  const figures = [
    ['deposited', data?.deposited, false],
    ['withdrawn', data?.withdrawn, false],
    ['staked', data?.staked, false],
    ['won', data?.won, false],
    ['net', data?.net, true],
  ] as const;
  return (
    <section className={styles.box} aria-labelledby={caption}>
      <p id={caption} className={styles.caption}>
        {t('sums.caption')}
      </p>
      <dl className={styles.sums} aria-busy={data === undefined || undefined}>
        {figures.map(([name, minor, signed]) => (
          <div key={name}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd>
              {minor === undefined ? (
                <Skeleton shape="line" width="72px" />
              ) : (
                <Amount minor={minor} currency={currency} locale={locale} sign={signed} toned={signed} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
