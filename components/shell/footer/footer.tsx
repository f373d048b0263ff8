import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { withBasePath } from '@/lib/domain/base-path';
import { fillPlaces } from '@/lib/domain/placeholders';
import type { GameCategoryCode } from '@/lib/domain/game-categories';
import { helpLinesFor } from '@/lib/domain/help-lines';
import { infoPath } from '@/lib/domain/info-path';
import { isReachable } from '@/lib/domain/reachable';
import type { Section } from '@/lib/domain/sections';
import { Link } from '@/lib/i18n/navigation';
import { Flag } from '../../ui/flag/flag';
import { chevronDownGlyph, monitorGlyph, moonGlyph, sunGlyph } from '../../ui/icon/glyphs';
import { Icon } from '../../ui/icon/icon';
import { Logo } from '../../ui/logo/logo';
import { LanguageLinks } from '../language/language-links';
import { LANGUAGES } from '../language/languages';
import { Column, type ColumnLink } from './column';
import { PAYMENT_BRANDS } from './payments';
import styles from './footer.module.scss';

interface FooterProps {
  /** Sections that visitors do not get into now. */
  closed: readonly Section[];
  /** Categories without games, which are not linked. */
  empty: readonly GameCategoryCode[];
  /** Whether the wheel of fortune turns. */
  wheel?: boolean;
  /** Undefined when unknown. */
  gamesTotal?: number;
  providersTotal: number;
  /** Pages of the CMS (terms, privacy, ...), in their order. */
  infoPages?: readonly ColumnLink[];
  /** What operators write about the casino. */
  site: SiteTexts;
  /** Four digits. */
  year: number;
}

export interface SiteTexts {
  /** `{games}` and `{providers}` are filled. */
  tagline: string;
  /** On what playing can do to people. */
  responsible: string;
  /** Who runs the casino, for each jurisdiction. */
  licences: readonly string[];
  /** Where else the casino can be found. */
  social: readonly { network: string; url: string }[];
}

/** What playing can do to people, and who helps. */
const RESPONSIBLE = infoPath('responsible_gambling');

/** Links that a column of its own has at least. */
const FEWEST = 2;

const THEMES = [
  { theme: 'system', glyph: monitorGlyph },
  { theme: 'dark', glyph: moonGlyph },
  { theme: 'ivory', glyph: sunGlyph },
] as const;

/** The end of every page: the way to everything, language and appearance, payments, age and licence. */
export function Footer({
  closed,
  empty,
  wheel = false,
  gamesTotal,
  providersTotal,
  infoPages = [],
  site,
  year,
}: FooterProps) {
  const t = useTranslations('Shell');
  const category = useTranslations('Categories');
  const locale = useLocale();
  const format = useFormatter();
  const open = (links: ColumnLink[]) => links.filter(({ href }) => isReachable(href, { closed, empty }));
  const games = open([
    { href: '/games/all', label: t('nav.allGames') },
    { href: '/games/live', label: t('nav.live') },
    { href: '/games/jackpots', label: t('groups.jackpot') },
    { href: '/games/crash', label: category('crash') },
    { href: '/games', label: t('nav.providers') },
  ]);
  const rewards = open([
    { href: '/bonuses', label: t('nav.promotions') },
    { href: '/tournaments', label: t('nav.tournaments') },
    { href: '/jackpots', label: t('nav.jackpots') },
    { href: '/vip', label: t('nav.vip') },
    ...(wheel && isReachable('/vip', { closed, empty })
      ? [{ href: '/wheel-of-fortune', label: t('nav.wheel') }]
      : []),
  ]);
  // Its page may have been taken down.
  const helps = infoPages.some(({ href }) => href === RESPONSIBLE);
  // One alone makes no column.
  const together = rewards.length < FEWEST ? [...games, ...rewards] : games;
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div className={styles.site}>
            <Logo />
            {gamesTotal !== undefined && (
              <p data-offers>
                {fillPlaces(site.tagline, {
                  games: format.number(gamesTotal),
                  providers: format.number(providersTotal),
                })}
              </p>
            )}
            {site.social.length > 0 && (
              <ul className={styles.social} aria-label={t('footer.social')}>
                {site.social.map(({ network, url }) => (
                  <li key={url}>
                    <a href={url} rel="noopener">
                      {network}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <details className={styles.picker} data-menu>
              <summary>
                <span className="visually-hidden">{t('language.choose')}</span>
                <Flag country={LANGUAGES[locale].country} />
                {LANGUAGES[locale].name} · EUR
                <Icon glyph={chevronDownGlyph} size="small" />
              </summary>
              <nav className={styles.menu} aria-label={t('language.choose')}>
                <LanguageLinks variant="list" />
              </nav>
            </details>
            <div className={styles.theme} role="group" aria-label={t('theme.label')}>
              {THEMES.map(({ theme, glyph }) => (
                <button
                  key={theme}
                  type="button"
                  data-shell-theme={theme}
                  aria-pressed={theme === 'system'}
                  suppressHydrationWarning
                >
                  <Icon glyph={glyph} size="small" />
                  {t(`theme.${theme}`)}
                </button>
              ))}
            </div>
          </div>
          {together.length > 0 && <Column title={t('footer.games')} links={together} offers />}
          {rewards.length >= FEWEST && <Column title={t('footer.rewards')} links={rewards} offers />}
          <Column
            title={t('footer.help')}
            links={open([
              { href: '/faq', label: t('footer.faq') },
              { href: '/account/transaction-history', label: t('footer.history') },
            ])}
          >
            <li>
              <button type="button" data-modal="SUPPORT_FORM">
                {t('nav.support')}
              </button>
            </li>
            <li>
              <button type="button" className={styles.scripted} data-modal="MOBILE_APP">
                {t('footer.app')}
              </button>
            </li>
            <li>
              <button type="button" className={styles.scripted} data-cookie-ask>
                {t('footer.cookies')}
              </button>
            </li>
          </Column>
          {infoPages.length > 0 && <Column title={t('footer.house')} links={infoPages} />}
        </div>
        <ul className={styles.payments} aria-label={t('footer.payments')}>
          {PAYMENT_BRANDS.map(({ name, label, mark }) => (
            <li key={name ?? label}>
              {mark && (
                <img
                  src={withBasePath(`/payments/${mark}.svg`)}
                  alt=""
                  width={18}
                  height={18}
                  loading="lazy"
                  decoding="async"
                />
              )}
              {name ?? t(`footer.${label}`)}
            </li>
          ))}
        </ul>
        <div className={styles.legal}>
          {helps ? (
            <Link className={styles.age} href={RESPONSIBLE} prefetch={false} aria-label={t('footer.age')}>
              18+
            </Link>
          ) : (
            <span className={styles.age} role="img" aria-label={t('footer.age')}>
              18+
            </span>
          )}
          <div>
            <p>{site.responsible}</p>
            {helps && (
              <ul className={styles.helpers} aria-label={t('footer.helpers')}>
                {helpLinesFor(LANGUAGES[locale].country.toUpperCase()).map(({ country, name }) => (
                  <li key={country}>
                    <Link href={RESPONSIBLE} prefetch={false}>
                      {name} <small>{country}</small>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {/* One page is kept for every reader, so that it says which licence holds where (SPEC §1). */}
            <p>
              {site.licences.join(' ')} {t('footer.copyright', { year: String(year) })}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
