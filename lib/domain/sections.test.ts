import {
  closedPath,
  isOpen,
  leadsToOpen,
  retryAfter,
  SECTION_NAMES,
  sectionOfPath,
  SECTIONS,
} from './sections';
import { openStories } from './open-stories';
import { openPath } from '@/lib/i18n/open-path';

it.each([
  ['/games', 'games'],
  ['/game/scarab/demo', 'games'],
  ['/games/top', 'games'],
  ['/jackpots', 'jackpots'],
  ['/bonuses/welcome', 'bonuses'],
  ['/tournaments/local/7', 'tournaments'],
  ['/vip', 'vip'],
  ['/account/wallet/history', 'wallet'],
  ['/account/profile/security', 'profile'],
  ['/account/vip', 'account_vip'],
  ['/account/wallet/withdrawal', 'withdrawal'],
  ['/account/wallet/balance', 'balance'],
  ['/account/transaction-history/bonus', 'bonus_history'],
  ['/account/transaction-history', 'history'],
  ['/activate-bonus/1', 'bonuses'],
  ['/landing/welcome-bonus', 'bonuses'],
])('%s belongs to %s', (path, section) => expect(sectionOfPath(path)).toBe(section));

it.each(['/', '/gamesroom', '/vip-lounge', '/account', '/faq'])('%s belongs to none', (path) =>
  expect(sectionOfPath(path)).toBeUndefined(),
);

it('keeps closed what is not built, and closes what is switched off', () => {
  const ready = jest.replaceProperty(SECTIONS.vip, 'ready', false as never);
  expect(isOpen('vip', [])).toBe(false);
  expect(isOpen('games', [])).toBe(true);
  expect(isOpen('games', ['wallet', 'games'])).toBe(false);
  expect(retryAfter('games')).toBeLessThan(retryAfter('vip'));
  ready.restore();
  expect(isOpen('vip', [])).toBe(true);
});

it('begins each section inside of it, and finds the way back from its notice', () => {
  for (const name of SECTION_NAMES) {
    expect(sectionOfPath(SECTIONS[name].href)).toBe(name);
    expect(openPath(closedPath(name))).toBe(SECTIONS[name].href);
  }
  expect(closedPath('account_promo')).toBe('/account/~closed/promo');
  expect(openPath('/games/top/~filtered/page')).toBe('/games/top/~filtered/page');
});

it('offers what leads to no section, to an open one, or to another site', () => {
  const closed = ['vip', 'bonuses'] as const;
  const targets = ['/', '/faq', '/games/top?page=2', '/vip-lounge', 'https://elsewhere.example/vip'];
  expect(targets.filter((target) => !leadsToOpen(target, closed))).toEqual([]);
  const shut = ['/vip', '/vip#levels', '/bonuses/welcome?from=home', '/landing/welcome-bonus'];
  expect(shut.filter((target) => leadsToOpen(target, closed))).toEqual([]);
  expect(shut.filter((target) => leadsToOpen(target, []))).toEqual(shut);
});

it('leaves out the slides of stories that lead into closed sections, and stories without any left', () => {
  const stories = [
    { code: 'welcome', slides: [{ target: '/bonuses' }, { target: '/faq' }] },
    { code: 'vip', slides: [{ target: '/vip' }] },
  ];
  expect(openStories(stories, ['vip', 'bonuses'], [])).toEqual([
    { code: 'welcome', slides: [{ target: '/faq' }] },
  ]);
  expect(openStories(stories, [], [])).toEqual(stories);
});
