import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useWithdrawals } from '../../api/get-withdrawals';
import { useWithdrawalCase } from '../../api/get-withdrawals-id';
import { useWithdrawalSummary } from '../../api/get-withdrawals-summary';
import { decideWithdrawal } from '../../api/post-withdrawals-id-decision';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { WithdrawalCase } from './withdrawal-case';
import { ClockMark, RiskMark } from '../parts/gauges';
import { clockOf, lengthWords, riskOf } from '../parts/withdrawal-words';
import { summaryWords, WithdrawalsList } from './withdrawals-list';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('../../api/get-withdrawals', () => ({
  useWithdrawals: jest.fn(),
  WITHDRAWALS_KEY: ['office', 'withdrawals'],
}));
jest.mock('../../api/get-withdrawals-export', () => ({ downloadWithdrawals: jest.fn() }));
jest.mock('../../api/get-withdrawals-summary', () => ({ useWithdrawalSummary: jest.fn() }));
jest.mock('../../api/get-withdrawals-id', () => ({ useWithdrawalCase: jest.fn() }));
jest.mock('../../api/post-withdrawals-id-decision', () => ({ decideWithdrawal: jest.fn() }));

const NOW = Date.parse('2026-11-24T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const listed = (changes: object = {}) => ({
  id: 'w1',
  number: 'W-10417',
  playerId: 'p1',
  email: 'aisha@example.com',
  name: 'Aisha',
  surname: 'Rahman',
  country: 'DE',
  method: 'card',
  title: 'Bank card',
  destination: null,
  amount: 64_000,
  fee: 0,
  currency: 'EUR',
  status: 'pending',
  isDisputed: false,
  signals: ['above_threshold', 'first_withdrawal'],
  rejection: null,
  requestedAt: minutesAgo(6),
  decidedAt: null,
  sentAt: null,
  paidAt: null,
  endedAt: null,
  ...changes,
});
const found = (changes: object = {}) => ({
  withdrawal: listed(),
  decidedByEmail: null,
  steps: [{ from: null, to: 'pending', cause: 'requested by the player', at: minutesAgo(6) }],
  deposits: [
    {
      id: 'd1',
      method: 'card',
      amount: 20_000,
      received: 20_000,
      status: 'complete',
      createdAt: minutesAgo(90),
    },
  ],
  adjustments: [{ id: 't1', type: 'manual_bonus', amount: 2_000, currency: 'EUR', date: minutesAgo(50) }],
  real: 1_210,
  bonus: 0,
  held: 64_000,
  deposited: 20_000,
  holder: null,
  nameMatch: null,
  isVerified: true,
  accountSince: '2026-01-05T10:00:00.000Z',
  needsTwo: false,
  asked: null,
  ...changes,
});
const answer = (data: unknown) => ({
  data,
  error: null,
  isPending: false,
  refetch: jest.fn(),
  dataUpdatedAt: NOW,
});

const inOffice = (page: React.ReactNode, roles: OfficeRole[] = ['payments']) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>{page}</OfficeMeProvider>
    </QueryClientProvider>,
  );
const showCase = (changes: object = {}, roles?: OfficeRole[]) => {
  jest.mocked(useWithdrawalCase).mockReturnValue(answer(found(changes)) as never);
  inOffice(<WithdrawalCase id="w1" />, roles);
};

beforeEach(() => jest.clearAllMocks());

