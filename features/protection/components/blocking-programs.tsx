import { useLocale, useTranslations } from 'next-intl';
import { BLOCKING_PROGRAMS, registersFor } from '@/lib/domain/blocking-programs';
import styles from './help-lines.module.scss';

/** What keeps gambling off a device, and the registers of countries, that of the player's own first. */
export function BlockingPrograms({ country }: { country: string | null }) {
  const t = useTranslations('Protection');
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (
    <section className={styles.card} aria-labelledby="limits-blocking">
      <h2 id="limits-blocking">{t('blockingTitle')}</h2>
      <p>{t('blockingText')}</p>
      <ul>
        {BLOCKING_PROGRAMS.map(({ name, url, cost }) => (
          <li key={name}>
            <span>
              <b>{name}</b>
              <small>{t(`blockingCost.${cost}`)}</small>
            </span>
            <a href={url} rel="noopener noreferrer" target="_blank">
              {new URL(url).host}
              <span className="visually-hidden"> ({t('newTab')})</span>
            </a>
          </li>
        ))}
        {registersFor(country).map(({ country: of, name, url }) => (
          <li key={of}>
            <span>
              <b>{name}</b>
              <small>{t('registerOf', { country: names.of(of) ?? of })}</small>
            </span>
            <a href={url} rel="noopener noreferrer" target="_blank">
              {new URL(url).host}
              <span className="visually-hidden"> ({t('newTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
