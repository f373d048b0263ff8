import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { useChatReports } from '../../api/get-chat-reports';
import { useChatSilences } from '../../api/get-players-id-chat-silences';
import { decideChatReport } from '../../api/post-chat-reports-id-decide';
import { liftChatSilence } from '../../api/post-players-id-chat-silences-lift';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { PlayerChat } from '../players/player-chat';
import { ChatList } from './chat-list';

let mockAddress = '';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => new URLSearchParams(mockAddress),
}));
jest.mock('../../api/get-chat-reports', () => ({ useChatReports: jest.fn(), CHAT_REPORTS_KEY: ['office'] }));
jest.mock('../../api/get-players-id-chat-silences', () => ({ useChatSilences: jest.fn() }));
jest.mock('../../api/post-chat-reports-id-decide', () => ({ decideChatReport: jest.fn() }));
jest.mock('../../api/post-players-id-chat-silences-lift', () => ({ liftChatSilence: jest.fn() }));

const at = (minute: number) => `2026-11-24T12:0${minute}:00.000Z`;
const message = {
  id: 'm1',
  gameId: 'l202',
  game: 'Velvet Roulette',
  playerId: 'p1',
  email: 'nora@player.example',
  name: 'N•••10',
  text: '<b>You</b> play like a donkey',
  writtenAt: at(2),
  reportedAt: at(3),
  hiddenAt: at(3),
  state: 'open',
  decidedAt: null,
  decidedBy: null,
  decidedReason: null,
  before: [{ playerId: 'p2', name: 'O•••11', text: 'Red again', writtenAt: at(1) }],
  reports: [
    { playerId: 'p3', reason: 'insult', reportedAt: at(3) },
    { playerId: 'p4', reason: 'insult', reportedAt: at(3) },
    { playerId: 'p5', reason: 'hate', reportedAt: at(3) },
  ],
};
const meta = { page: 1, perPage: 50, total: 1, more: false, lastPage: 1 };
const answer = { error: null, isPending: false, isFetching: false, refetch: jest.fn() };
const draw = (what: React.ReactNode, roles: OfficeRole[]) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>{what}</OfficeMeProvider>
    </QueryClientProvider>,
  );
