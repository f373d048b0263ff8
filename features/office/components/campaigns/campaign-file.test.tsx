import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { ApiProblem } from '@/lib/http/problem';
import { useGrants } from '../../api/get-bonuses';
import { useCampaign } from '../../api/get-campaigns-id';
import { useForecast } from '../../api/get-campaigns-id-forecast';
import { useGroups } from '../../api/get-campaigns-id-groups';
import { useHits } from '../../api/get-guard-hits';
import { useWritten } from '../../api/get-campaigns-id-content';
import { pauseCampaign } from '../../api/post-campaigns-id-pause';
import { askToStart } from '../../api/post-campaigns-id-start';
import { useRefusals } from '../../api/get-bonus-refusals';
import { cancelGrant } from '../../api/post-bonuses-id-cancel';
import { giveBonus } from '../../api/post-campaigns-id-gifts';
import { decideRefusal } from '../../api/post-campaigns-id-refusals-player-decision';
import { OfficeMeProvider } from '../../state/office-me';
import { operatorWith } from '../../testing/me';
import { AT, campaign, forecast as FORECAST, grant, groups, refusal, hit } from '../../testing/campaigns';
import { CampaignFile } from './campaign-file';

jest.mock('../../api/get-campaigns-id-forecast', () => ({ useForecast: jest.fn() }));
jest.mock('../../api/get-guard-hits', () => ({ useHits: jest.fn() }));
jest.mock('../../api/get-campaigns-id-groups', () => ({ useGroups: jest.fn() }));
jest.mock('../../api/get-campaigns-id-content', () => ({ useWritten: jest.fn() }));
jest.mock('../../api/post-campaigns-id-pause', () => ({ pauseCampaign: jest.fn() }));
jest.mock('../../api/post-campaigns-id-start', () => ({ askToStart: jest.fn() }));
jest.mock('../../api/get-campaigns-id', () => ({ useCampaign: jest.fn() }));
jest.mock('../../api/get-bonuses', () => ({ useGrants: jest.fn(), GRANTS_KEY: ['bonuses'] }));
jest.mock('../../api/get-bonus-refusals', () => ({ useRefusals: jest.fn() }));
jest.mock('../../api/post-bonuses-id-cancel', () => ({ cancelGrant: jest.fn() }));
jest.mock('../../api/post-campaigns-id-gifts', () => ({ giveBonus: jest.fn() }));
jest.mock('../../api/post-campaigns-id-refusals-player-decision', () => ({ decideRefusal: jest.fn() }));

const page = (data: object[]) => ({
  data: { data, meta: { page: 1, perPage: 20, total: data.length, more: false, lastPage: 1 } },
  error: null,
  isPending: false,
  isFetching: false,
});
function show({
  changes = {},
  roles = ['bonus'] as OfficeRole[],
  grants = [grant],
  refusals = [refusal] as object[],
  waiting = null as object | null,
} = {}) {
  jest.mocked(useCampaign).mockReturnValue({
    data: { ...campaign, ...changes },
    error: null,
    isPending: false,
    dataUpdatedAt: Date.parse('2026-11-24T12:30:00.000Z'),
  } as never);
  jest.mocked(useForecast).mockReturnValue({ data: FORECAST, error: null } as never);
  jest.mocked(useGroups).mockReturnValue({
    data: { data: groups, meta: { looked: 120_000, of: 120_000 } },
    error: null,
  } as never);
  jest.mocked(useWritten).mockReturnValue({ data: { waiting } } as never);
  jest.mocked(useHits).mockReturnValue(page([hit]) as never);
  jest.mocked(useGrants).mockReturnValue(page(grants) as never);
  jest.mocked(useRefusals).mockReturnValue(page(refusals) as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <CampaignFile id="weekly" />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const KEY = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;
beforeEach(() => jest.resetAllMocks());

it('can be read: what it gives, asks for, and to whom', () => {
  show();
  for (const said of [
    'Regular, every week, on Fridays, active at once',
    '20 times the bonus and the deposit',
    '10 days',
    'Slots 100 %, Every other game 0 %',
    'Players who read de, who paid in at least €50.00 in 30 days',
    'As in English',
    'Wochenbonus: Jeden Freitag',
    '€1,200.00 of €5,000.00',
  ])
    expect(screen.getAllByText(said)[0]).toBeVisible();
  expect(screen.getByRole('table', { name: 'What it cost' })).toHaveTextContent('€620.00');
});

it('says who was refused and why, and asks before it decides', async () => {
  jest.mocked(decideRefusal).mockResolvedValue(null);
  show();
  expect(screen.getByText(/have the same name and birthday, live at the same address/)).toBeVisible();
  press('Let them have it: mara@example.org');
  fill(/^Reason/, 'Two sisters');
  press('Let them have it');
  await waitFor(() =>
    expect(decideRefusal).toHaveBeenCalledWith(
      'weekly',
      refusal.playerId,
      { decision: 'given', reason: 'Two sisters' },
      KEY,
    ),
  );
  expect(await screen.findByText('mara@example.org is not held up any more.')).toBeInTheDocument();
});

it('says that a colleague has to agree, and stays undecided', async () => {
  jest.mocked(decideRefusal).mockResolvedValue('request');
  show();
  press('Let them have it: mara@example.org');
  fill(/^Reason/, 'Two sisters');
  press('Let them have it');
  expect(
    await screen.findByText('mara@example.org: a colleague has to agree now, under Approvals.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Let them have it: mara@example.org' })).toBeVisible();
});

it('shows what was decided, and lets nobody decide without the right', () => {
  show({
    refusals: [
      { ...refusal, decision: 'stands', decidedBy: 'bea@parlour.example', decidedAt: AT, why: 'One man' },
    ],
  });
  expect(screen.getByText('One person: stands')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Let them have it: mara/ })).toBeNull();
});

