import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { ApiProblem } from '@/lib/http/problem';
import { useDocuments } from '../../api/get-documents';
import { downloadDocuments } from '../../api/get-documents-export';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { DocumentsList } from './documents-list';

const mockReplace = jest.fn();
let mockAddress = new URLSearchParams();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => mockAddress,
}));
jest.mock('../../api/get-documents', () => ({ useDocuments: jest.fn() }));
jest.mock('../../api/get-documents-export', () => ({ downloadDocuments: jest.fn() }));

const listed = (number: number) => ({
  playerId: `00000000-0000-4000-8000-00000000000${number}`,
  email: `p${number}@example.com`,
  name: number === 1 ? 'Mara' : null,
  surname: number === 1 ? 'Klein' : null,
  country: 'DE',
  step: 'identity',
  status: number === 2 ? 'rejected' : 'pending',
  submittedAt: '2026-11-01T10:00:00.000Z',
  decidedAt: number === 2 ? '2026-11-02T10:00:00.000Z' : null,
  files: 2,
  held: number === 1 ? 1 : 0,
});
const give = (value: object) =>
  jest.mocked(useDocuments).mockReturnValue({
    error: null,
    isPending: false,
    isFetching: false,
    refetch: jest.fn(),
    ...value,
  } as unknown as ReturnType<typeof useDocuments>);
const answer = (data: unknown[], total = data.length) => ({
  data: {
    data,
    meta: { page: 1, perPage: 50, total, more: false, lastPage: Math.max(1, Math.ceil(total / 50)) },
  },
});
const show = (query = '') => {
  mockAddress = new URLSearchParams(query);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(['verification'])}>
        <DocumentsList />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
};
const ledTo = (): string => mockReplace.mock.lastCall?.[0] as string;

beforeEach(() => {
  jest.clearAllMocks();
  give(answer([listed(1), listed(2)], 70));
});

it('names who waits, and leads to the review', () => {
  show();
  const [, first, second] = screen.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(first).getByRole('link', { name: 'Mara Klein p1@example.com' })).toHaveAttribute(
    'href',
    `/office/documents/${listed(1).playerId}?step=identity`,
  );
  expect(within(first).getByText('1 not scanned yet')).toBeInTheDocument();
  expect(within(second).getByRole('link', { name: 'p2@example.com' })).toBeInTheDocument();
  expect(within(second).getByText('Rejected')).toHaveAttribute('data-tone', 'bad');
  expect(screen.getByText('70 to review')).toBeInTheDocument();
});

it('asks for what the address says', () => {
  show('q=klein&step=address&status=all&country=DE&from=2026-11-01&sort=email&hide=country');
  expect(useDocuments).toHaveBeenLastCalledWith({
    q: 'klein',
    step: 'address',
    country: 'DE',
    submitted_from: '2026-11-01',
    sort: 'email',
    order: 'asc',
    page: 1,
    per_page: 50,
  });
  expect(screen.queryByRole('columnheader', { name: 'Country' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Player' })).toHaveAttribute('aria-sort', 'ascending');
});

it('puts each change into the address, from the first page on', () => {
  show('page=2&step=address');
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'expired' } });
  expect(ledTo()).toBe('/office/documents?step=address&status=expired');
  fireEvent.change(screen.getByLabelText('Handed in until'), { target: { value: '2026-11-24' } });
  expect(ledTo()).toBe('/office/documents?step=address&to=2026-11-24');
  fireEvent.click(screen.getByRole('button', { name: 'Handed in' }));
  expect(ledTo()).toBe('/office/documents?step=address&order=desc');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(ledTo()).toBe('/office/documents');
});

it('hands out the table by the same filters, and says what went wrong', async () => {
  jest.mocked(downloadDocuments).mockRejectedValueOnce(new ApiProblem('too_many_requests', 429));
  show('step=payment');
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  expect(downloadDocuments).toHaveBeenCalledWith(
    expect.objectContaining({ step: 'payment', status: 'pending' }),
  );
  await waitFor(() => expect(screen.getByText(/a lot at once/)).toBeInTheDocument());
});

it('says that nothing waits, that nothing fits, and that it waits itself', () => {
  give(answer([]));
  const none = show();
  expect(screen.getByText('No documents wait.')).toBeInTheDocument();
  none.unmount();
  const unfit = show('country=SE');
  expect(screen.getByText('No documents fit.')).toBeInTheDocument();
  unfit.unmount();
  give({ data: undefined, isPending: true });
  show();
  expect(screen.getByText(/Loading documents/)).toHaveAttribute('role', 'status');
});
