import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { formatTime } from '@/lib/domain/dates';
import { currencyOrDefault } from '@/lib/money/money';
import { usePlayCurve } from '../api/get-me-play-curve';
import { lineOf } from '../domain/net-line';
import styles from './net-curve.module.scss';

/** How the session's net went up and down. Nothing where it could not be loaded: its end stands beside it as a figure. */
export function NetCurve() {
  const t = useTranslations('RealityCheck');
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data: curve, isPending } = usePlayCurve();
  if (isPending) return <div className={styles.curve} aria-hidden />;
  if (!curve || curve.nets.length < 2) return null;
  const currency = currencyOrDefault(curve.currency);
  const money = (minor: number) => formatAmount(minor, currency, locale, { sign: true });
  const time = (at: string) => formatTime(new Date(at), locale, zone);
  const { points, zero } = lineOf(curve.nets);
  return (
    <div
      className={styles.curve}
      role="img"
      aria-label={t('curve', {
        from: time(curve.from),
        to: time(curve.to),
        most: money(Math.max(...curve.nets)),
        least: money(Math.min(...curve.nets)),
        now: money(curve.nets.at(-1) ?? 0),
      })}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <line x1="0" x2="100" y1={zero} y2={zero} />
        <polyline points={points} />
      </svg>
      <div className={styles.times} aria-hidden>
        <span>{time(curve.from)}</span>
        <span>{t('curveTitle')}</span>
        <span>{time(curve.to)}</span>
      </div>
    </div>
  );
}
