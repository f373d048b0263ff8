import { coinsGlyph, historyGlyph, userGlyph, walletGlyph, type Glyph } from '@/components/ui/icon/glyphs';
import { isOpenToExcluded } from './excluded';
import { crownGlyph, shieldCheckGlyph, ticketPercentGlyph } from '@/components/ui/icon/account-glyphs';

export interface AccountSection {
  key: 'profile' | 'jackpots' | 'wallet' | 'promo' | 'vip' | 'history' | 'limits';
  href: string;
  /** Every page of the section lies at or below it. */
  base: string;
  /** A page of the section that lies elsewhere. */
  also?: string;
  glyph: Glyph;
}

/** The parts of the account in SPEC's order, for the drawer and the account's pages. */
export const ACCOUNT_SECTIONS: readonly AccountSection[] = [
  { key: 'profile', href: '/account/profile/main', base: '/account/profile', glyph: userGlyph },
  { key: 'jackpots', href: '/account/jackpots', base: '/account/jackpots', glyph: coinsGlyph },
  { key: 'wallet', href: '/account/wallet/deposit', base: '/account/wallet', glyph: walletGlyph },
  {
    key: 'promo',
    href: '/account/promo',
    base: '/account/promo',
    also: '/account/bonuses',
    glyph: ticketPercentGlyph,
  },
  { key: 'vip', href: '/account/vip', base: '/account/vip', glyph: crownGlyph },
  {
    key: 'history',
    href: '/account/transaction-history',
    base: '/account/transaction-history',
    glyph: historyGlyph,
  },
  { key: 'limits', href: '/account/limits', base: '/account/limits', glyph: shieldCheckGlyph },
];

/** The parts that a player may open: who has excluded themselves gets no further than what the way to their money needs. */
export const sectionsFor = (away: string | null | undefined): readonly AccountSection[] =>
  away === 'exclusion'
    ? ACCOUNT_SECTIONS.map((section) =>
        section.key === 'wallet' ? { ...section, href: '/account/wallet/withdrawal' } : section,
      ).filter(({ href }) => isOpenToExcluded(href))
    : ACCOUNT_SECTIONS;

/** Whether a path, without language prefix, is one of the section's. */
export const isWithin = (path: string, { base, also }: Pick<AccountSection, 'base' | 'also'>) =>
  path === base || path === also || path.startsWith(`${base}/`);
