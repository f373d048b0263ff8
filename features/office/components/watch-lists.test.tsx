import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useApprovals } from '../api/get-approvals';
import { downloadApprovals } from '../api/get-approvals-export';
import { useAudit } from '../api/get-audit';
import { downloadAudit } from '../api/get-audit-export';
import { useLetters } from '../api/get-letters';
import { downloadLetters } from '../api/get-letters-export';
import { useOperators } from '../api/get-operators';
import { downloadOperators } from '../api/get-operators-export';
import { approve } from '../api/post-approvals-id-approve';
import { OfficeMeProvider } from '../state/office-me';
import { operatorWith } from '../testing/me';
import { AT, colleague, entry, letter, PLAYER, request } from '../testing/watched';
import { ApprovalsList } from './approvals/approvals-list';
import { AuditList } from './audit/audit-list';
import { LettersList } from './letters/letters-list';
import { OperatorsList } from './operators/operators-list';

const mockReplace = jest.fn();
const mockRetry = jest.fn();
let mockAddress = new URLSearchParams();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: mockReplace }),
  useSearchParams: () => mockAddress,
}));
jest.mock('../api/get-audit', () => ({ useAudit: jest.fn() }));
jest.mock('../api/get-letters', () => ({ useLetters: jest.fn(), LETTERS_KEY: ['letters'] }));
jest.mock('../api/get-approvals', () => ({ useApprovals: jest.fn(), APPROVALS_KEY: ['approvals'] }));
const mockFile = { email: 'mara@parlour.example', profile: { name: 'Mara', surname: 'Klein' } };
jest.mock('../api/get-players-id', () => ({ usePlayerFile: () => ({ data: mockFile }) }));
jest.mock('../api/get-operators', () => ({ useOperators: jest.fn(), OPERATORS_KEY: ['operators'] }));
jest.mock('../api/get-audit-export', () => ({ downloadAudit: jest.fn() }));
jest.mock('../api/get-letters-export', () => ({ downloadLetters: jest.fn() }));
jest.mock('../api/get-approvals-export', () => ({ downloadApprovals: jest.fn() }));
jest.mock('../api/get-operators-export', () => ({ downloadOperators: jest.fn() }));
jest.mock('../api/post-approvals-id-approve', () => ({ approve: jest.fn() }));
jest.mock('../api/post-letters-id-retry', () => ({
  useRetryLetter: () => ({ isPending: false, mutate: mockRetry }),
}));

const give = (hook: (...asked: never[]) => unknown, data: unknown[] | undefined) =>
  jest.mocked(hook).mockReturnValue({
    data: data && {
      data,
      meta: { page: 1, perPage: 50, total: data.length, more: false, lastPage: 1 },
    },
    error: null,
    isPending: data === undefined,
    isFetching: false,
    refetch: jest.fn(),
  });
const show = (list: ReactElement, query = '', roles: OfficeRole[] = ['administrator']) => {
  mockAddress = new URLSearchParams(query);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>{list}</OfficeMeProvider>
    </QueryClientProvider>,
  );
};
const ledTo = (): string => mockReplace.mock.lastCall?.[0] as string;
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const PAGE = { page: 1, per_page: 50 };

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  for (const take of [downloadAudit, downloadLetters, downloadApprovals, downloadOperators]) {
    jest.mocked(take).mockResolvedValue();
  }
  give(useAudit, [entry]);
  give(useLetters, [letter]);
  give(useApprovals, [request]);
  give(useOperators, [colleague]);
});

describe('every one of them', () => {
  const LISTS = [
    ['Audit', <AuditList key="a" />, useAudit, downloadAudit, 'Why'],
    ['Letters', <LettersList key="l" />, useLetters, downloadLetters, 'Attempts'],
    ['Approvals', <ApprovalsList key="p" />, useApprovals, downloadApprovals, 'Asked by'],
    ['Operators', <OperatorsList key="o" />, useOperators, downloadOperators, 'Roles'],
  ] as const;

  it.each(LISTS)('%s hides columns by the address, and says so', (title, list, _hook, _take, column) => {
    const shown = show(list);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: column })).toBeInTheDocument();
    const boxes = screen.getByRole('group', { name: 'Columns that are shown', hidden: true });
    fireEvent.click(within(boxes).getByRole('checkbox', { name: column, hidden: true }));
    const address = new URLSearchParams(ledTo().split('?')[1]);
    shown.unmount();
    show(list, address.toString());
    expect(screen.queryByRole('columnheader', { name: column })).toBeNull();
  });

  it.each(LISTS)('%s leaves as a table for who may take it', async (_title, list, _hook, take) => {
    const shown = show(list, 'order=desc');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'CSV' })));
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ order: 'desc' }));
    shown.unmount();
    show(list, '', ['support']);
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });

  it.each(LISTS)('%s says that it waits, and that nothing is there', (title, list, hook) => {
    give(hook, undefined);
    const waiting = show(list);
    expect(screen.getByText(`Loading ${title.toLowerCase()} …`)).toHaveAttribute('role', 'status');
    waiting.unmount();
    give(hook, []);
    show(list, title === 'Approvals' ? 'state=all' : '');
    expect(screen.getByText(/fits\.$/)).toBeInTheDocument();
  });
});

