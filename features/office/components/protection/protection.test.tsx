import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useProtectionRecord, type ProtectionRecord } from '../../api/get-players-id-protection';
import { careFor } from '../../api/post-players-id-care';
import { closeCase } from '../../api/post-protection-cases-id-close';
import { takeCase } from '../../api/post-protection-cases-id-take';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { readCare } from './care-form';
import { PlayerProtection } from './player-protection';
import { signReason } from './protection-words';

jest.mock('../../api/get-players-id-protection', () => ({ useProtectionRecord: jest.fn() }));
jest.mock('../../api/post-players-id-care', () => ({ careFor: jest.fn() }));
jest.mock('../../api/post-protection-cases-id-close', () => ({ closeCase: jest.fn() }));
jest.mock('../../api/post-protection-cases-id-take', () => ({ takeCase: jest.fn() }));

const AT = '2026-11-30T09:00:00.000Z';
const CASE: ProtectionRecord['cases'][number] = {
  ...{ id: 'c-1', playerId: 'p-1', country: 'DE', level: 'noticed', law: 'de', openedAt: AT, takenBy: null },
  ...{ closedAt: null, closedBy: null, outcome: null, reason: null },
};
const RECORD: ProtectionRecord = {
  open: { ...CASE, missing: [] },
  cases: [CASE],
  signs: [
    {
      sign: 'cancelled_withdrawals',
      level: 'noticed',
      figures: { count: 2, from: AT, to: AT, amount: 60_000, currency: 'EUR' },
      ...{ since: AT, seenAt: AT, goneAt: null },
    },
  ],
  deeds: [
    {
      ...{
        id: 3,
        kind: 'set_limit',
        reason: 'Agreed by telephone.',
        operator: 'jonas@parlour.example',
        at: AT,
      },
      detail: { limit: 'deposit', period: 'week', amount: 20_000, currency: 'EUR' },
    },
  ],
  limits: [
    {
      ...{
        kind: 'deposit',
        period: 'week',
        amount: 20_000,
        used: 5_000,
        currency: 'EUR',
        setAt: AT,
        endsAt: AT,
      },
      ...{ asked: { amount: null, from: AT }, fixed: true },
    },
  ],
  limitChanges: [
    {
      ...{ kind: 'time', period: 'day', step: 'lowered', before: 7_200, after: 3_600, currency: null },
      ...{ operator: null, at: AT },
    },
  ],
  breaks: [{ kind: 'exclusion', length: '6m', origin: 'office', beganAt: AT, until: null, endedAt: null }],
  realityCheck: { minutes: 30, since: AT },
  depositsStoppedSince: null,
  offersStopped: false,
};

function show(record: Partial<ProtectionRecord> = {}, roles: OfficeRole[] = ['risk']) {
  jest
    .mocked(useProtectionRecord)
    .mockReturnValue({ data: { ...RECORD, ...record }, error: null, isPending: false } as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <PlayerProtection id="p-1" currency="EUR" />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
beforeEach(() => jest.resetAllMocks());

it('shows signs with their figures, limits with their history, breaks and what was done', () => {
  show();
  const card = (name: string) => within(screen.getByRole('region', { name }));
  expect(
    card('Signs of harm').getByText(/2 withdrawals taken back while they waited, €600\.00 in all/),
  ).toBeVisible();
  expect(card('Limits and reality check').getByText('Set by us')).toBeVisible();
  expect(card('Limits and reality check').getByText(/used until .+ UTC; none asked for, from/)).toBeVisible();
  expect(
    card('Limits and reality check').getByText('Every 30 minutes, since 30 Nov 2026, 09:00 UTC'),
  ).toBeVisible();
  expect(card('Limits and reality check').getByText(/lowered, 2 h 0 min → 1 h 0 min/)).toBeVisible();
  expect(card('Breaks and exclusions').getByText(/6 months, begun by the office/)).toBeVisible();
  expect(card('What was done').getByText(/Deposits €200\.00 a week/)).toBeVisible();
});

it('sets a limit in the currency of the account, with a reason', async () => {
  show();
  press('Set a limit …');
  write('In which time', 'month');
  write(/^Amount in EUR/, '150');
  write(/^Reason/, 'Agreed by telephone.');
  press('Set the limit');
  await waitFor(() => expect(screen.getByText('The limit holds.')).toBeVisible());
  expect(careFor).toHaveBeenCalledWith(
    'p-1',
    { kind: 'set_limit', limit: 'deposit', period: 'month', amount: 15_000, reason: 'Agreed by telephone.' },
    expect.any(String),
  );
});

it('offers what can be done now alone', () => {
  show({ depositsStoppedSince: AT, offersStopped: true, signs: [], limits: [] });
  expect(screen.getByRole('button', { name: 'Let deposits go on …' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Let offers go on …' })).toBeVisible();
  for (const name of [
    'Stop deposits …',
    'Stop offers …',
    'Write what was noticed …',
    /^Let the player choose/,
  ]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.getByText(/^Deposits stopped/)).toBeVisible();
});

it('is taken, and closed with a reason', async () => {
  jest.mocked(takeCase).mockResolvedValue(undefined as never);
  jest.mocked(closeCase).mockResolvedValue(undefined as never);
  show();
  press('Look after it');
  expect(takeCase).toHaveBeenCalledWith('c-1');
  press('Seen, nothing to do …');
  write(/^Reason/, 'A higher income.');
  press('Close the case');
  await waitFor(() =>
    expect(closeCase).toHaveBeenCalledWith('c-1', { outcome: 'nothing', reason: 'A higher income.' }),
  );
});

it('is not closed while the law asks for more', () => {
  show({ open: { ...CASE, missing: ['message', 'call'] } });
  expect(screen.getByText('a letter, a call')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seen, nothing to do …' })).toBeDisabled();
});

it('is read by auditors, and nothing more', () => {
  show({}, ['auditor']);
  expect(screen.queryByRole('button', { name: /limit …/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Look after it' })).toBeNull();
  expect(screen.getByText('Your roles let you read this.')).toBeVisible();
});

it('reads hours of a limit on time, and refuses what is no amount', () => {
  const typed = { limit: 'time', period: 'day', amount: '1,5', reason: 'Agreed.' };
  expect(readCare('set_limit', typed, 'EUR')).toMatchObject({ amount: 5_400 });
  expect(() => readCare('set_limit', { ...typed, amount: 'much' }, 'EUR')).toThrow();
  expect(() => readCare('set_limit', { ...typed, limit: 'loss', amount: 'much' }, 'EUR')).toThrow();
});

it('gives every sign its reason', () => {
  const figures = { count: 6, from: AT, to: AT, hours: 7.3 };
  const words = (
    ['chasing_losses', 'night_play', 'raised_limits', 'failed_deposits', 'long_sessions'] as const
  ).map((sign) => signReason({ sign, figures }));
  expect(words).toEqual([
    expect.stringContaining('6 deposits within 60 minutes after losing at least half as much.'),
    expect.stringContaining('6 nights with an hour of play or more, 7.3 hours in all'),
    expect.stringContaining('asked 6 times for a higher limit'),
    expect.stringContaining('6 deposits in a row refused'),
    expect.stringContaining('the longest of 7.3 hours'),
  ]);
});
