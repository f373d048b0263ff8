/** @jest-environment jsdom */
import type { TableBoot } from '../../../boot';
import { ENGINE_GAMES } from '../../../engine-rounds/games';
import { cardsOf, codeOf } from '../../../engines/cards/cards';
import { paidAt, times } from '../../../engines/play/stake';
import { PAYS } from '../../../engines/video-poker/pays';
import { hint, videoPoker, type VideoPokerState } from '../../../engines/video-poker/video-poker';
import { seededRng } from '../../../maths/rng';
import type { SceneTools } from '../scene';
import { game } from './scene';

const toolsOf = (calm: boolean): SceneTools => ({
  boot: { limits: ENGINE_GAMES.poker.limits, currency: 'EUR', locale: 'en' } as unknown as TableBoot,
  money: (minor) => `€${(minor / 100).toFixed(2)}`,
  sound: { on: false, set: () => undefined, play: jest.fn() },
  calm,
  choose: jest.fn(),
  betChanged: jest.fn(),
});

function open(calm = true) {
  const scene = game.create(toolsOf(calm), 'en');
  document.body.replaceChildren(scene.stage);
  const show = (state: VideoPokerState, played = true) => {
    const pay = videoPoker.result(state)?.pay ?? null;
    return scene.show({ shown: videoPoker.shown(state), staked: state.stake, pay }, played);
  };
  return { scene, show };
}
/** The first ten cards of a deck: five that are dealt, five that may come. */
const dealt = (cards: string, stake = 100): VideoPokerState => ({ stake, cards: cardsOf(cards), hold: null });
const places = () => [...document.querySelectorAll<HTMLButtonElement>('.place')];
const names = () => places().map((place) => place.getAttribute('aria-label'));
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('tr[data-now]')].map((row) => [
    row.dataset['hand'],
    row.hasAttribute('data-paid'),
  ]);
const PAIR = 'Qh Qs 3d 9c Kd Qd 4c 4d 2s 7h';

test('a bet is the stake, and the table says to the cent what each hand pays at it', () => {
  const { scene } = open();
  for (const stake of [20, 55, 10_000]) {
    const ready = scene.bet(stake);
    expect(ready).toEqual({ bet: stake, stake });
    expect(videoPoker.staked(videoPoker.begin(seededRng(1), ready?.bet as number))).toBe(stake);
    const pays = [...document.querySelectorAll('td.pay')].map((pay) => pay.textContent);
    expect(pays).toEqual(
      Object.values(PAYS).map((pay) => `€${(paidAt(stake, times(pay)) / 100).toFixed(2)}`),
    );
  }
});

test('cards lie face down until they are dealt, and those to come are nowhere', async () => {
  const { scene, show } = open();
  expect(names()).toEqual(places().map(() => 'Card face down'));
  scene.sent();
  await show(dealt(PAIR));
  expect(names()).toEqual([
    'Queen of hearts, hold',
    'Queen of spades, hold',
    '3 of diamonds, hold',
    '9 of clubs, hold',
    'King of diamonds, hold',
  ]);
  for (const coming of cardsOf('Qd 4c 4d 2s 7h'))
    expect(document.querySelector(`.playing-card[data-card="${coming}"]`)).toBeNull();
});

test('what is held by buttons and by keys is the choice that the engine takes', async () => {
  const { scene, show } = open();
  const state = dealt(PAIR);
  await show(state);
  const round = { shown: videoPoker.shown(state), staked: 100, pay: null };
  const [draw] = scene.choices(round);
  expect(scene.choices(round)).toHaveLength(1);
  places()[0]?.click();
  places()[3]?.click();
  for (const key of ['4', '2'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(places().map((place) => place.getAttribute('aria-pressed'))).toEqual([
    'true',
    'true',
    'false',
    'false',
    'false',
  ]);
  const hold = JSON.parse(JSON.stringify(draw?.choice)) as boolean[];
  const after = videoPoker.act(state, hold);
  expect(videoPoker.shown(after).hand.map(codeOf)).toEqual(['Qh', 'Qs', 'Qd', '4c', '4d']);
  await show(after);
  expect(names()).toEqual([
    'Queen of hearts, held',
    'Queen of spades, held',
    'Queen of diamonds',
    '4 of clubs',
    '4 of diamonds',
  ]);
  expect(places().every((place) => place.getAttribute('aria-disabled') === 'true')).toBe(true);
});

test.each([
  [PAIR, [], [['pair', false]], 'Jacks or better. Choose the cards to hold, then draw.'],
  ['Jh Ts 3d 9c Kd Qd 4c 4d 2s 7h', [], [], 'Choose the cards to hold, then draw.'],
  [PAIR, [0, 1], [['full_house', true]], 'Full house.'],
  ['Qh Qs 3d 9c Kd 5d 4c 2d 2s 7h', [0, 1], [['pair', false]], 'Jacks or better.'],
  ['Th Ts 3d 9c Kd 5d 4c 2d 2s 7h', [0, 1], [], 'No hand that pays.'],
])('%s, holding %j, marks %j', async (cards, held, rows, told) => {
  const { scene, show } = open();
  const before = dealt(cards);
  const hold = Array.from({ length: 5 }, (_, place) => held.includes(place));
  const state = held.length > 0 ? videoPoker.act(before, hold) : before;
  await show(before);
  await show(state);
  expect(marked()).toEqual(rows);
  const round = { shown: videoPoker.shown(state), staked: 100, pay: videoPoker.result(state)?.pay ?? null };
  expect(scene.tell(round)).toBe(told);
});

test('the hint is the best hold, and holds nothing by itself', async () => {
  const { show } = open();
  const state = dealt(PAIR);
  await show(state);
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Hint');
  const answer = document.querySelector('.hint p');
  const answered = new Promise<void>((resolve) =>
    new MutationObserver(() => {
      if (answer?.textContent?.startsWith('Best')) resolve();
    }).observe(document.body, { childList: true, subtree: true }),
  );
  button?.click();
  await answered;
  expect(answer?.textContent).toBe(
    'Best hold: Queen of hearts, Queen of spades. On average it returns 153.7% of the stake.',
  );
  expect(places().map((place) => place.hasAttribute('data-best'))).toEqual(hint(state)?.hold);
  expect(places().map((place) => place.getAttribute('aria-pressed'))).not.toContain('true');
});

test('a round that goes on after a reload is shown at once, one that came to nothing not at all', async () => {
  const { scene, show } = open(false);
  const state = dealt(PAIR, 250);
  scene.takeBet(videoPoker.shown(state));
  await show(state, false);
  expect(names()[0]).toBe('Queen of hearts, hold');
  expect(document.querySelector('td.pay')?.textContent).toBe('€2000.00');
  await scene.show(null, false);
  expect(names()).toEqual(places().map(() => 'Card face down'));
  expect(marked()).toEqual([]);
});

test('the hand is marked when its cards lie, and cards are turned in the order of events', async () => {
  const moves: (() => void)[] = [];
  Element.prototype.animate = () =>
    ({ finished: new Promise<void>((resolve) => moves.push(resolve)) }) as unknown as Animation;
  const { scene, show } = open(false);
  scene.sent();
  let seen = false;
  const showing = show(dealt(PAIR)).then(() => (seen = true));
  expect(marked()).toEqual([]);
  while (!seen) {
    for (const move of moves.splice(0)) move();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await showing;
  expect(marked()).toEqual([['pair', false]]);
  expect(names()[4]).toBe('King of diamonds, hold');
});
