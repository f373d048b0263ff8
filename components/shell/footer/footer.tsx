import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { Flag } from '../../ui/flag/flag';
import { Icon } from '../../ui/icon/icon';
import { chevronDownGlyph, moonGlyph, sunGlyph } from '../../ui/icon/glyphs';
import { Logo } from '../../ui/logo/logo';
import { LanguageLinks } from '../language/language-links';
import { LANGUAGES } from '../language/languages';
import { PAYMENT_BRANDS } from './payments';
import styles from './footer.module.scss';

interface FooterProps {
  /** Not given when nobody can say. */
  gamesTotal?: number;
  providersTotal: number;
  /** Whose licence holds for the reader (SPEC §1): the Netherlands have an operator of their own. */
  licence?: 'curacao' | 'costaRica';
  /** Four digits. */
  year: number;
}

export function Footer({ gamesTotal, providersTotal, licence = 'curacao', year }: FooterProps) {
  const t = useTranslations('Shell');
  const category = useTranslations('Categories');
  const locale = useLocale();
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div className={styles.house}>
            <Logo />
            {gamesTotal !== undefined && (
              <p>{t('footer.tagline', { games: gamesTotal, providers: providersTotal })}</p>
            )}
            <details className={styles.picker}>
              <summary aria-label={t('language.choose')}>
                <Flag country={LANGUAGES[locale].country} />
                {LANGUAGES[locale].name} · EUR
                <Icon glyph={chevronDownGlyph} size="small" />
              </summary>
              <div className={styles.menu}>
                <LanguageLinks variant="list" />
              </div>
            </details>
            <div className={styles.theme} role="group" aria-label={t('theme.label')}>
              <button type="button" data-shell-theme="dark" aria-pressed="true" suppressHydrationWarning>
                <Icon glyph={moonGlyph} size="small" />
                {t('theme.dark')}
              </button>
              <button type="button" data-shell-theme="ivory" aria-pressed="false" suppressHydrationWarning>
                <Icon glyph={sunGlyph} size="small" />
                {t('theme.ivory')}
              </button>
            </div>
          </div>
          <Column
            title={t('footer.games')}
            links={[
              ['/games/all', t('nav.allGames')],
              ['/games/top', t('nav.top_games')],
              ['/games/new', t('nav.new')],
              ['/games/jackpots', t('nav.jackpots')],
              ['/games', t('nav.providers')],
            ]}
          />
          <Column
            title={t('groups.casino')}
            links={[
              ['/games/slots', category('slots')],
              ['/games/megaways', category('megaways')],
              ['/games/fruits', category('fruits')],
              ['/games/crash', category('crash')],
              ['/games/feature_buy', category('feature_buy')],
            ]}
          />
          <Column
            title={t('groups.live')}
            links={[
              ['/games/live', category('live')],
              ['/games/roulette', category('roulette')],
              ['/games/blackjack', category('blackjack')],
              ['/games/baccarat', category('baccarat')],
              ['/games/live-dealer-shows', category('live_dealer_shows')],
            ]}
          />
          <Column
            title={t('footer.house')}
            links={[
              ['/', t('home')],
              ['/account/transaction-history', t('footer.history')],
            ]}
          />
        </div>
        <ul className={styles.payments} aria-label={t('footer.payments')}>
          {PAYMENT_BRANDS.map(({ name, mark }) => (
            <li key={name}>
              {mark && (
                <img
                  src={`/payments/${mark}.svg`}
                  alt=""
                  width={18}
                  height={18}
                  loading="lazy"
                  decoding="async"
                />
              )}
              {name}
            </li>
          ))}
        </ul>
        <div className={styles.legal}>
          <span className={styles.age} role="img" aria-label={t('footer.age')}>
            18+
          </span>
          <div>
            <p>{t('footer.responsible')}</p>
            <p>
              {t(`footer.licence.${licence}`)} {t('footer.copyright', { year: String(year) })}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Column({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [href: string, label: string])[];
}) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
