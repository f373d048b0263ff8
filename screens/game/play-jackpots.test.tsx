import { act, screen } from '@testing-library/react';
import { calls, platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import type { Jackpots } from '@/features/jackpots/api/get-jackpots';
import { jackpotsOf } from '@/features/jackpots/testing/jackpots';
import { scarab } from '@/features/play/testing/game';
import { removeHint, writeHint } from '@/features/player/state/hint';
import { ClosedSections } from '@/lib/browser/sections/use-closed-sections';
import { JACKPOT_OPENINGS, JACKPOT_POLL_MS } from '@/lib/domain/jackpots';
import { PlayScreen } from './play-screen';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

let answer: Jackpots;

/** A game's page, with the jackpots as they have just opened; `currency` is that of a player who is known. */
async function open(
  mode: 'real' | 'demo',
  { currency, closed = false }: { currency?: string; closed?: boolean } = {},
) {
  if (currency) writeHint('en');
  platformAnswers({
    'GET /api/v1/me': () => ({
      data: currency ? { id: 'p', email: 'mara@parlour.example', language: 'en' } : null,
    }),
    'GET /api/v1/me/balance': () => ({
      data: { balance: { amount: 5_000, currency }, bonus: { amount: 0, currency }, version: '1' },
    }),
    'POST /api/v1/games/{id}/sessions': () => ({ data: { url: 'https://studio.example/play/1' } }),
    'GET /api/v1/jackpots': () => answer,
  });
  renderWithPlatform(
    <ClosedSections closed={closed ? ['jackpots'] : []}>
      <PlayScreen game={scarab} mode={mode} jackpots={jackpotsOf(JACKPOT_OPENINGS)} />
    </ClosedSections>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1));
}
const shown = () => screen.queryAllByRole('link', { name: /^Jackpots/ });
const asked = () => calls.filter(({ to }) => to === 'GET /api/v1/jackpots').length;

beforeEach(() => {
  jest.useFakeTimers();
  answer = jackpotsOf(JACKPOT_OPENINGS);
});
afterEach(() => {
  jest.useRealTimers();
  removeHint();
  localStorage.clear();
  delete document.documentElement.dataset.side;
});

test('beside a game for real money stand the jackpots, and they grow with the poll', async () => {
  await open('real', { currency: 'EUR' });
  // In the bar, and in the row that has its place; styles show one of them.
  expect(
    shown()
      .map((link) => link.dataset.place)
      .sort(),
  ).toEqual(['bar', 'row']);
  for (const link of shown()) {
    expect(link).toHaveAttribute('href', '/jackpots');
    expect(link).toHaveTextContent('Max €10,000.00Mid €2,500.00Mini €500.00');
  }
  expect(asked()).toBe(0);
  answer = jackpotsOf({ ...JACKPOT_OPENINGS, mini: JACKPOT_OPENINGS.mini + 42 });
  await act(() => jest.advanceTimersByTimeAsync(JACKPOT_POLL_MS));
  for (const link of shown()) expect(link).toHaveTextContent('Mini €500.42');
  expect(asked()).toBe(1);
});

test('a visitor sees them, too', async () => {
  await open('real');
  expect(shown()).toHaveLength(2);
});

test.each([
  ['a demo adds nothing to them', 'demo', {}],
  ['nor does a stake in another currency', 'real', { currency: 'CHF' }],
  ['and their section can be closed', 'real', { closed: true }],
] as const)('%s: they are not shown then, and not asked for', async (_, mode, options) => {
  await open(mode, options);
  await act(() => jest.advanceTimersByTimeAsync(JACKPOT_POLL_MS));
  expect([shown().length, asked()]).toEqual([0, 0]);
});

test('before they are open there is nothing of them', async () => {
  answer = { ...answer, data: [] };
  platformAnswers({ 'GET /api/v1/jackpots': () => answer });
  renderWithPlatform(<PlayScreen game={scarab} mode="real" jackpots={answer} />);
  expect(shown()).toHaveLength(0);
});