it('offers only what the roles allow', () => {
  show({ roles: ['auditor'] });
  expect(screen.queryByRole('button', { name: /by hand|Let them have it|one person/ })).toBeNull();
  press('leo@example.org');
  expect(screen.queryByRole('button', { name: 'End this bonus …' })).toBeNull();
});

it('ends a bonus with a reason; sent again after a lost answer it has the same key', async () => {
  jest
    .mocked(cancelGrant)
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValueOnce(undefined as never);
  show();
  press('leo@example.org');
  press('End this bonus …');
  fill(/^Reason/, 'By mistake');
  press('End it');
  expect(await screen.findByText('Something went wrong here. Try again.')).toBeVisible();
  press('End it');
  await waitFor(() => expect(cancelGrant).toHaveBeenCalledTimes(2));
  const [[id, reason, key] = [], [, , again] = []] = jest.mocked(cancelGrant).mock.calls;
  expect([id, reason, again]).toEqual([grant.id, 'By mistake', key]);
});

describe('giving by hand', () => {
  it('is looked at once more, and says of each player what came of it', async () => {
    jest.mocked(giveBonus).mockResolvedValue({
      request: null,
      results: [
        { playerId: 'p1', email: 'one@example.org', outcome: 'given' },
        { playerId: 'p2', email: 'two@example.org', outcome: 'had' },
      ],
    });
    show();
    press('Give by hand …');
    fill('Players', 'one@example.org\ntwo@example.org, one@example.org');
    fill('Amount', 'EUR');
    fill(/^Other amount/, '99.00');
    fill(/^Reason/, 'A complaint');
    press('Look at it once more');
    expect(await screen.findByText('The campaign gives at most €20.00.')).toBeVisible();
    fill(/^Other amount/, '12,50');
    press('Look at it once more');
    expect(await screen.findByText('€12.50')).toBeVisible();
    press('Give it');
    expect(await screen.findByText('Has had it as often as it is given')).toBeVisible();
    const body = {
      players: ['one@example.org', 'two@example.org'],
      reason: 'A complaint',
      amount: { currency: 'EUR', minor: 1_250 },
    };
    expect(giveBonus).toHaveBeenCalledWith('weekly', body, KEY);
  });

  it('says when a colleague has to agree, and which player is not known', async () => {
    const unknown = { code: 'client_api_5' as const, fields: { players: 'unknown' } };
    jest
      .mocked(giveBonus)
      .mockRejectedValueOnce(new ApiProblem('client_api_5', 422, { ...unknown, detail: 'no such player: x' }))
      .mockResolvedValueOnce({ request: 'r1', results: [] });
    show();
    press('Give by hand …');
    fill('Players', 'one@example.org');
    fill(/^Reason/, 'A complaint');
    press('Look at it once more');
    await screen.findByText('Give exactly this?');
    press('Give it');
    expect(await screen.findByText(/No such player: x/)).toBeVisible();
    press('Give it');
    expect(await screen.findByText('A colleague has to agree now, under Approvals.')).toBeVisible();
  });

  it.each(['draft', 'ended'])('is not there for one that is %s', (state) => {
    show({ changes: { state } });
    expect(screen.queryByRole('button', { name: 'Give by hand …' })).toBeNull();
  });
});

it('says so where there is nothing', () => {
  show({ changes: { results: [] }, grants: [], refusals: [] });
  for (const said of [
    'Nobody was given it yet.',
    'Nobody has one yet.',
    'Nobody was refused it as a second account.',
  ])
    expect(screen.getByText(said)).toBeVisible();
});

it('is started by asking a colleague, for the version that was looked at', async () => {
  jest.mocked(askToStart).mockResolvedValue({ data: { request: 'r' } });
  show({ changes: { state: 'draft', begunAt: null } });
  expect(screen.queryByRole('button', { name: 'Pause …' })).toBeNull();
  press('Ask to start …');
  fill(/^Reason/, 'Spring');
  press('Ask');
  await waitFor(() => expect(askToStart).toHaveBeenCalledWith('weekly', { revision: 3, reason: 'Spring' }));
  expect(await screen.findByText('A colleague finds it under Approvals.')).toBeInTheDocument();
});

it('says what a colleague was asked for, and is not asked for twice', () => {
  show({ changes: { state: 'draft' }, waiting: { id: 'r', action: 'bonuses.start', askedBy: '1' } });
  expect(screen.getByText(/A colleague was asked to start it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask to start …' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take your request back …' })).toBeVisible();
});

it('is paused with a reason', async () => {
  jest.mocked(pauseCampaign).mockResolvedValue(undefined as never);
  show();
  press('Pause …');
  fill(/^Reason/, 'Too dear');
  press('Pause');
  await waitFor(() => expect(pauseCampaign).toHaveBeenCalledWith('weekly', 'Too dear'));
});

it('is neither changed nor stopped without the right', () => {
  show({ roles: ['support'] });
  expect(screen.queryByRole('link', { name: /Change|Copy/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Pause|End …/ })).toBeNull();
});
