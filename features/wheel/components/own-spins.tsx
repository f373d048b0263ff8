import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/domain/dates';
import type { Currency } from '@/lib/money/money';
import type { WheelSpin } from '../api/get-wheel-standing';
import { verifyLink } from '../domain/verify-link';
import { usePrizeWords } from '../hooks/use-prize-words';
import styles from './wheel.module.scss';

interface OwnSpinsProps {
  spins: readonly WheelSpin[];
  /** Address of the page that verifies them. */
  verifier: string;
  currency: Currency;
}

/** The reader's last spins, each with the way to check it once its seed is told. */
export function OwnSpins({ spins, verifier, currency }: OwnSpinsProps) {
  const t = useTranslations('Wheel.spins');
  const locale = useLocale();
  const { words } = usePrizeWords(currency);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (spins.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="wheel-spins">
      <h2 id="wheel-spins">{t('title')}</h2>
      <ul className={styles.spins}>
        {spins.map((spin) => {
          const moment = formatMoment(new Date(spin.at), locale, zone);
          return (
            <li key={spin.id}>
              <time dateTime={spin.at}>{moment}</time>
              <b>{words(spin.prize)}</b>
              {spin.record ? (
                <a
                  className={styles.link}
                  href={verifyLink(verifier, [spin.record], locale)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('checkOf', { moment })}
                >
                  {t('check')}
                </a>
              ) : (
                <span className={styles.small}>{t('secret')}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
