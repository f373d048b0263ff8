import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { usePlayerSessions } from '../../api/get-players-id-sessions';
import { endSessions } from '../../api/post-players-id-sessions-end';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { PlayerSessions } from './player-sessions';

jest.mock('../../api/get-players-id-sessions', () => ({ usePlayerSessions: jest.fn() }));
jest.mock('../../api/post-players-id-sessions-end', () => ({ endSessions: jest.fn() }));

const session = (sessionId: string, browser: string) => ({
  sessionId,
  browser,
  system: 'Android',
  address: '203.0.113.7',
  country: 'DE',
  userAgent: 'Mozilla/5.0',
  createdAt: '2026-11-24T10:00:00.000Z',
  lastSeenAt: '2026-11-24T11:00:00.000Z',
  expiresAt: '2026-12-24T11:00:00.000Z',
});
const show = (role: OfficeRole) => {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith([role])}>
        <PlayerSessions id="p1" />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  jest.mocked(endSessions).mockReset();
  jest.mocked(usePlayerSessions).mockReturnValue({
    data: [session('s1', 'Firefox'), session('s2', 'Chrome')],
    error: null,
    isPending: false,
  } as unknown as ReturnType<typeof usePlayerSessions>);
});

it('ends the one session that is pressed, with a reason', async () => {
  jest.mocked(endSessions).mockResolvedValue({ data: { ended: 1 } });
  show('support');
  fireEvent.click(screen.getByRole('button', { name: /^End this session, Chrome/ }));
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'asked by telephone' } });
  fireEvent.click(screen.getByRole('button', { name: 'End this session' }));
  await waitFor(() => expect(screen.getByText('The session is over.')).toBeInTheDocument());
  expect(endSessions).toHaveBeenCalledWith('p1', { reason: 'asked by telephone', sessionId: 's2' });
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
});

it('keeps the reason when it did not work', async () => {
  jest.mocked(endSessions).mockRejectedValue(new ApiProblem('no_response', 0));
  show('support');
  fireEvent.click(screen.getByRole('button', { name: /^End this session, Firefox/ }));
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'asked to' } });
  fireEvent.click(screen.getByRole('button', { name: 'End this session' }));
  await waitFor(() => expect(screen.getByText(/no answer/)).toBeInTheDocument());
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('asked to');
});

it('only shows them to who may not end any', () => {
  show('auditor');
  expect(screen.getByText('Firefox on Android')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