it('lists what waits with a clock, why a person decides, and the risk in a word', () => {
  jest.mocked(useWithdrawalSummary).mockReturnValue(answer(undefined) as never);
  jest.mocked(useWithdrawals).mockReturnValue({
    ...answer({
      data: [
        listed(),
        listed({ id: 'w2', number: 'W-10418', requestedAt: minutesAgo(21), isDisputed: true }),
        listed({ id: 'w3', number: 'W-10419', requestedAt: minutesAgo(13), status: 'processing' }),
        listed({ id: 'w4', number: 'W-10420', requestedAt: minutesAgo(13), status: 'complete' }),
      ],
      meta: { page: 1, perPage: 50, total: 4, more: false, lastPage: 1 },
    }),
    isFetching: false,
  } as never);
  inOffice(<WithdrawalsList />);
  const [first, second, sent, paid] = screen.getAllByRole('row').slice(1) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(within(first).getByRole('link', { name: 'W-10417' })).toHaveAttribute(
    'href',
    '/office/withdrawals/w1',
  );
  for (const said of ['4 min left', 'Aisha Rahman', '€640.00', 'Large sum', 'First one', 'Low'])
    expect(first).toHaveTextContent(said);
  for (const said of ['over by 11 min', 'Company contradicts']) expect(second).toHaveTextContent(said);
  // One on its way goes on counting; one that is paid has stopped.
  expect(sent).toHaveTextContent('over by 3 min');
  expect(paid).not.toHaveTextContent(/over by|left/);
  expect(screen.getByRole('status')).toHaveTextContent('4 to decide');
});

it('says how the advertised ten minutes were kept', () => {
  const waiting = [{ currency: 'EUR', waiting: 12, held: 746_600 }];
  const none = { waiting: [], paid: 0, medianSeconds: null, within: 0, overdue: 0 };
  expect(summaryWords({ waiting, paid: 8, medianSeconds: 412, within: 6, overdue: 0 })).toBe(
    '12 wait, €7,466.00 held. In the last 7 days 8 were paid: half of them within 7 min, 75% within the advertised 10 minutes.',
  );
  expect(summaryWords({ waiting, paid: 8, medianSeconds: 412, within: 6, overdue: 4 })).toBe(
    '12 wait, €7,466.00 held. In the last 7 days 8 were paid: half of them within 7 min, 50% of those and the late ones within ' +
      'the advertised 10 minutes. 4 are over the advertised 10 minutes and not paid yet.',
  );
  expect(summaryWords({ ...none, waiting: waiting.map((one) => ({ ...one, waiting: 1 })), overdue: 1 })).toBe(
    '1 waits, €7,466.00 held. None was paid in the last 7 days. 1 is over the advertised 10 minutes and not paid yet.',
  );
  expect(summaryWords(none)).toBe('None waits. None was paid in the last 7 days.');
});

it.each([
  [-1, '10 min left', 'plain', 0],
  [0, '10 min left', 'plain', 0],
  [5, '5 min left', 'plain', 0.5],
  [7, '3 min left', 'wait', 0.7],
  [10, '0 min left', 'wait', 1],
  [11, 'over by 1 min', 'bad', 1],
  [610, 'over by 10 h 0 min', 'bad', 1],
])('after %i minutes the clock says %s', (minutes, words, tone, passed) => {
  expect(clockOf(minutesAgo(minutes), NOW)).toEqual({ words, tone, passed });
});
it.each([
  [0, 0],
  [5, 0.5],
  [60, 1],
])('after %i minutes %f of the ring is filled', (minutes, part) => {
  const { container } = render(<ClockMark at={minutesAgo(minutes)} now={NOW} />);
  const [ground, filled] = container.querySelectorAll('circle');
  const [length = 0, round = 1] = (filled?.getAttribute('stroke-dasharray') ?? '0 1').split(' ').map(Number);
  expect(ground).toBeInTheDocument();
  expect(length / round).toBeCloseTo(part);
});
it.each([
  [['above_threshold'], 'Low', '1'],
  [['out_exceeds_in'], 'Medium', '2'],
  [['first_withdrawal', 'documents', 'new_account'], 'Medium', '2'],
  [['details_changed', 'out_exceeds_in'], 'High', '3'],
] as const)('%j is a risk that is %s', (signals, word, bars) => {
  expect(riskOf(signals).word).toBe(word);
  const { container } = render(<RiskMark signals={signals} label="Risk: " />);
  expect(container).toHaveTextContent(`Risk: ${word}`);
  expect(container.querySelector('[data-filled]')).toHaveAttribute('data-filled', bars);
});
it('says days as days', () => expect(lengthWords(3 * 1_440)).toBe('3 days'));

