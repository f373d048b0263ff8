import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, sentTo } from '@/components/testing/platform';
import { exactReturn } from '@/lib/domain/game-maths';
import { ApiProblem } from '@/lib/http/problem';
import { OFFERS } from '../testing/offers';
import { FakeWorker } from './testing/fake-worker';
import { TrueCost } from './true-cost';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('./start-worker', () => jest.requireActual('./testing/fake-worker'));

const [OFFER] = OFFERS as [(typeof OFFERS)[number]];
const GAMES = 'GET /api/v1/games';
const RTP = exactReturn({
  theme: 'egypt',
  source: 0,
  volatility: 'high',
  rtp: 9_400,
  lines: 20,
  maxWin: 5_000,
});
const game = (part: object) => ({
  ...{ id: 'nefer', name: 'Scarab of Nefer', categories: [3], theme: 'egypt', source: 0 },
  ...{ volatility: 'high', rtp: 9_400, lines: 20, maxWin: 5_000 },
  ...part,
});

beforeEach(() => {
  FakeWorker.started = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** The key pause is over, then the answer is there. */
async function settled() {
  await act(() => jest.advanceTimersByTimeAsync(400));
  await act(() => jest.advanceTimersByTimeAsync(400));
}

test('a game of the catalogue is found by its name and played by its own return', async () => {
  platformAnswers({
    [GAMES]: () => ({ data: [game({}), game({ id: 'dice', name: 'Scarab dice', categories: [9_999] })] }),
  });
  renderWithPlatform(<TrueCost bonus={OFFER} />);
  await user().type(screen.getByRole('searchbox', { name: 'Or a game of ours that counts' }), 'scarab');
  await settled();
  expect(sentTo(GAMES).at(-1)?.params?.query).toEqual({ name: 'scarab', sort: 'match', per_page: 12 });
  // What counts nothing is not among them.
  expect(screen.queryByRole('button', { name: /Scarab dice/ })).not.toBeInTheDocument();
  const found = screen.getByRole('button', { name: /^Scarab of Nefer\s?counts 100%, returns 9\d\.\d+%$/ });
  await user().click(found);
  expect(found).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Scarab of Nefer', { selector: 'p b' })).toBeVisible();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  const card = screen.getByRole('heading', { name: 'With the bonus' }).closest('article') as HTMLElement;
  const cost = ((350 * (1_000_000 - RTP)) / 1_000_000).toFixed(2);
  expect(within(card).getByText(`€${cost}`)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(FakeWorker.started.at(-1)?.asked[0]?.withBonus).toMatchObject({ rounds: 700, stake: 50 });
});

test('says when none of that name counts, and when nobody can say', async () => {
  platformAnswers({ [GAMES]: () => ({ data: [game({ categories: [9_999] })] }) });
  renderWithPlatform(<TrueCost bonus={OFFER} />);
  const field = screen.getByRole('searchbox');
  await user().type(field, 'scarab');
  await settled();
  expect(screen.getByText('No game of that name counts towards this bonus.')).toBeVisible();
  platformAnswers({
    [GAMES]: () => {
      throw new ApiProblem('no_response', 0);
    },
  });
  await user().type(field, 's');
  await settled();
  expect(screen.getByText(/^Games can’t be searched right now\./)).toBeVisible();
});
