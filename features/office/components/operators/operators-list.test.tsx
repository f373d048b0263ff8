import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { useOperators, type KnownOperator } from '../../api/get-operators';
import { giveRoles } from '../../api/put-operators-id-roles';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { colleague } from '../../testing/watched';
import { OperatorsList } from './operators-list';

const mockReplace = jest.fn();
let mockAddress = new URLSearchParams();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => mockAddress,
}));
jest.mock('../../api/get-operators', () => ({ useOperators: jest.fn(), OPERATORS_KEY: ['operators'] }));
jest.mock('../../api/get-operators-export', () => ({ downloadOperators: jest.fn() }));
jest.mock('../../api/put-operators-id-roles', () => ({ giveRoles: jest.fn() }));

const known = (operators: KnownOperator[]) =>
  jest.mocked(useOperators).mockReturnValue({
    data: {
      data: operators,
      meta: { page: 1, perPage: 50, total: operators.length, more: false, lastPage: 1 },
    },
    error: null,
    isPending: false,
    isFetching: false,
    refetch: jest.fn(),
  } as never);
function show(query = '', roles: OfficeRole[] = ['administrator']) {
  mockAddress = new URLSearchParams(query);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <OperatorsList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  known([colleague, { ...colleague, id: '1', email: 'jonas@parlour.example' }]);
});

it('asks for what the address says', () => {
  show('q=sue&role=risk&state=open&sort=seen&order=desc');
  expect(useOperators).toHaveBeenLastCalledWith({
    q: 'sue',
    role: 'risk',
    state: 'open',
    sort: 'seen',
    order: 'desc',
    page: 1,
    per_page: 50,
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: '' } });
  expect(mockReplace.mock.lastCall?.[0]).toBe('/office/operators?q=sue&state=open&sort=seen&order=desc');
});

it('gives others, and never oneself, other roles, and leads back to where one was', async () => {
  show();
  const opener = screen.getByRole('button', { name: 'Change roles' });
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Risk' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'New work.' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(giveRoles).toHaveBeenCalledWith('3', ['support', 'risk'], 'New work.');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.queryByRole('checkbox', { name: 'Risk' })).toBeNull();
});

it('leads to what was refused of the roles', async () => {
  jest
    .mocked(giveRoles)
    .mockRejectedValueOnce(new ApiProblem('client_api_5', 422, { fields: { roles: 'invalid' } }));
  known([{ ...colleague, fixed: true, roles: ['administrator', 'support'] }]);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Change roles' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'New work.' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  const roles = screen.getByRole('group', { name: 'Roles from now on' });
  expect(roles).toBeInvalid();
  expect(roles).toHaveAccessibleDescription('This is not right.');
  const [first] = within(roles)
    .getAllByRole('checkbox')
    .filter((box) => !(box as HTMLInputElement).disabled);
  expect(first).toHaveFocus();
});

it('lets an auditor look only', () => {
  show('', ['auditor']);
  expect(screen.queryByRole('button', { name: 'Change roles' })).toBeNull();
});
