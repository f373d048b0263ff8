/** @jest-environment node */
import { lawOfTarget } from './law-of-target';

it.each([
  ['/jackpots', 'jackpots'],
  ['/jackpots?from=letter', 'jackpots'],
  ['/games/jackpots', 'jackpots'],
  ['/games/jackpot-max', 'jackpots'],
  ['/wheel-of-fortune', 'wheel'],
  ['/games/slots', undefined],
  ['/game/jackpots-of-gold', undefined],
  ['/account/jackpots-won', undefined],
  ['https://example.com/jackpots', undefined],
])('%s: %s', (target, forbidden) => {
  expect(lawOfTarget(target)).toBe(forbidden);
});
