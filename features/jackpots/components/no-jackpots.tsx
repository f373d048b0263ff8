import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button';
import styles from './no-jackpots.module.scss';

/** Instead of the page, where the law of the country allows no jackpots; elsewhere out of sight (components/styles/global). */
export function NoJackpots() {
  const t = useTranslations('Jackpots.notHere');
  return (
    <section className={styles.notice} aria-labelledby="no-jackpots-title">
      <h2 id="no-jackpots-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <ButtonLink href="/games/slots" tone="primary">
        {t('action')}
      </ButtonLink>
    </section>
  );
}
