'use client';

import { useTranslations } from 'next-intl';
import { ACCOUNT_SECTIONS, isWithin, type AccountSection } from '@/features/player/domain/account-menu';
import { isOpenToExcluded } from '@/features/player/domain/excluded';
import { useSession } from '@/features/player/hooks/use-session';
import { Link, usePathname } from '@/lib/i18n/navigation';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { NavStrip } from './nav-strip';

/** The pages of a section that has several, in the order they are shown in; a page below another one stands after it. */
const PAGES = {
  wallet: [
    { href: '/account/wallet/deposit', key: 'deposit' },
    { href: '/account/wallet/balance', key: 'walletBalance' },
    { href: '/account/wallet/withdrawal', key: 'withdrawal' },
    { href: '/account/wallet/history', key: 'walletHistory' },
  ],
  profile: [
    { href: '/account/profile/main', key: 'main' },
    { href: '/account/profile/security', key: 'security' },
    { href: '/account/profile/verification', key: 'verification' },
  ],
  history: [
    { href: '/account/transaction-history', key: 'transactions' },
    { href: '/account/transaction-history/games', key: 'gameRounds' },
    { href: '/account/transaction-history/bonus', key: 'bonusHistory' },
  ],
  limits: [
    { href: '/account/limits', key: 'limits' },
    { href: '/account/limits/spending', key: 'spending' },
    { href: '/account/limits/self-test', key: 'selfTest' },
  ],
  promo: [
    { href: '/account/bonuses', key: 'bonuses' },
    { href: '/account/promo', key: 'promoCode' },
  ],
  vip: [
    { href: '/account/vip', key: 'levels' },
    { href: '/account/vip/cashback', key: 'cashback' },
  ],
} as const;

const hasPages = (key: AccountSection['key']): key is keyof typeof PAGES => Object.hasOwn(PAGES, key);

/** The pages of the section that is open, below the sections themselves. */
export function SectionPages({ className }: { className: string | undefined }) {
  const account = useTranslations('Account');
  const profile = useTranslations('Profile');
  const drawer = useTranslations('AccountDrawer');
  const vip = useTranslations('Vip.nav');
  const pathname = usePathname();
  const isReachable = useIsReachable();
  const isExcluded = useSession().player?.away === 'exclusion';
  const section = ACCOUNT_SECTIONS.find((each) => isWithin(pathname, each))?.key;
  if (!section || !hasPages(section)) return null;
  const links = {
    wallet: PAGES.wallet.map(({ href, key }) => ({ href, text: account(key) })),
    profile: PAGES.profile.map(({ href, key }) => ({ href, text: profile(`pageNames.${key}`) })),
    history: PAGES.history.map(({ href, key }) => ({ href, text: account(key) })),
    limits: PAGES.limits.map(({ href, key }) => ({
      href,
      text: key === 'limits' ? drawer('sections.limits') : account(key),
    })),
    promo: PAGES.promo.map(({ href, key }) => ({ href, text: account(key) })),
    vip: PAGES.vip.map(({ href, key }) => ({ href, text: vip(key) })),
  }[section].filter(({ href }) => isReachable(href) && (!isExcluded || isOpenToExcluded(href)));
  const label = {
    wallet: drawer('sections.wallet'),
    profile: profile('pages'),
    history: account('historyPages'),
    limits: drawer('sections.limits'),
    promo: drawer('sections.promo'),
    vip: drawer('sections.vip'),
  }[section];
  // A page without a place of its own belongs to the one whose address its own begins with.
  const current = links.findLast(({ href }) => isWithin(pathname, { base: href }))?.href;
  return (
    <NavStrip className={className} label={label}>
      {links.map(({ href, text }) => (
        <Link
          key={href}
          href={href}
          aria-current={pathname === href ? 'page' : current === href ? 'true' : undefined}
          prefetch={false}
        >
          {text}
        </Link>
      ))}
    </NavStrip>
  );
}
