import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { downloadPlayers } from '../../api/get-players-export';
import { usePlayers, type PlayersQuery } from '../../api/get-players';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { PlayersList } from './players-list';

const mockReplace = jest.fn();
let mockAddress = new URLSearchParams();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => mockAddress,
}));
jest.mock('../../api/get-players', () => ({ usePlayers: jest.fn() }));
jest.mock('../../api/get-players-export', () => ({ downloadPlayers: jest.fn() }));

const player = (number: number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  email: `p${number}@example.com`,
  emailVerified: number !== 2,
  name: number === 1 ? 'Mara' : null,
  surname: number === 1 ? 'Klein' : null,
  status: number === 2 ? 'blocked' : 'active',
  country: 'DE',
  currency: 'EUR',
  language: 'de',
  createdAt: '2026-11-01T10:00:00.000Z',
  seenAt: null,
});
const answer = (data: unknown[], total = data.length, more = false) => ({
  data: { data, meta: { page: 1, perPage: 50, total, more, lastPage: Math.max(1, Math.ceil(total / 50)) } },
  error: null,
  isPending: false,
  isFetching: false,
  refetch: jest.fn(),
});
const give = (value: unknown) =>
  jest.mocked(usePlayers).mockReturnValue(value as ReturnType<typeof usePlayers>);

const show = (query = '', roles: OfficeRole[] = ['risk']) => {
  mockAddress = new URLSearchParams(query);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <PlayersList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
};
const asked = (): PlayersQuery | undefined => jest.mocked(usePlayers).mock.lastCall?.[0];
const ledTo = (): string => mockReplace.mock.lastCall?.[0] as string;

beforeEach(() => {
  jest.clearAllMocks();
  give(answer([player(1), player(2), player(3)], 120));
});

it('lists what the address says', () => {
  show('q=klein&status=blocked&sort=email&order=asc&page=2&hide=country,currency');
  expect(asked()).toEqual({
    q: 'klein',
    status: 'blocked',
    sort: 'email',
    order: 'asc',
    page: 2,
    per_page: 50,
  });
  expect(screen.getByRole('searchbox')).toHaveValue('klein');
  expect(screen.getByRole('columnheader', { name: 'Player' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.queryByRole('columnheader', { name: 'Country' })).toBeNull();
  expect(screen.getByText('120 found')).toBeInTheDocument();
});

it('says that there are more than a list counts', () => {
  give(answer([player(1)], 10_000, true));
  show();
  expect(screen.getByText('10,000 and more found')).toBeInTheDocument();
  expect(screen.getByText('1–50 of 10,000 and more')).toBeInTheDocument();
});

it('says of a player what differs, and leads to them', () => {
  show();
  const [, first, second] = screen.getAllByRole('row');
  expect(
    within(first as HTMLElement).getByRole('link', { name: 'Mara Klein p1@example.com' }),
  ).toHaveAttribute('href', `/office/players/${player(1).id}`);
  expect(within(second as HTMLElement).getByText('Blocked')).toHaveAttribute('data-tone', 'bad');
});

it('puts each change into the address, from the first page on', () => {
  show('page=3&status=blocked');
  fireEvent.click(screen.getByRole('button', { name: 'Seen' }));
  expect(ledTo()).toBe('/office/players?status=blocked&sort=seen');
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'excluded' } });
  expect(ledTo()).toBe('/office/players?status=excluded');
  fireEvent.change(screen.getByRole('textbox', { name: /Country/ }), { target: { value: 'd' } });
  expect(ledTo()).toBe('/office/players?status=excluded');
  fireEvent.change(screen.getByRole('textbox', { name: /Country/ }), { target: { value: 'de' } });
  expect(ledTo()).toBe('/office/players?status=blocked&country=DE');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' klein ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(ledTo()).toBe('/office/players?q=klein&status=blocked');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(ledTo()).toBe('/office/players');
});

it('sorts the other way at the second press', () => {
  show('sort=seen');
  fireEvent.click(screen.getByRole('button', { name: 'Seen' }));
  expect(ledTo()).toBe('/office/players?sort=seen&order=asc');
});

it('keeps columns in the address, and the page with them', () => {
  show('page=2&hide=country');
  const boxes = screen.getByRole('group', { name: 'Columns that are shown', hidden: true });
  fireEvent.click(within(boxes).getByRole('checkbox', { name: 'Language', hidden: true }));
  expect(ledTo()).toBe('/office/players?page=2&hide=country%2Clanguage');
  fireEvent.click(within(boxes).getByRole('checkbox', { name: 'Country', hidden: true }));
  expect(ledTo()).toBe('/office/players?page=2');
});

it('turns pages, as far as there are any', () => {
  show();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(ledTo()).toBe('/office/players?page=2');
});

it('is walked through by keys, which do nothing where one writes', () => {
  show();
  const links = screen.getAllByRole('link');
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(links[0]).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'j' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  expect(links[2]).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'j' });
  expect(links[2]).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'k' });
  expect(links[1]).toHaveFocus();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByRole('searchbox')).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'j' });
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('hands out the table only to who may take it, by the same filters', async () => {
  jest.mocked(downloadPlayers).mockRejectedValueOnce(new ApiProblem('too_many_requests', 429));
  const { unmount } = show('q=klein');
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  expect(downloadPlayers).toHaveBeenCalledWith(expect.objectContaining({ q: 'klein' }));
  await waitFor(() => expect(screen.getByText(/a lot at once/)).toBeInTheDocument());
  unmount();
  show('', ['support']);
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
});

it('says that it waits, that nobody fits, and what went wrong', () => {
  give({ ...answer([]), data: undefined, isPending: true });
  const waiting = show();
  expect(screen.getByText(/Loading players/)).toHaveAttribute('role', 'status');
  waiting.unmount();
  give(answer([]));
  const nobody = show('q=nobody');
  expect(screen.getByText('Nobody fits.')).toBeInTheDocument();
  nobody.unmount();
  const refetch = jest.fn();
  give({ ...answer([]), data: undefined, error: new ApiProblem('no_response', 0), refetch });
  show();
  expect(screen.getByText(/no answer/)).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(refetch).toHaveBeenCalled();
});
