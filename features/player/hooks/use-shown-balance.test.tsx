import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { balanceKey } from '../api/get-me-balance';
import { useShowCredit, useShownBalance } from './use-shown-balance';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const balanceOf = (amount: number) => ({ balance: { amount, currency: 'EUR' }, version: `${amount}` });
let hold: (credit: number | null) => void;

function Game() {
  const own = useShowCredit();
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

test('beside a game the balance is its credit, whatever the platform says meanwhile', async () => {
  const { push } = await play();
  act(() => hold(4_900));
  expect(shown()).toBe('4900');
  await push(9_900);
  expect(shown()).toBe('4900');
  act(() => hold(9_900));
  expect(shown()).toBe('9900');
  act(() => hold(null));
  await push(3_000);
  expect(await screen.findByText('3000')).toBeInTheDocument();
});

test('leaving the game ends it', async () => {
  const { push, leave } = await play();
  act(() => hold(4_900));
  await push(7_000);
  leave();
  expect(shown()).toBe('7000');
});
