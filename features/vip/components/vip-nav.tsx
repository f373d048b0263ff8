'use client';

import { useTranslations } from 'next-intl';
import { crownGlyph } from '@/components/ui/icon/account-glyphs';
import { receiptGlyph } from '@/components/ui/icon/cashier-glyphs';
import { circleDotGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { Link } from '@/lib/i18n/navigation';
import styles from './vip-nav.module.scss';

/** The levels, what comes back of the player's own money, and the wheel. */
export function VipNav({ page }: { page: 'levels' | 'wheel' }) {
  const t = useTranslations('Vip.nav');
  const isReachable = useIsReachable();
  return (
    <nav className={styles.nav} aria-label={t('label')}>
      {isReachable('/vip') && (
        <Link href="/vip" aria-current={page === 'levels' ? 'page' : undefined} prefetch={false}>
          <Icon glyph={crownGlyph} />
          {t('levels')}
        </Link>
      )}
      {isReachable('/account/vip') && (
        <Link className={styles.own} href="/account/vip/cashback" prefetch={false}>
          <Icon glyph={receiptGlyph} />
          {t('cashback')}
        </Link>
      )}
      <Link href="/wheel-of-fortune" aria-current={page === 'wheel' ? 'page' : undefined} prefetch={false}>
        <Icon glyph={circleDotGlyph} />
        {t('wheel')}
      </Link>
    </nav>
  );
}
