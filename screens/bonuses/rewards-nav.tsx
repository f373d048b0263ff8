'use client';

import { useTranslations } from 'next-intl';
import { giftGlyph } from '@/components/ui/icon/frame-glyphs';
import { ticketPercentGlyph } from '@/components/ui/icon/account-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { Link, usePathname } from '@/lib/i18n/navigation';
import styles from './rewards-nav.module.scss';

const PAGES = [
  { href: '/bonuses', key: 'onOffer', glyph: giftGlyph },
  { href: '/account/bonuses', key: 'inPlay', glyph: ticketPercentGlyph },
] as const;

/** What is on offer, and what the player has of it. Shown to players: a visitor has no second page. */
export function RewardsNav() {
  const t = useTranslations('Bonuses.nav');
  const pathname = usePathname();
  const isReachable = useIsReachable();
  const pages = PAGES.filter(({ href }) => isReachable(href));
  if (pages.length < 2) return null;
  return (
    <nav className={styles.nav} aria-label={t('label')}>
      {pages.map(({ href, key, glyph }) => (
        <Link key={href} href={href} aria-current={pathname === href ? 'page' : undefined} prefetch={false}>
          <Icon glyph={glyph} />
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
