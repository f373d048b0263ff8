import { closedPath, isOpen, retryAfter, SECTION_NAMES, sectionOfPath, SECTIONS } from './sections';
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
])('%s belongs to %s', (path, section) => expect(sectionOfPath(path)).toBe(section));

it.each(['/', '/gamesroom', '/vip-lounge', '/account', '/faq'])('%s belongs to none', (path) =>
  expect(sectionOfPath(path)).toBeUndefined(),
);

it('keeps closed what is not built, and closes what is switched off', () => {
  expect(isOpen('vip', [])).toBe(false);
  expect(isOpen('games', [])).toBe(true);
  expect(isOpen('games', ['wallet', 'games'])).toBe(false);
  expect(retryAfter('games')).toBeLessThan(retryAfter('vip'));
});

it('begins each section inside of it, and finds the way back from its notice', () => {
  for (const name of SECTION_NAMES) {
    expect(sectionOfPath(SECTIONS[name].href)).toBe(name);
    expect(openPath(closedPath(name))).toBe(SECTIONS[name].href);
  }
  expect(closedPath('account_promo')).toBe('/account/~/promo');
  expect(openPath('/games/top/~/page')).toBe('/games/top/~/page');
});