function show(
  changes: object = {},
  { roles = ['support'] as OfficeRole[], address = '', given = {} as object } = {},
) {
  mockAddress = address;
  jest.mocked(useChatReports).mockReturnValue({
    ...{ ...answer, data: { data: [{ ...message, ...changes }], meta } },
    ...given,
  } as never);
  return draw(<ChatList />, roles);
}
const open = () => fireEvent.click(screen.getByRole('button', { name: message.text }));
const because = (reason: string) =>
  fireEvent.change(screen.getByLabelText(/Reason, for colleagues/), { target: { value: reason } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

it('shows a message as text, with what stood before it, who wrote it and why it was reported', () => {
  show();
  const row = screen.getAllByRole('row')[1];
  for (const said of ['Hidden, to decide', 'Insult, Hate', '3', 'nora@player.example', 'Velvet Roulette'])
    expect(row).toHaveTextContent(said);
  open();
  const lines = within(screen.getByRole('list', { name: 'What was said' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('Red again'),
    expect.stringContaining('<b>You</b> play like a donkey'),
  ]);
  expect(screen.getByRole('link', { name: 'N•••10' })).toHaveAttribute('href', '/office/players/p1');
});

it.each([
  ['Nothing wrong …', 'Close it', { decision: 'nothing', reason: 'looked' }, 'The message is back'],
  ['Take it away …', 'Take it away', { decision: 'remove', reason: 'looked' }, 'is taken away.'],
])('%s', async (opener, button, body, said) => {
  show();
  open();
  press(opener);
  because('looked');
  press(button);
  await waitFor(() => expect(decideChatReport).toHaveBeenCalledWith('m1', body));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
});

it('silences the writer, for as long and with the reason that was chosen', async () => {
  show();
  open();
  press('Silence the player …');
  expect(screen.getByLabelText(/as the player reads it/)).toHaveValue('insult');
  fireEvent.change(screen.getByLabelText('For how long'), { target: { value: 'week' } });
  fireEvent.change(screen.getByLabelText(/as the player reads it/), { target: { value: 'hate' } });
  because('the third time');
  press('Silence');
  await waitFor(() =>
    expect(decideChatReport).toHaveBeenCalledWith('m1', {
      ...{ decision: 'silence', reason: 'the third time', length: 'week', why: 'hate' },
    }),
  );
});

it('has no reason ready that was written for another decision', async () => {
  const { unmount } = show();
  open();
  press('Nothing wrong …');
  because('harmless');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  unmount();
  show();
  open();
  press('Silence the player …');
  expect(screen.getByLabelText(/Reason, for colleagues/)).toHaveValue('');
});

it('keeps what was written when somebody else was first', async () => {
  const detail = 'somebody has decided about it already';
  jest.mocked(decideChatReport).mockRejectedValueOnce(new ApiProblem('client_api_5', 409, { detail }));
  show();
  open();
  press('Take it away …');
  because('looked');
  press('Take it away');
  expect(await screen.findByRole('alert', { name: '' })).toBeDefined();
  await waitFor(() => expect(screen.getByLabelText(/Reason, for colleagues/)).toHaveValue('looked'));
});

it('asks for what the address says, and offers nothing without the right or once it is decided', () => {
  show({}, { roles: ['auditor'], address: 'state=remove&reason=hate' });
  expect(useChatReports).toHaveBeenLastCalledWith(
    expect.objectContaining({ state: 'remove', reason: 'hate' }),
  );
  open();
  expect(screen.getByText('Your roles don’t decide about this.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take it away …' })).toBeNull();
});

it('says by whom and why it was decided', () => {
  show({ state: 'silence', decidedAt: at(5), decidedBy: 'sue@parlour.example', decidedReason: 'Again' });
  open();
  for (const said of ['sue@parlour.example', 'Again']) expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take it away …' })).toBeNull();
});

it.each([
  ['waits', { data: undefined, isPending: true }, 'Loading table chat …'],
  ['is empty', { data: { data: [], meta: { ...meta, total: 0 } } }, 'Nobody has reported anything.'],
  ['failed', { data: undefined, error: new ApiProblem('server_error', 500, {}) }, 'Try again'],
  [
    'is shut',
    { data: undefined, error: new ApiProblem('not_found', 403, {}) },
    'Your roles don’t open this.',
  ],
])('says that it %s', (_state, given, said) => {
  show({}, { given });
  expect(screen.getByText(said)).toBeVisible();
});

describe('on the page of a player', () => {
  const silence = {
    ...{ reason: 'insult', note: 'The third time', operator: '1', operatorEmail: 'sue@parlour.example' },
    ...{ silencedAt: at(1), until: null, liftedAt: null, liftedByEmail: null, inForce: true },
  };
  const showPlayer = (data: object[], roles: OfficeRole[] = ['support']) => {
    jest.mocked(useChatSilences).mockReturnValue({ ...answer, data } as never);
    draw(<PlayerChat id="p1" />, roles);
  };

  it('shows a silence, and lifts it with a reason', async () => {
    showPlayer([silence]);
    for (const said of ['Silenced', 'Insult. For good', 'The third time'])
      expect(screen.getByText(said)).toBeVisible();
    press('Lift the silence …');
    because('said sorry');
    press('Lift the silence');
    await waitFor(() => expect(liftChatSilence).toHaveBeenCalledWith('p1', 'said sorry'));
  });

  it('says when there was none, and offers nothing to who may only look', () => {
    showPlayer([]);
    expect(screen.getByText('Never silenced.')).toBeVisible();
    showPlayer([silence], ['auditor']);
    expect(screen.queryByRole('button', { name: 'Lift the silence …' })).toBeNull();
  });

  it('says what ended it', () => {
    const lifted = { ...silence, liftedAt: at(4), liftedByEmail: 'ann@parlour.example', inForce: false };
    showPlayer([lifted]);
    expect(screen.getByText(/Insult\. Lifted .* by ann@parlour\.example/)).toBeVisible();
  });
});