it('shows what speaks against it and for it, and where the money came from', () => {
  showCase();
  for (const said of [
    'The sum is above what is paid out by itself.',
    'It is the first withdrawal of this player.',
    'Documents prove who the player is.',
    'The account is open since 5 Jan 2026.',
    '€200.00 were paid in.',
  ])
    expect(screen.getByText(said)).toBeInTheDocument();
  expect(screen.getByText(/manual bonus, €20.00/)).toBeInTheDocument();
  expect(screen.getByText(/Bank card, €200.00, paid/)).toBeInTheDocument();
});

it('tells what happened in one minute a line each, in words', () => {
  const deposit = { id: 'd1', method: 'banktransfer', amount: 2_000, received: null, status: 'processing' };
  const at = minutesAgo(6);
  showCase({
    steps: [
      { from: null, to: 'pending', cause: 'requested by the player', at },
      { from: 'pending', to: 'processing', cause: 'approved', at },
    ],
    deposits: [
      { ...deposit, createdAt: at },
      { ...deposit, id: 'd2', status: 'complete', createdAt: at },
    ],
  });
  for (const said of [
    'To decide: requested by the player',
    'On its way: approved',
    'Bank transfer, €20.00, waits for the payment',
    'Bank transfer, €20.00, paid',
    'Germany',
  ])
    expect(screen.getByText(said)).toBeVisible();
});

it('is paid out with a reason, and rejected with what the player reads', async () => {
  showCase();
  fireEvent.click(screen.getByRole('button', { name: 'Pay it out …' }));
  fireEvent.change(screen.getByLabelText(/Reason, for colleagues/), { target: { value: 'fine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay it out' }));
  await waitFor(() =>
    expect(decideWithdrawal).toHaveBeenCalledWith('w1', { decision: 'approve', note: 'fine' }),
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('It is being paid out.'));
  fireEvent.click(screen.getByRole('button', { name: 'Reject …' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Account is not theirs' }));
  fireEvent.change(screen.getByLabelText(/Reason, for colleagues/), { target: { value: 'a friend’s' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(decideWithdrawal).toHaveBeenLastCalledWith('w1', {
      decision: 'reject',
      note: 'a friend’s',
      reason: 'details',
    }),
  );
});

it('is for two where two decide: one asks, and nobody pays it out alone', () => {
  showCase({ needsTwo: true });
  expect(screen.queryByRole('button', { name: 'Pay it out …' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask a colleague …' })).toBeVisible();
});
it('waits for the colleague who was asked', () => {
  const asked = { request: 'r1', askedBy: 'x', askedByEmail: 'jonas@example.com', reason: 'all is there' };
  showCase({ needsTwo: true, asked });
  expect(screen.getByText(/jonas@example.com has asked a colleague to agree: “all is there”/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask a colleague …' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reject …' })).toBeVisible();
});
it('is nothing to decide for who may only look', () => {
  showCase({}, ['risk']);
  expect(screen.getByText('Your roles don’t decide withdrawals.')).toBeVisible();
});

it('says whose account it is, how the name compares, and that a refund is owed', () => {
  showCase({
    holder: 'Otto Weiss',
    nameMatch: 'different',
    withdrawal: listed({ signals: ['refund_owed', 'new_destination', 'other_holder'] }),
  });
  for (const words of [
    'Otto Weiss',
    'Not the player’s',
    'A refund or chargeback of a deposit is still owed: it can’t be paid out until that is collected.',
    'This bank account or address was never paid before.',
    'The name on the account, or on what was paid with, is not the player’s.',
  ]) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
});
