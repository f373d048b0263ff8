import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '@/components/testing/platform';
import { OFFERS } from '../testing/offers';
import { firstAnswer } from './first-answer';
import { solved } from './solve';
import type { BonusTerms } from './terms';
import { FakeWorker } from './testing/fake-worker';
import { TrueCost } from './true-cost';
import { TrueCostLine } from './true-cost-line';

jest.mock('@/lib/browser/platform/client', () => jest.requireActual('@/components/testing/platform'));
jest.mock('./start-worker', () => jest.requireActual('./testing/fake-worker'));

const [OFFER] = OFFERS as [(typeof OFFERS)[number]];
const BONUS: BonusTerms = {
  ...OFFER,
  maxWin: { EUR: 10_000 },
  weights: { slots: 100, roulette: 10, blackjack: 10, all: 0 },
};

beforeEach(() => {
  FakeWorker.started = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const last = () => FakeWorker.started.at(-1) as FakeWorker;
const withBonus = () =>
  within(screen.getByRole('heading', { name: 'With the bonus' }).closest('article') as HTMLElement);

/** The worker does what it was asked. */
async function answered() {
  act(() => jest.advanceTimersByTime(300));
  const [question] = last().asked;
  if (!question) throw new Error('nothing was asked');
  await act(async () =>
    last().says({
      answer: {
        withBonus: solved(question.withBonus),
        without: question.without && solved(question.without),
      },
    }),
  );
}

test('begins with the smallest deposit, its cost and its chance, and no worker', () => {
  renderWithPlatform(<TrueCost bonus={BONUS} />);
  // 20.00 brings 10.00, to be staked 35 times at 96.0043 %: 350.00 × 0.039957.
  expect(withBonus().getByText('€13.98')).toBeInTheDocument();
  expect(withBonus().getByText('€30.00')).toBeInTheDocument();
  expect(withBonus().getByText('€350.00')).toBeInTheDocument();
  expect(
    screen.getByText(
      /^Slot, medium volatility, €0\.50 a round: wagering it all costs €13\.98 on average, and \d+ of 100 players finish\.$/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/Worked out exactly\./)).toBeInTheDocument();
  expect(FakeWorker.started).toEqual([]);
});

test('the line of a card says the same as the page', () => {
  const { container } = renderWithPlatform(<TrueCostLine bonus={BONUS} />);
  const line = container.textContent;
  renderWithPlatform(<TrueCost bonus={BONUS} />);
  expect(line).toMatch(/costs €13\.98/);
  expect(screen.getAllByText(line)).toHaveLength(2);
});

test('the picture and its table say the same', async () => {
  renderWithPlatform(<TrueCost bonus={BONUS} />);
  const first = firstAnswer(BONUS, 'EUR');
  const picture = withBonus().getByRole('img');
  const words = picture.getAttribute('aria-label') ?? '';
  expect(words).toMatch(
    /^Of 100 players: \d+ nothing left, \d+ up to €20, \d+ to €40, \d+ to €80, \d+ more$/,
  );
  const counts = [...words.replace(/^Of 100/, '').matchAll(/(\d+) (?:nothing|up|to|more)/g)].map(
    ([, count]) => Number(count),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  await user().click(screen.getByText('As a table'));
  const rows = within(screen.getByRole('table', { name: /100 players/ }))
    .getAllByRole('row')
    .slice(1);
  rows.forEach((row, heap) => {
    const [figure] = within(row).getAllByRole('cell');
    const exact = 100 * (first?.answer.withBonus.heaps[heap] ?? 0);
    expect(Number(figure?.textContent)).toBeCloseTo(exact, 0);
    expect(Math.abs((counts[heap] ?? 0) - exact)).toBeLessThanOrEqual(1);
  });
});

test('another stake is worked out by a worker, once the slider stands still', async () => {
  renderWithPlatform(<TrueCost bonus={BONUS} />);
  const slider = screen.getByRole('slider', { name: 'Stake a round' });
  expect(slider).toHaveAttribute('aria-valuetext', '€0.50');
  fireEvent.change(slider, { target: { value: '2' } });
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', '€0.20');
  expect(FakeWorker.started).toEqual([]);
  act(() => jest.advanceTimersByTime(300));
  expect(FakeWorker.started).toHaveLength(1);
  expect(last().asked[0]?.withBonus).toMatchObject({
    deposit: 2_000,
    bonus: 1_000,
    stake: 20,
    rounds: 1_750,
    maxWin: 10_000,
  });
  act(() => last().says({ share: 0.4 }));
  expect(screen.getByRole('progressbar', { name: 'Working it out' })).toHaveValue(40);
  expect(withBonus().queryByRole('img')).not.toBeInTheDocument();
  await answered();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(withBonus().getByRole('img')).toBeInTheDocument();
});

test('can be cancelled, and taken up again', async () => {
  renderWithPlatform(<TrueCost bonus={BONUS} />);
  await user().click(screen.getByRole('radio', { name: /^Roulette/ }));
  act(() => jest.advanceTimersByTime(300));
  await user().click(screen.getByRole('button', { name: 'Cancel' }));
  expect(last().ended).toBe(true);
  expect(screen.getByText('Not worked out for this choice yet.')).toBeInTheDocument();
  await user().click(screen.getByRole('button', { name: 'Work it out' }));
  await answered();
  expect(FakeWorker.started).toHaveLength(2);
  // 350.00 at a tenth: 3,500.00 / 37.
  expect(withBonus().getByText('€94.59')).toBeInTheDocument();
});

test('the last choice counts: what was asked before is given up', async () => {
  renderWithPlatform(<TrueCost bonus={BONUS} />);
  await user().click(screen.getByRole('radio', { name: /high volatility/ }));
  act(() => jest.advanceTimersByTime(300));
  await user().click(screen.getByRole('radio', { name: /low volatility/ }));
  act(() => jest.advanceTimersByTime(300));
  expect(FakeWorker.started.map(({ ended }) => ended)).toEqual([true, false]);
});

test('says when it can’t be worked out, and tries again', async () => {
  renderWithPlatform(<TrueCost bonus={BONUS} />);
  await user().click(screen.getByRole('radio', { name: /high volatility/ }));
  act(() => jest.advanceTimersByTime(300));
  await act(async () => last().fails());
  expect(screen.getByRole('alert')).toHaveTextContent('could not be worked out');
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  await answered();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says what was simulated, with its error', async () => {
  renderWithPlatform(<TrueCost bonus={{ ...BONUS, percent: 33 }} />);
  fireEvent.change(screen.getByRole('slider', { name: 'Deposit' }), { target: { value: '1' } });
  await answered();
  expect(
    screen.getByText(/Simulated: one standard error is [\d.]+ of 100 players and €\d+\.\d\d\./),
  ).toBeInTheDocument();
});

test('warns of a stake above the highest bet, and asks nothing then', () => {
  renderWithPlatform(<TrueCost bonus={{ ...BONUS, maxBet: { EUR: 100 } }} />);
  fireEvent.change(screen.getByRole('slider', { name: 'Stake a round' }), { target: { value: '3' } });
  expect(screen.getByRole('status')).toHaveTextContent('€2.00 is above the max bet of €1.');
  expect(screen.getByRole('slider', { name: 'Stake a round' })).toHaveAccessibleDescription(
    /above the max bet/,
  );
  act(() => jest.advanceTimersByTime(300));
  expect(FakeWorker.started).toEqual([]);
  fireEvent.change(screen.getByRole('slider', { name: 'Stake a round' }), { target: { value: '2' } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('warns of a game that does not count', async () => {
  renderWithPlatform(<TrueCost bonus={{ ...BONUS, weights: { 3: 100, 18: 0 } }} />);
  await user().click(screen.getByRole('radio', { name: 'Roulette, even money does not count' }));
  expect(screen.getByRole('status')).toHaveTextContent('does not count');
  act(() => jest.advanceTimersByTime(300));
  expect(FakeWorker.started).toEqual([]);
});

test('a bonus that needs no deposit has no slider for one and nothing beside it', () => {
  renderWithPlatform(<TrueCost bonus={{ ...BONUS, percent: 0, minDeposit: {}, maxBonus: { EUR: 2_000 } }} />);
  expect(screen.queryByRole('slider', { name: 'Deposit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'No bonus' })).not.toBeInTheDocument();
  expect(withBonus().getByText('€700.00')).toBeInTheDocument();
});

test.each([
  ['free spins alone', { maxBonus: {} }],
  ['no game that counts', { weights: {} }],
] as const)('nothing for a bonus of %s', (_, change) => {
  const { container } = renderWithPlatform(<TrueCost bonus={{ ...BONUS, ...change }} />);
  expect(container).toBeEmptyDOMElement();
});
