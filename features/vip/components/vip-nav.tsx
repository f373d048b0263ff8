'use client';

import { useTranslations } from 'next-intl';
import { crownGlyph } from '@/components/ui/icon/account-glyphs';
import { receiptGlyph } from '@/components/ui/icon/cashier-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { Link } from '@/lib/i18n/navigation';
import styles from './vip-nav.module.scss';

/** The levels, and what comes back of the player's own money. Shown to players: a visitor has no second page. */
export function VipNav() {
  const t = useTranslations('Vip.nav');
  const isReachable = useIsReachable();
  if (!isReachable('/account/vip')) return null;
  return (
    <nav className={styles.nav} aria-label={t('label')}>
      <Link href="/vip" aria-current="page" prefetch={false}>
        <Icon glyph={crownGlyph} />
        {t('levels')}
      </Link>
      <Link href="/account/vip/cashback" prefetch={false}>
        <Icon glyph={receiptGlyph} />
        {t('cashback')}
      </Link>
    </nav>
  );
}
