import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform } from '@/components/testing/platform';
import { JACKPOT_OPENINGS, JACKPOT_RANGES, JACKPOTS, type JackpotName } from '@/lib/domain/jackpots';
import { ApiProblem } from '@/lib/http/problem';
import type { OwnJackpots as Own } from '../api/get-me-jackpots';
import { fairDraw } from '../testing/jackpots';
import { OwnJackpots } from './own-jackpots';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('@/lib/i18n/navigation', () => jest.requireActual('@/components/testing/navigation'));

const HELD: Record<JackpotName, number> = { max: 1_900_000, mid: 612_345, mini: JACKPOT_OPENINGS.mini };
const TICKETS: Record<JackpotName, number> = { max: 12_345, mid: 1, mini: 0 };

const ownOf = (change: Partial<Own> = {}): Own => ({
  eligible: true,
  running: JACKPOTS.map((name) => ({
    code: `jackpot-${name}` as const,
    jackpotInfo: { amount: HELD[name], currency: 'EUR' as const },
    range: JACKPOT_RANGES[name],
    opening: JACKPOT_OPENINGS[name],
    draw: {
      commitment: 'c1'.repeat(32),
      openedAt: '2026-11-01T00:00:00.000Z',
      monthEndsAt: '2026-12-01T00:00:00.000Z',
    },
    tickets: TICKETS[name],
    added: { amount: Math.floor(TICKETS[name] / 100), currency: 'EUR' as const },
  })),
  wins: [],
  ...change,
});
const show = (answer: () => Own) => {
  platformAnswers({ 'GET /api/v1/me/jackpots': () => ({ data: answer() }) });
  renderWithPlatform(<OwnJackpots />);
};
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

test('tells tickets, what they added, and how near each draw is', async () => {
  show(ownOf);
  expect(screen.getByRole('status', { name: 'Loading your jackpots' })).toBeInTheDocument();
  const max = await card('Jackpot Max');
  expect(max.getByText('€19,000.00')).toBeVisible();
  expect(max.getByText('Another €1,000.00 until it can be drawn')).toBeVisible();
  expect(
    max.getByText(
      'If it holds €20,000, it is drawn at the month’s end on 1 Dec 2026, 00:00 UTC at the latest.',
    ),
  ).toBeVisible();
  expect(max.getByText('12,345 tickets')).toBeVisible();
  expect(max.getByText('€1.23')).toBeVisible();
  const mid = await card('Jackpot Mid');
  expect(mid.getByText('It can be drawn at any stake now, and surely is below €10,000')).toBeVisible();
  expect(mid.getByText('1 ticket')).toBeVisible();
  expect((await card('Jackpot Mini')).getByText('none yet')).toBeVisible();
  expect(screen.getByText(/^Each cent of real money/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You have not won a jackpot yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All jackpots' })).toHaveAttribute('href', '/jackpots');
});

test('lists what was won, with the proof of each draw and the way to the transaction', async () => {
  const draw = fairDraw();
  show(() => ownOf({ wins: [draw] }));
  expect(await screen.findByText(draw.serverSeed)).toBeInTheDocument();
  await userEvent.click(screen.getByText('Check this draw', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check this draw' }));
  expect(await screen.findByText(/^Right:/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'In your transactions' })).toHaveAttribute(
    'href',
    '/account/transaction-history?type=jackpot_win',
  );
});

test('says where the law has no jackpots, and when none is open', async () => {
  show(() => ownOf({ eligible: false, running: [] }));
  expect(await screen.findByText(/^Where you live the law has no jackpots/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The jackpots are not open yet' })).toBeVisible();
});

test('says so when nothing could be read, and tries again', async () => {
  let fails = true;
  show(() => {
    if (fails) throw new ApiProblem('no_response', 0);
    return ownOf();
  });
  expect(
    await screen.findByRole('heading', { name: 'Your jackpots could not be loaded' }, { timeout: 15_000 }),
  ).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Jackpot Max')).toBeTruthy();
}, 20_000);
