import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Chip, type ChipTone } from '@/components/ui/chip/chip';
import type { CashbackLine } from '../api/get-me-loyalty-cashback';
import { barsOf, isCapped, type Bar } from '../domain/cashback-bars';
import { useCashbackWords } from '../hooks/use-cashback-words';
import styles from './cashback.module.scss';

const TONES: Record<CashbackLine['state'], ChipTone> = {
  running: 'wait',
  due: 'wait',
  paid: 'ok',
  nothing: 'neutral',
};

/** One period, line by line: what was staked, what is taken off, and what comes back of the rest. */
export function CashbackStatement({ line, paysAt }: { line: CashbackLine; paysAt: string }) {
  const t = useTranslations('Vip.cashbackPage');
  const words = useCashbackWords();
  const locale = useLocale();
  const bars = barsOf(line);
  const money = (minor: number) => formatAmount(minor, line.currency, locale);
  const less = (minor: number) => money(minor === 0 ? 0 : -minor);
  return (
    <section className={styles.panel} aria-labelledby="cashback-statement">
      <header className={styles.head}>
        <div>
          <h2 id="cashback-statement">{t('title', { period: words.period(line) })}</h2>
          <p>
            {line.level ? t('at', { level: words.level(line.level), percent: line.percent }) : t('atNone')}
          </p>
        </div>
        <Chip tone={TONES[line.state]}>{t(`states.${line.state}`)}</Chip>
      </header>
      <dl className={styles.lines}>
        <Line name={t('staked')} note={t('stakedNote')} bar={bars.staked} tone="staked">
          {money(line.staked)}
        </Line>
        {line.returned > 0 && (
          <Line name={t('returned')} bar={bars.returned} tone="won">
            {less(line.returned)}
          </Line>
        )}
        <Line name={t('won')} note={t('wonNote')} bar={bars.won} tone="won">
          {less(line.won)}
        </Line>
        {line.jackpots > 0 && (
          <Line name={t('jackpots')} bar={bars.jackpots} tone="won">
            {less(line.jackpots)}
          </Line>
        )}
        <Line name={t('converted')} bar={bars.converted} tone="converted">
          {less(line.converted)}
        </Line>
        <Line name={t('loss')} note={t('lossNote')} bar={bars.loss} tone="loss">
          {money(line.loss)}
        </Line>
        <Line name={t('share')} note={t('shareNote')} bar={bars.amount} tone="share">
          {t('times', { percent: line.percent })}
        </Line>
        {line.cap !== null && isCapped(line) && <Line name={t('capped')}>{money(line.cap)}</Line>}
      </dl>
      <p className={styles.total}>
        <span>
          <strong>{t('cashback')}</strong>
          {words.outcome(line, paysAt)} {line.cap !== null && t('cap', { amount: money(line.cap) })}
        </span>
        <b data-nothing={line.amount === 0 || undefined}>{money(line.amount)}</b>
      </p>
    </section>
  );
}

interface LineProps {
  name: string;
  note?: string;
  bar?: Bar;
  tone?: 'staked' | 'won' | 'converted' | 'loss' | 'share';
  children: ReactNode;
}

function Line({ name, note, bar, tone, children }: LineProps) {
  return (
    <div className={styles.line} data-tone={tone}>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      {bar && (
        <dd
          className={styles.bar}
          aria-hidden
          style={
            { '--from': `${bar.from}%`, '--width': `${bar.width}%`, '--end': `${bar.end}%` } as CSSProperties
          }
        />
      )}
      <dd className={styles.sum}>{children}</dd>
    </div>
  );
}
