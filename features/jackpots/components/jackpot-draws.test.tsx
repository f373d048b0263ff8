import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@/components/testing/platform';
import { fairDraw } from '../testing/jackpots';
import { JackpotDraws } from './jackpot-draws';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));

const DRAW = fairDraw();

test('lists draws with their seeds, and checks one when asked', async () => {
  renderWithPlatform(<JackpotDraws draws={[DRAW]} />);
  expect(screen.getByText('Jackpot Mini')).toBeVisible();
  expect(screen.getByText(DRAW.serverSeed)).toBeInTheDocument();
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
