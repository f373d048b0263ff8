import { useEffect } from 'react';
import { act, waitFor } from '@testing-library/react';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { balanceKey, useBalance } from '../api/get-me-balance';
import { removeHint, writeHint } from '../state/hint';
import { useSession, type Session } from './use-session';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const ME = 'GET /api/v1/me';
const BALANCE = 'GET /api/v1/me/balance';
const WAYS_IN = ['me', 'ways-in'];
const PUBLIC = [
  ['visitor', 'welcome-bonus', 'en'],
  ['lobby', 'list', 'slots', 'a'],
  ['countries'],
  ['content', 'en', 'terms'],
];
let here: string;
let session: Session;

function Who() {
  const own = useSession();
  const amount = useBalance(own.status === 'in').data?.balance.amount;
  useEffect(() => {
    session = own;
  });
  return (
    <output>
      {own.status} {own.player?.id} {amount}
    </output>
  );
}

beforeEach(() => {
  here = 'p1';
  platformAnswers({
    [ME]: () => ({ data: { id: here } }),
    [BALANCE]: () => ({ data: { balance: { amount: here === 'p1' ? 5_000 : 20 } } }),
  });
  writeHint('en');
});
afterEach(removeHint);

async function signedIn() {
  const view = renderWithPlatform(<Who />);
  const says = (text: string) => waitFor(() => expect(view.container).toHaveTextContent(text));
  await says('in p1 5000');
  view.client.setQueryData(WAYS_IN, ['of p1']);
  view.client.setQueryData(['lobby', 'own', 'p1'], ['of p1']);
  for (const key of PUBLIC) view.client.setQueryData(key, 'everybody’s');
  return { ...view, says };
}
const isPublicKept = ({ client }: Awaited<ReturnType<typeof signedIn>>) =>
  PUBLIC.every((key) => client.getQueryData(key) === 'everybody’s');

test('a log-out leaves nothing of the player in the tab, and asks for nothing', async () => {
  const view = await signedIn();
  await act(async () => session.leave());
  await view.says('out');
  for (const key of [balanceKey, WAYS_IN, ['lobby', 'own', 'p1']]) {
    expect(view.client.getQueryData(key)).toBeUndefined();
  }
  expect(isPublicKept(view)).toBe(true);
  expect([sentTo(ME), sentTo(BALANCE)].map(({ length }) => length)).toEqual([1, 1]);
});

test.each(['after a log-out', 'while the last one is still in'])(
  'who logs in %s never sees what was the last player’s',
  async (when) => {
    const view = await signedIn();
    if (when === 'after a log-out') await act(async () => session.leave());
    here = 'p2';
    await act(() => session.begin('en'));
    expect(view.client.getQueryData(WAYS_IN)).toBeUndefined();
    await view.says('in p2 20');
    expect(isPublicKept(view)).toBe(true);
  },
);
