import { fireEvent, render, screen } from '@testing-library/react';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { usePlayers } from '../../api/get-players';
import { useTransaction } from '../../api/get-transactions-id';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { Finder } from './finder';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));
jest.mock('@/lib/browser/use-debounced', () => ({ useDebounced: (value: unknown) => value }));
jest.mock('../../api/get-players', () => ({ usePlayers: jest.fn() }));
jest.mock('../../api/get-transactions-id', () => ({ useTransaction: jest.fn() }));

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';
const mara = { id: 'p1', email: 'mara@example.org', name: 'Mara', surname: 'Klein' };
const deposit = {
  id: ID,
  playerId: 'p2',
  email: 'ben@example.org',
  type: 'deposit',
  status: 'complete',
  amount: 2_500,
  currency: 'EUR',
  at: '2026-11-24T15:04:05.000Z',
};
const give = (players: unknown[], transaction: unknown = null) => {
  const calm = { isError: false, isFetching: false };
  jest
    .mocked(usePlayers)
    .mockReturnValue({ ...calm, data: { data: players } } as unknown as ReturnType<typeof usePlayers>);
  jest
    .mocked(useTransaction)
    .mockReturnValue({ ...calm, data: transaction } as unknown as ReturnType<typeof useTransaction>);
};
const onClose = jest.fn();
const show = (role: OfficeRole) => {
  render(
    <OfficeMeProvider me={operatorWith([role])}>
      <Finder onClose={onClose} />
    </OfficeMeProvider>,
  );
};
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });

beforeEach(() => jest.clearAllMocks());

it('leads to a player by name, by keys alone', () => {
  give([mara, { ...mara, id: 'p9', email: 'mara2@example.org' }]);
  show('support');
  type('mara');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(mockPush).toHaveBeenCalledWith('/office/players/p9');
  expect(onClose).toHaveBeenCalled();
  expect(useTransaction).toHaveBeenLastCalledWith('mara', false);
});

it('leads to the owner of a transaction by its id', () => {
  give([], deposit);
  show('payments');
  type(` ${ID} `);
  expect(useTransaction).toHaveBeenLastCalledWith(ID, true);
  const hit = screen.getByRole('option', { name: /ben@example\.org/ });
  expect(hit).toHaveTextContent('deposit 25.00 EUR, 24 Nov 2026, 15:04 UTC');
  fireEvent.click(hit);
  expect(mockPush).toHaveBeenCalledWith('/office/players/p2?tab=money');
});

it('leads to a transaction of a player who was erased', () => {
  give([], { ...deposit, email: null });
  show('payments');
  type(ID);
  expect(screen.getByRole('option', { name: /Erased player/ })).toHaveTextContent('deposit 25.00 EUR');
});

it('asks for no transaction where the roles don’t open them', () => {
  give([]);
  show('verification');
  type(ID);
  expect(useTransaction).toHaveBeenLastCalledWith(ID, false);
  expect(screen.getByRole('combobox', { name: 'Name, email or id' })).toBeInTheDocument();
  expect(screen.getByText('Nobody fits.')).toBeInTheDocument();
});
