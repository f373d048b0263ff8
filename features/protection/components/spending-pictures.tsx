import { useLocale, useTranslations } from 'next-intl';
import { useLimitWords } from '@/components/limits/use-limit-words';
import { Amount } from '@/components/ui/amount/amount';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { formatDay, formatDayShort, formatMonth } from '@/lib/domain/dates';
import type { Currency } from '@/lib/money/money';
import type { Spending } from '../api/get-me-spending';
import { BarPicture } from './bar-picture';
import styles from './spending-board.module.scss';

/** Every how many columns one is named: five names on a phone, six of months. */
const STEPS = { day: 6, week: 5, month: 2 } as const;

/** What the spans come to, and three pictures of them with their figures. */
export function SpendingPictures({ spending, currency }: { spending: Spending; currency: Currency }) {
  const t = useTranslations('Spending');
  const locale = useLocale();
  const words = useLimitWords(currency);
  const { spans, per } = spending;
  const sumOf = (of: (span: Spending['spans'][number]) => number) =>
    spans.reduce((sum, span) => sum + of(span), 0);
  const nameOf = (day: string, wide: boolean) => {
    const date = new Date(`${day}T00:00:00Z`);
    if (per === 'month') return formatMonth(date, locale, wide ? 'long' : 'short');
    return wide ? formatDay(date, locale) : formatDayShort(date, locale);
  };
  const rows = (valuesOf: (span: Spending['spans'][number]) => readonly number[]) =>
    spans.map((span, index) => ({
      key: span.day,
      name:
        index === spans.length - 1 ? t('soFar', { span: nameOf(span.day, true) }) : nameOf(span.day, true),
      short: nameOf(span.day, false),
      values: valuesOf(span),
    }));
  const money = (value: number) => formatAmount(value, currency, locale);
  const time = (seconds: number) =>
    seconds > 0 && seconds < 60 ? t('underMinute') : words.amount('time', seconds);
  const shared = { rowName: t(`first.${per}`), step: STEPS[per] };
  const figures = [
    ['deposited', sumOf(({ deposited }) => deposited), false],
    ['withdrawn', sumOf(({ withdrawn }) => withdrawn), false],
    ['result', sumOf(({ result }) => result), true],
  ] as const;
  return (
    <div className={styles.pictures}>
      <dl className={styles.sums}>
        {figures.map(([name, minor, signed]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Amount minor={minor} currency={currency} locale={locale} sign={signed} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('time')}</dt>
          <dd>{time(sumOf(({ seconds }) => seconds))}</dd>
        </div>
      </dl>
      <BarPicture
        {...shared}
        title={t('inAndOut')}
        note={t('inAndOutNote')}
        series={[
          { name: t('deposited'), tone: 'brass' },
          { name: t('withdrawn'), tone: 'jade' },
        ]}
        rows={rows(({ deposited, withdrawn }) => [deposited, withdrawn])}
        text={money}
      />
      <BarPicture
        {...shared}
        title={t('result')}
        note={t('resultNote')}
        series={[{ name: t('result'), tone: 'result' }]}
        rows={rows(({ result }) => [result])}
        text={(value) => formatAmount(value, currency, locale, { sign: true })}
      />
      <BarPicture
        {...shared}
        title={t('time')}
        note={t('timeNote')}
        series={[{ name: t('time'), tone: 'plain' }]}
        rows={rows(({ seconds }) => [seconds])}
        text={time}
      />
    </div>
  );
}
