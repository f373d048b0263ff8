import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@/components/testing/platform';
import { chainAfter, commitmentOf, drawAmountOf, winningTicketOf } from '@/lib/domain/jackpot-draws';
import { JACKPOT_RANGES } from '@/lib/domain/jackpots';
import type { JackpotDraw } from '../api/get-jackpots-draws.server';
import { JackpotDraws } from './jackpot-draws';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const SEED = 'a1'.repeat(32);
const CHAIN = chainAfter(commitmentOf(SEED), 'call');
const DRAW: JackpotDraw = {
  id: 4,
  code: 'jackpot-mini',
  login: 'dom***',
  won: { amount: Number(drawAmountOf(SEED, JACKPOT_RANGES.mini)), currency: 'EUR' },
  cause: 'amount',
  range: JACKPOT_RANGES.mini,
  openedAt: '2026-11-01T00:00:00.000Z',
  openedWith: 50_000,
  drawnAt: '2026-11-20T12:00:00.000Z',
  serverSeed: SEED,
  commitment: commitmentOf(SEED),
  chain: CHAIN,
  tickets: 12_345,
  winningTicket: Number(winningTicketOf(SEED, CHAIN, 12_345n)),
};

test('lists draws with their seeds, and checks one when asked', async () => {
  renderWithPlatform(<JackpotDraws draws={[DRAW]} />);
  expect(screen.getByText('Jackpot Mini')).toBeVisible();
  expect(screen.getByText(SEED)).toBeInTheDocument();
  await userEvent.click(screen.getByText('Check this draw', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check this draw' }));
  expect(await screen.findByText(/^Right:/)).toBeVisible();
});

test('says of a draw that does not follow from its seed that it is wrong', async () => {
  renderWithPlatform(<JackpotDraws draws={[{ ...DRAW, winningTicket: DRAW.winningTicket + 1 }]} />);
  await userEvent.click(screen.getByText('Check this draw', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check this draw' }));
  expect(await screen.findByText(/^Wrong:/)).toBeVisible();
});

test('says that nothing has been drawn', () => {
  renderWithPlatform(<JackpotDraws draws={[]} />);
  expect(screen.getByText('Nothing has been drawn yet')).toBeVisible();
});
