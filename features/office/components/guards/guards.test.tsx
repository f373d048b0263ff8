import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/browser/query/query-provider';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { useRefusals } from '../../api/get-bonus-refusals';
import { useHits } from '../../api/get-guard-hits';
import { useStrandedSpins } from '../../api/get-stranded-free-spins';
import { settleSpins } from '../../api/post-stranded-free-spins-id-settlement';
import { decideHit } from '../../api/post-guard-hits-kind-id-decision';
import { OfficeMeProvider } from '../../state/office-me';
import { AT, hit, refusal } from '../../testing/campaigns';
import { operatorWith } from '../../testing/me';
import { Guards } from './guards';

jest.mock('../../api/get-bonus-refusals', () => ({ useRefusals: jest.fn() }));
jest.mock('../../api/get-guard-hits', () => ({ useHits: jest.fn() }));
jest.mock('../../api/get-stranded-free-spins', () => ({ useStrandedSpins: jest.fn() }));
jest.mock('../../api/post-stranded-free-spins-id-settlement', () => ({ settleSpins: jest.fn() }));
jest.mock('../../api/post-guard-hits-kind-id-decision', () => ({ decideHit: jest.fn() }));

const page = (data: object[]) => ({
  data: { data, meta: { page: 1, perPage: 20, total: data.length, more: false, lastPage: 1 } },
  error: null,
  isPending: false,
});
function show(hits: object[] = [hit], roles: OfficeRole[] = ['bonus'], stranded: object[] = []) {
  jest.mocked(useStrandedSpins).mockReturnValue(page(stranded) as never);
  jest.mocked(useRefusals).mockReturnValue(page([refusal]) as never);
  jest.mocked(useHits).mockReturnValue(page(hits) as never);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeMeProvider me={operatorWith(roles)}>
        <Guards />
      </OfficeMeProvider>
    </QueryClientProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const KEY = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;
beforeEach(() => jest.resetAllMocks());

it('shows what is to be decided first, of all campaigns, each with its reason', () => {
  show();
  expect(useRefusals).toHaveBeenCalledWith({ decided: 'no', page: 1, per_page: 20 });
  expect(useHits).toHaveBeenCalledWith({ decided: 'no', page: 1, per_page: 20 });
  expect(screen.getByText(/live at the same address/)).toBeVisible();
  expect(
    screen.getByText(/a deposit of €15\.00 came without it, since less came than its least deposit/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'kim@example.org' })).toHaveAttribute(
    'href',
    '/office/players/p-1?tab=bonuses',
  );
  expect(screen.getAllByRole('link', { name: 'Weekly bonus' })).toHaveLength(2);
  const [, choice] = screen.getAllByLabelText('Shown');
  if (choice) fireEvent.change(choice, { target: { value: 'yes' } });
  expect(useHits).toHaveBeenLastCalledWith({ decided: 'yes', page: 1, per_page: 20 });
});

it('is decided with a reason, and says when a colleague has to agree', async () => {
  jest.mocked(decideHit).mockResolvedValueOnce('request').mockResolvedValueOnce(null);
  show();
  for (const said of [
    'kim@example.org: a colleague has to agree now, under Approvals.',
    'kim@example.org has it.',
  ]) {
    press('Let them have it: kim@example.org');
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'The bank kept a fee' } });
    press('Let them have it');
    expect(await screen.findByText(said)).toBeInTheDocument();
  }
  await waitFor(() =>
    expect(decideHit).toHaveBeenLastCalledWith(
      { kind: 'deposit', id: hit.id },
      { decision: 'given', reason: 'The bank kept a fee' },
      KEY,
    ),
  );
});

it.each([
  ['deposit_back', 'the bonus of €15.00 ended, since its deposit went back.', 'Give again'],
  [
    'covering',
    '3 rounds counted nothing, since bets covered each other: €15.00 would have counted.',
    'Let count',
  ],
  ['max_bet', '3 stakes above the largest were refused, €15.00 in all.', null],
])('says what %s did, and what can be given for it', (kind, words, give) => {
  const decisions = give ? ['stands', 'given'] : ['stands'];
  show([{ ...hit, kind, reason: null, times: 3, decisions }]);
  const line = screen.getByText(
    (_, element) => element?.tagName === 'SPAN' && !!element.textContent?.endsWith(words),
  );
  const item = line.closest('li');
  if (!item) throw new Error('there is no line');
  expect(
    within(item)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['It stands …', ...(give ? [`${give} …`] : [])]);
});

it('shows what was decided, and lets nobody decide without the right', () => {
  show([
    {
      ...hit,
      decisions: [],
      decision: 'given',
      decidedBy: 'bea@parlour.example',
      decidedAt: AT,
      why: 'A fee',
    },
  ]);
  expect(screen.getByText(/bea@parlour.example.*A fee/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /kim@example.org/ })).toBeNull();
});

it('is only read without the right to decide', () => {
  show([hit], ['auditor']);
  expect(screen.queryByRole('button', { name: /stands|Let them have it/ })).toBeNull();
});

describe('free spins without a game', () => {
  const spins = {
    id: 's-1',
    campaign: 'c-1',
    name: 'Birthday bonus',
    playerId: 'p-1',
    email: 'kim@example.org',
    left: 24,
    betAmount: 20,
    currency: 'EUR',
    since: AT,
    games: ['Amber Orchard'],
    standIns: [
      { id: 'g2', name: 'Crystal Harbour' },
      { id: 'g3', name: 'Paper Lantern' },
    ],
  };

  it('go on in a game that is chosen, with a reason', async () => {
    show([], ['bonus'], [spins]);
    expect(screen.getByText(/24 of €0\.20 each were for Amber Orchard/)).toBeVisible();
    press('Choose another game: kim@example.org');
    fireEvent.change(screen.getByLabelText(/^Game/), { target: { value: 'g3' } });
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'The studio has left' } });
    press('Let them go on');
    expect(await screen.findByText('kim@example.org: the free spins go on.')).toBeInTheDocument();
    expect(settleSpins).toHaveBeenCalledWith('s-1', { game: 'g3', reason: 'The studio has left' }, KEY);
  });

  it('end with words to their player', async () => {
    show([], ['bonus'], [{ ...spins, standIns: [] }]);
    expect(screen.queryByRole('button', { name: /another game/ })).toBeNull();
    press('End them: kim@example.org');
    fireEvent.change(screen.getByLabelText(/What the player reads/), {
      target: { value: 'You have others.' },
    });
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Given by hand' } });
    press('End them');
    expect(await screen.findByText('kim@example.org: the free spins have ended.')).toBeInTheDocument();
    expect(settleSpins).toHaveBeenCalledWith(
      's-1',
      { words: 'You have others.', reason: 'Given by hand' },
      KEY,
    );
  });

  it('are settled by nobody without the right', () => {
    show([], ['risk'], [spins]);
    expect(screen.queryByRole('button', { name: /another game|End them/ })).toBeNull();
  });
});
