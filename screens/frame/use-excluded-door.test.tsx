import { renderHook } from '@testing-library/react';
import { isOpenToExcluded } from '@/features/player/domain/excluded';
import { useExcludedDoor } from './use-excluded-door';

const replace = jest.fn();
let path = '/';
jest.mock('@/lib/i18n/navigation', () => ({
  usePathname: () => path,
  useRouter: () => ({ replace }),
}));
beforeEach(() => replace.mockClear());

test.each([
  ['/account/limits', true],
  ['/account/wallet/withdrawal', true],
  ['/account/wallet/withdrawal/W-10001', true],
  ['/account/profile/verification', true],
  ['/info_pages/responsible_gambling', true],
  ['/not-me', true],
  ['/confirmed_email', true],
  ['/game/lucky-lamp/demo', true],
  ['/', false],
  ['/games/all', false],
  ['/game/lucky-lamp', false],
  ['/account/wallet/deposit', false],
  ['/account/promo', false],
  ['/account/limitsless', false],
])('%s is open to who has excluded themselves: %s', (at, open) => {
  expect(isOpenToExcluded(at)).toBe(open);
});

test('an excluded player is led to the door, nobody else is', () => {
  path = '/games/all';
  for (const away of [null, undefined, 'time_out'] as const) renderHook(() => useExcludedDoor(away));
  expect(replace).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveAttribute('data-door');
  renderHook(() => useExcludedDoor('exclusion'));
  expect(replace).toHaveBeenCalledWith('/account/limits');
  expect(document.documentElement).toHaveAttribute('data-door');
});
