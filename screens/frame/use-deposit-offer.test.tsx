import { act } from '@testing-library/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { visit } from '@/components/testing/navigation';
import { renderWithPlatform } from '@/components/testing/platform';
import { openModalAtom } from '@/lib/browser/modals/modals';
import { rememberArrival, useDepositOffer } from './use-deposit-offer';

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const open = jest.fn();
function Page({
  status,
  modal = false,
  registering = false,
}: {
  status: 'unknown' | 'in' | 'out';
  modal?: boolean;
  registering?: boolean;
}) {
  const ask = useSetAtom(openModalAtom);
  useEffect(() => {
    if (modal) ask({ name: 'GAME_NOT_AVAILABLE', props: {} });
  }, [ask, modal]);
  useDepositOffer(status, registering, open);
  return null;
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
function logIn(page: { modal?: boolean } = {}) {
  const { rerender } = renderWithPlatform(<Page status="out" />);
  rerender(<Page status="unknown" {...page} />);
  rerender(<Page status="in" {...page} />);
  return rerender;
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  visit('/');
  open.mockClear();
});
afterEach(() => jest.useRealTimers());

test('the cashier opens three seconds after a log-in, once per browser session', () => {
  const rerender = logIn();
  wait(2_999);
  expect(open).not.toHaveBeenCalled();
  wait(1);
  expect(open).toHaveBeenCalledTimes(1);
  rerender(<Page status="out" />);
  rerender(<Page status="in" />);
  wait(10_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a log-in that has loaded the page anew is one, and counts once', () => {
  rememberArrival();
  for (const time of [1, 2]) {
    const { rerender, unmount } = renderWithPlatform(<Page status="unknown" />);
    rerender(<Page status="in" />);
    wait(3_000);
    expect([time, open.mock.calls.length]).toEqual([time, 1]);
    unmount();
    sessionStorage.removeItem('depositOffered');
  }
});

test('a registration that goes on keeps the cashier waiting until its end', () => {
  const { rerender } = renderWithPlatform(<Page status="out" registering />);
  rerender(<Page status="in" registering />);
  wait(60_000);
  expect(open).not.toHaveBeenCalled();
  rerender(<Page status="in" />);
  wait(3_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a session that was there already is no log-in', () => {
  const { rerender } = renderWithPlatform(<Page status="unknown" />);
  rerender(<Page status="in" />);
  wait(10_000);
  expect(open).not.toHaveBeenCalled();
});

test.each(['/game/scarab-of-nefer', '/deposit-success/1', '/deposit-return', '/account/wallet/deposit'])(
  'not on %s, and the next log-in is offered it',
  (path) => {
    visit(path);
    const rerender = logIn();
    wait(10_000);
    expect(open).not.toHaveBeenCalled();
    visit('/games');
    rerender(<Page status="out" />);
    rerender(<Page status="in" />);
    wait(3_000);
    expect(open).toHaveBeenCalledTimes(1);
  },
);

test('not over another modal', () => {
  logIn({ modal: true });
  wait(10_000);
  expect(open).not.toHaveBeenCalled();
});

test('not for who has logged out again', () => {
  const rerender = logIn();
  wait(1_000);
  rerender(<Page status="out" />);
  wait(10_000);
  expect(open).not.toHaveBeenCalled();
});