describe('the audit', () => {
  it('is read in words, with the code beside them and the way to the player', () => {
    show(<AuditList />);
    const row = screen.getAllByRole('row')[1] as HTMLElement;
    expect(within(row).getByText('Blocked the account')).toBeInTheDocument();
    expect(within(row).getByText('office.block')).toBeInTheDocument();
    expect(within(row).getByText('{"status":"active"} → {"status":"blocked"}')).toBeInTheDocument();
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/office/players/${PLAYER}?tab=history`);
  });

  it('asks for what the address says, and puts each change into it', () => {
    show(<AuditList />, `actor=sue&kind=operator&action=office.&about=${PLAYER}&from=2026-11-01&page=3`);
    expect(useAudit).toHaveBeenLastCalledWith({
      actor: 'sue',
      kind: 'operator',
      action: 'office.',
      about: PLAYER,
      from: '2026-11-01',
      sort: 'at',
      order: 'desc',
      page: 3,
      per_page: 50,
    });
    expect(screen.getByRole('combobox', { name: 'What' })).toHaveDisplayValue('Office: everything');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(ledTo()).toBe('/office/audit');
    choose('What', 'news.send');
    expect(new URLSearchParams(ledTo().split('?')[1]).get('action')).toBe('news.send');
    const about = screen.getByRole('textbox', { name: 'To whom, by id' });
    fireEvent.change(about, { target: { value: ' 42 ' } });
    fireEvent.keyDown(about, { key: 'Enter' });
    const led = new URLSearchParams(ledTo().split('?')[1]);
    expect([led.get('about'), led.get('actor'), led.get('page')]).toEqual(['42', 'sue', null]);
  });

  it('keeps an action that it has no words for', () => {
    show(<AuditList />, 'action=kernel.old');
    expect(screen.getByRole('combobox', { name: 'What' })).toHaveDisplayValue('kernel.old');
  });
});

describe('letters', () => {
  it('ask for what the address says, and put each change into it', () => {
    show(<LettersList />, 'q=mara&kind=welcome&state=failed&to=2026-11-24&sort=to&order=asc');
    expect(useLetters).toHaveBeenLastCalledWith({
      q: 'mara',
      kind: 'welcome',
      state: 'failed',
      written_to: '2026-11-24',
      sort: 'to',
      order: 'asc',
      ...PAGE,
    });
    expect(screen.getByRole('columnheader', { name: 'To' })).toHaveAttribute('aria-sort', 'ascending');
    choose('State', 'sent');
    expect(ledTo()).toBe('/office/letters?q=mara&kind=welcome&state=sent&to=2026-11-24&sort=to&order=asc');
    fireEvent.click(screen.getByRole('button', { name: 'Written' }));
    expect(ledTo()).toBe('/office/letters?q=mara&kind=welcome&state=failed&to=2026-11-24');
    expect(screen.getByRole('cell', { name: 'Account blocked' })).toBeInTheDocument();
  });

  it('are sent again where the platform says that they can be', () => {
    show(<LettersList />);
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(mockRetry).toHaveBeenCalledWith('l1', expect.anything());
  });

  it('offer no way to send again what can’t be, or to whom may not', () => {
    give(useLetters, [{ ...letter, retryable: false }]);
    const shown = show(<LettersList />);
    expect(screen.getByRole('cell', { name: 'Account blocked' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    shown.unmount();
    give(useLetters, [letter]);
    show(<LettersList />, '', ['auditor']);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});

describe('approvals', () => {
  it('are those that wait, unless the address says otherwise', () => {
    show(<ApprovalsList />);
    expect(useApprovals).toHaveBeenLastCalledWith({
      state: 'waiting',
      sort: 'asked',
      order: 'asc',
      ...PAGE,
    });
    choose('State', 'all');
    expect(ledTo()).toBe('/office/approvals?state=all');
  });

  it('ask for what the address says', () => {
    show(<ApprovalsList />, 'by=sue&action=news.send&state=rejected&from=2026-11-01');
    expect(useApprovals).toHaveBeenLastCalledWith({
      asked_by: 'sue',
      action: 'news.send',
      state: 'rejected',
      asked_from: '2026-11-01',
      sort: 'asked',
      order: 'asc',
      ...PAGE,
    });
  });

  it('open one at a time, in words, and are decided there', async () => {
    show(<ApprovalsList />);
    expect(screen.queryByText('A blurred stamp.')).toBeNull();
    const opener = screen.getByRole('button', { name: /Decide about documents/ });
    expect(opener).toHaveTextContent('verification.decide');
    fireEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('A blurred stamp.')).toBeInTheDocument();
    expect(screen.getByText('Mara Klein, mara@parlour.example')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Approve …' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Looked.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByText('It is done.')).toHaveAttribute('role', 'status'));
    expect(approve).toHaveBeenCalledWith('r1', 'Looked.');
    expect(opener).toHaveFocus();
  });

  it('have no reason ready that was written for the opposite', async () => {
    const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
    const open = (decision: string) => {
      fireEvent.click(screen.getByRole('button', { name: /Decide about documents/ }));
      fireEvent.click(screen.getByRole('button', { name: decision }));
    };
    const { unmount } = show(<ApprovalsList />);
    open('Reject …');
    fireEvent.change(reason(), { target: { value: 'A forged stamp.' } });
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    show(<ApprovalsList />);
    open('Approve …');
    expect(reason()).toHaveValue('');
  });

  it('say of one’s own that somebody else decides, and of a decided one who did', () => {
    give(useApprovals, [
      { ...request, askedBy: '1' },
      {
        ...request,
        id: 'r2',
        state: 'rejected',
        decidedByEmail: 'ada@parlour.example',
        decidedBy: '5',
        decidedAt: AT,
      },
    ]);
    show(<ApprovalsList />, 'state=all');
    const [own, decided] = screen.getAllByRole('button', { name: /Decide about documents/ });
    fireEvent.click(own as HTMLElement);
    expect(screen.getByText(/somebody else decides/)).toBeInTheDocument();
    fireEvent.click(decided as HTMLElement);
    expect(screen.queryByText(/somebody else decides/)).toBeNull();
    expect(screen.getAllByText('ada@parlour.example')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Approve …' })).toBeNull();
  });
});
