import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { logInAddress, useOfficeSession } from '@/features/office/state/session';
import { keepUnsaved, readUnsaved } from '@/lib/browser/forms/unsaved-input';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import { ApiProblem } from '@/lib/http/problem';
import { OfficeGate } from './office-gate';

jest.mock('@/features/office/state/session', () => {
  const actual = jest.requireActual<typeof import('@/features/office/state/session')>(
    '@/features/office/state/session',
  );
  return { logInAddress: jest.fn(actual.logInAddress), useOfficeSession: jest.fn() };
});

const me = { operatorId: '1', email: 'a@b.c', name: '', roles: [], permissions: [], expiresAt: '' };
const show = (session: { data?: unknown; error?: unknown }) => {
  jest
    .mocked(useOfficeSession)
    .mockReturnValue({ error: null, refetch: jest.fn(), ...session } as unknown as ReturnType<
      typeof useOfficeSession
    >);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeGate>{() => <p>inside</p>}</OfficeGate>
    </QueryClientProvider>,
  );
};
const refusal = (code: string, status: number) =>
  new ApiProblem(code as 'admin_1', status, { code: code as 'admin_1' });

it('opens to who has a token', () => {
  show({ data: me });
  expect(screen.getByText('inside')).toBeInTheDocument();
});

it('shows nothing before it is known who asks', () => {
  show({});
  expect(screen.queryByText('inside')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('One moment');
});

it.each([
  ['admin_1', 403, 'You have no role in the office yet'],
  ['second_factor_missing', 403, 'Set up your second factor first'],
  ['server_error', 503, 'The office does not open'],
])('says why it stays shut: %s', (code, status, title) => {
  show({ error: refusal(code, status) });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByText('inside')).toBeNull();
});

it('shuts when the role is taken, and stays open when only the network is away', () => {
  const { unmount } = show({ data: me, error: refusal('admin_1', 403) });
  expect(screen.queryByText('inside')).toBeNull();
  unmount();
  show({ data: me, error: refusal('no_response', 0) });
  expect(screen.getByText('inside')).toBeInTheDocument();
});

it('keeps for its operator, and for nobody else, what was typed when the log-in ran out', () => {
  // The page itself can't be left here.
  jest.mocked(logInAddress).mockReturnValueOnce('#log-in');
  keepUnsaved('office block p1', { owner: '1' }, { reason: 'Two accounts' });
  show({ data: me, error: refusal('admin_1', 401) });
  expect(window.location.hash).toBe('#log-in');
  expect(readUnsaved('office block p1', { owner: '1' })).toEqual({ reason: 'Two accounts' });
  expect(readUnsaved('office block p1', { owner: '2' })).toEqual({});
});

it('leads to the log-in and back to the same list', () => {
  expect(logInAddress({ pathname: '/office/players', search: '?q=klein' })).toBe(
    '/admin/login?redirect=%2Foffice%2Fplayers%3Fq%3Dklein',
  );
});
