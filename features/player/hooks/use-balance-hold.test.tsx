import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { balanceKey } from '../api/get-balance';
import { useBalanceHold, useShownBalance, type BalanceHold } from './use-balance-hold';

jest.mock('@/lib/http/client', () => jest.requireActual('@/components/testing/platform'));

const balanceOf = (amount: number) => ({ balance: { amount, currency: 'EUR' }, version: `${amount}` });
let hold: BalanceHold;

function Game() {
  const own = useBalanceHold();
  useEffect(() => {
    hold = own;
  });
  return null;
}
function Purse() {
  return <output>{useShownBalance(true)?.balance.amount}</output>;
}

async function play() {
  platformAnswers({ 'GET /api/v1/me/balance': () => ({ data: balanceOf(5_000) }) });
  const { client, rerender } = renderWithPlatform(
    <>
      <Purse />
      <Game />
    </>,
  );
  await screen.findByText('5000');
  return {
    push: (amount: number) => act(async () => void client.setQueryData(balanceKey, balanceOf(amount))),
    leave: () => rerender(<Purse />),
  };
}
const shown = () => screen.getByRole('status').textContent;

test('a stake is shown at once, a win only when its reels have stopped', async () => {
  const { push } = await play();
  act(() => hold.hold('a'));
  await push(4_900);
  expect(shown()).toBe('4900');
  await push(9_900);
  expect(shown()).toBe('4900');
  act(() => hold.release('a'));
  expect(shown()).toBe('9900');
});

test('the end of another round, such as a resumed one, ends nothing', async () => {
  const { push } = await play();
  act(() => hold.hold('a'));
  act(() => hold.release('before'));
  await push(7_000);
  expect(shown()).toBe('5000');
  act(() => hold.release('a'));
  act(() => hold.release('a'));
  expect(shown()).toBe('7000');
});

test('without an end the balance is shown after fifteen seconds', async () => {
  const { push } = await play();
  jest.useFakeTimers();
  try {
    act(() => hold.hold('a'));
    await push(7_000);
    act(() => void jest.advanceTimersByTime(14_900));
    expect(shown()).toBe('5000');
    act(() => void jest.advanceTimersByTime(200));
    expect(shown()).toBe('7000');
  } finally {
    jest.useRealTimers();
  }
});

test('leaving the game ends it', async () => {
  const { push, leave } = await play();
  act(() => hold.hold('a'));
  await push(7_000);
  leave();
  expect(shown()).toBe('7000');
});
