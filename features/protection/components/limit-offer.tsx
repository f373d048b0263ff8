'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button } from '@/components/ui/button/button';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { OFFERED_LIMITS, type LimitOfferPlace } from '@/lib/domain/limit-offers';
import { Link } from '@/lib/i18n/navigation';
import { wholeUnitsToMinor } from '@/lib/money/money';
import { useLimitOffer } from '../api/get-me-limit-offers';
import { useDeclineLimit } from '../api/put-me-limit-offers-place';
import { useSetLimits } from '../api/put-me-limits-kind-period';
import styles from './limit-offer.module.scss';

/**
 * A limit on what is paid in by month, or by each period that the law asks for and that has none, with one press; going on without
 * one is a press like the others. Nothing where it was answered before, or could not be looked up: it stands in nobody's way.
 */
export function LimitOffer({ place, headingLevel = 3 }: { place: LimitOfferPlace; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const t = useTranslations('LimitOffer');
  const locale = useLocale();
  const format = useFormatter();
  const title = useId();
  const problemText = useProblemText();
  const offer = useLimitOffer();
  const set = useSetLimits();
  const decline = useDeclineLimit();
  const [said, setSaid] = useState('');
  if (said) {
    return (
      <p role="status" className={styles.said}>
        {said}
      </p>
    );
  }
  if (!offer.data?.places.includes(place)) return null;
  const { currency, required, periods } = offer.data;
  const problem = set.error ?? decline.error;
  const busy = set.isPending || decline.isPending;
  const isByMonth = periods.every((period) => period === 'month');
  const by = format.list(periods.map((period) => t(`periods.${period}`)));
  return (
    <section className={styles.offer} aria-labelledby={title}>
      <Heading id={title}>{t(required ? 'requiredTitle' : 'title')}</Heading>
      <p>{!required ? t('text') : isByMonth ? t('requiredText') : t('requiredEach', { periods: by })}</p>
      <div className={styles.choices}>
        {OFFERED_LIMITS.map((units) => {
          const amount = wholeUnitsToMinor(String(units), currency);
          const written = formatAmount(amount, currency, locale, { whole: true });
          const confirmed = isByMonth
            ? t('set', { amount: written })
            : t('setEach', { amount: written, periods: by });
          return (
            <Button
              key={units}
              busy={set.isPending && set.variables.amount === amount}
              disabled={busy && set.variables?.amount !== amount}
              onClick={() =>
                set.mutate({ kind: 'deposit', periods, amount }, { onSuccess: () => setSaid(confirmed) })
              }
            >
              {isByMonth ? t('aMonth', { amount: written }) : written}
            </Button>
          );
        })}
        {!required && (
          <Button
            busy={decline.isPending}
            disabled={set.isPending}
            onClick={() => decline.mutate(place, { onSuccess: () => setSaid(t('declined')) })}
          >
            {t('decline')}
          </Button>
        )}
      </div>
      <p>
        <Link href="/account/limits">{t('other')}</Link>
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problemText(problem)}
        </p>
      )}
    </section>
  );
}
