import { render, screen, within } from '@testing-library/react';
import { useNetworkTournaments } from '../../api/get-network-tournaments';
import { NetworkTournaments } from './network-tournaments';

jest.mock('../../api/get-network-tournaments', () => ({ useNetworkTournaments: jest.fn() }));

const PLAYER = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const AT = '2026-11-30T12:00:00.000Z';
const prize = { place: 1, playerId: PLAYER, currency: 'EUR', amount: 200_000, isPaid: true, at: AT };
const one = {
  code: 'net-cup',
  title: 'Net Cup',
  status: 'completed',
  ...{ startsAt: AT, endsAt: AT, toldAt: AT },
  participants: 12,
  sums: [{ currency: 'EUR', amount: 200_000 }],
  prizes: [prize, { ...prize, place: 2, amount: 100_000, isPaid: false }],
};
const show = (answer: object) => {
  const told = { error: null, isPending: false, refetch: jest.fn(), ...answer };
  jest.mocked(useNetworkTournaments).mockReturnValue(told as never);
  render(<NetworkTournaments />);
};

test('lists what was paid and refused, to be read alone', () => {
  show({ data: { data: [one], isCurrent: true } });
  const row = within(screen.getByRole('row', { name: /Net Cup/ }));
  expect(row.getByText('Ended')).toBeVisible();
  expect(row.getByText('€2,000.00')).toBeVisible();
  expect(row.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    `Place 1, ${PLAYER.slice(0, 8)}: €2,000.00`,
    `Place 2, ${PLAYER.slice(0, 8)}: €1,000.00, refused: the account may not play`,
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that the studio is silent', () => {
  show({ data: { data: [one], isCurrent: false } });
  expect(screen.getByText(/this is what it told last/)).toBeVisible();
});

test.each([
  [true, 'No studio holds one.'],
  [false, 'The studio does not answer.'],
])('has words for an empty list', (isCurrent, words) => {
  show({ data: { data: [], isCurrent } });
  expect(screen.getByText(words)).toBeVisible();
});
