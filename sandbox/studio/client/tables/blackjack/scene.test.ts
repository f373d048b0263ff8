/** @jest-environment jsdom */
import type { TableBoot } from '../../../boot';
import { blackjack, deal } from '../../../engines/blackjack/blackjack';
import { ENGINE_GAMES } from '../../../engine-rounds/games';
import { hint } from '../../../engines/blackjack/strategy';
import type { BlackjackState, Choice } from '../../../engines/blackjack/state';
import { cardsOf } from '../../../engines/cards/cards';
import { seededRng } from '../../../maths/rng';
import { createCards } from '../cards';
import type { SceneTools } from '../scene';
import { game } from './scene';

const sound = { on: false, set: () => undefined, play: jest.fn() };
const betChanged = jest.fn();
const toolsOf = (calm: boolean): SceneTools => ({
  boot: { limits: ENGINE_GAMES.blackjack.limits, currency: 'EUR', locale: 'en' } as unknown as TableBoot,
  money: (minor) => `€${(minor / 100).toFixed(2)}`,
  sound,
  calm,
  choose: jest.fn(),
  betChanged,
});
const names = createCards('en', { calm: true, sound });

function open(calm = true) {
  const scene = game.create(toolsOf(calm), 'en');
  document.body.replaceChildren(scene.stage, ...(scene.options ? [scene.options] : []));
  const press = (name: string) => {
    const found = [...document.querySelectorAll('button')].find(
      (button) =>
        (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(name) &&
        !button.disabled &&
        button.getAttribute('aria-disabled') === null,
    );
    if (!found) throw new Error(`no button ${name}`);
    found.click();
  };
  const show = async (state: BlackjackState, played = true) =>
    scene.show(
      {
        shown: blackjack.shown(state),
        staked: blackjack.staked(state),
        pay: blackjack.result(state)?.pay ?? null,
      },
      played,
    );
  return { scene, press, show };
}
type Opened = ReturnType<typeof open>;

/** A round of one seat from cards as they are dealt: its first, the dealer's open, its second, the hidden one, more. */
const dealt = (cards: string, stakes = [1_000]) => deal(cardsOf(cards), stakes);
const played = (state: BlackjackState, ...choices: Choice[]) =>
  choices.reduce((now, choice) => blackjack.act(now, choice), state);
const totals = () => [...document.querySelectorAll('.hand .total')].map((total) => total.textContent);
const labels = (selector: string) =>
  [...document.querySelectorAll(`${selector} .playing-card`)].map((card) => card.getAttribute('aria-label'));

describe('a bet', () => {
  test('is the chips of the places, from the left, as the engine takes it', () => {
    const { scene, press } = open();
    expect(scene.bet(0)).toBeNull();
    press('Seat 6');
    press('€25.00');
    press('Seat 2');
    press('Seat 6');
    expect(scene.bet(0)).toEqual({ bet: [2_500, 3_000], stake: 5_500 });
    const state = blackjack.begin(seededRng(1), scene.bet(0)?.bet as number[]);
    expect(blackjack.staked(state)).toBe(5_500);
    expect(betChanged).toHaveBeenCalledTimes(3);
  });

  test('is taken back, cleared and laid again', async () => {
    const { scene, press, show } = open();
    press('Seat 4');
    press('Seat 4');
    press('Undo');
    expect(scene.bet(0)).toEqual({ bet: [500], stake: 500 });
    press('Clear');
    expect(scene.bet(0)).toBeNull();
    press('Undo');
    scene.setOpen(false);
    scene.sent();
    await show(played(dealt('Kd 8h 9s Th', [500]), 'stand'));
    scene.setOpen(true);
    press('Repeat');
    expect(scene.bet(0)).toEqual({ bet: [500], stake: 500 });
  });

  test('of the last round lies there again when it is repeated, not by itself', async () => {
    const { scene, press, show } = open();
    press('Seat 1');
    press('Seat 7');
    scene.setOpen(false);
    scene.sent();
    await show(played(dealt('Kd 8c 6h 9s 7s Th Ts', [500, 500]), 'stand', 'stand'));
    scene.setOpen(true);
    expect(scene.bet(0)).toBeNull();
    expect(document.querySelectorAll('.playing-card').length).toBeGreaterThan(0);
    press('Repeat');
    expect(scene.bet(0)).toEqual({ bet: [500, 500], stake: 1_000 });
    expect(document.querySelectorAll('.playing-card')).toHaveLength(0);
  });

  test('never passes a limit of the table', () => {
    const { scene, press } = open();
    press('€500.00');
    press('Seat 4');
    press('Seat 4');
    expect(scene.bet(0)).toEqual({ bet: [50_000], stake: 50_000 });
    press('Seat 3');
    press('Seat 2');
    press('Seat 1');
    expect(scene.bet(0)?.stake).toBe(150_000);
  });

  test('of a reload lies around the middle and can be repeated', async () => {
    const { scene, show, press } = open();
    const state = played(dealt('Kd 8c 6h 9s 7s Th Ts', [500, 700]), 'stand', 'stand');
    scene.takeBet(blackjack.shown(state));
    await show(state, false);
    scene.setOpen(true);
    const seats = [...document.querySelectorAll('.seat')].map((seat) => seat.querySelector('.hand') !== null);
    expect(seats).toEqual([false, false, true, false, true, false, false]);
    press('Repeat');
    expect(scene.bet(0)).toEqual({ bet: [500, 700], stake: 1_200 });
  });
});

describe('a round', () => {
  async function begun(state: BlackjackState): Promise<Opened> {
    const opened = open();
    opened.scene.setOpen(false);
    opened.scene.sent();
    await opened.show(state);
    return opened;
  }

  test('draws the cards with their names, totals and what may be chosen', async () => {
    const state = dealt('8s Th 8d 8c');
    const { scene } = await begun(state);
    expect(labels('.dealer')).toEqual(['10 of hearts', 'Card face down']);
    expect(labels('.hand')).toEqual(['8 of spades', '8 of diamonds']);
    expect(document.querySelector('.hand')?.getAttribute('aria-label')).toBe('Seat 4: 16');
    const shown = { shown: blackjack.shown(state), staked: 1_000, pay: null };
    expect(scene.choices(shown).map(({ label, figure, weight }) => [label, figure, weight])).toEqual([
      ['Hit', undefined, 'equal'],
      ['Stand', undefined, 'equal'],
      ['Double', '+€10.00', 'quiet'],
      ['Split', '+€10.00', 'quiet'],
    ]);
    expect(scene.tell(shown)).toBe('16 against 10.');
  });

  test('asks for insurance, and nudges neither answer', async () => {
    const state = dealt('8s Ah 8d 8c');
    const { scene } = await begun(state);
    const shown = { shown: blackjack.shown(state), staked: 1_000, pay: null };
    expect(scene.choices(shown).map(({ label, weight }) => [label, weight])).toEqual([
      ['Insure', 'equal'],
      ['No insurance', 'equal'],
    ]);
    expect(scene.tell(shown)).toBe('Dealer shows an ace: insurance for €5.00?');
  });

  test('numbers the seats where there are several hands', async () => {
    const state = dealt('Kd 8c 6h 9s 7s Th Ts', [500, 700]);
    const { scene } = await begun(state);
    expect(scene.tell({ shown: blackjack.shown(state), staked: 1_200, pay: null })).toMatch(
      /^Seat 3: \d+ against/,
    );
  });

  test('keeps cards that stay through splits, and draws each hand', async () => {
    const state = dealt('8s Th 8d 8c 3h Qs Tc');
    const { show, scene } = await begun(state);
    const [first, second] = document.querySelectorAll('.hand .playing-card');
    const split = played(state, 'split');
    await show(split);
    expect(totals()).toEqual(['11', '18']);
    expect(document.querySelectorAll('.hand')[0]?.contains(first ?? null)).toBe(true);
    expect(document.querySelectorAll('.hand')[1]?.contains(second ?? null)).toBe(true);
    expect(scene.tell({ shown: blackjack.shown(split), staked: 2_000, pay: null })).toBe(
      'Hand 1: 11 against 10.',
    );
    await show(played(split, 'double', 'stand'));
    expect(totals()).toEqual(['Wins 21', 'Push 18']);
    // Where words have no room, a style sheet shows the total alone.
    const alone = [...document.querySelectorAll<HTMLElement>('.hand .total')].map(
      ({ dataset }) => dataset['total'],
    );
    expect(alone).toEqual(['21', '18']);
    expect(document.querySelector('.pile-amount')?.textContent).toBe('€50.00');
  });

  test.each<[string, Choice[], string, string | null, string]>([
    ['Kd 6h 9s Th 5c', ['stand'], 'Loses 19', null, 'Dealer has 21.'],
    ['Kd 6h 9s Th 9c', ['stand'], 'Wins 19', '€20.00', 'Dealer is over with 25.'],
    ['Kd 9h 9s Td', ['stand'], 'Push 19', '€10.00', 'Dealer has 19.'],
    ['Kd 6h 6s Th 9c', ['hit'], 'Over, 25', null, 'Dealer has 16.'],
    ['Ad 6h Ks Th 9c', [], 'Blackjack', '€25.00', 'Dealer has 16.'],
    ['Kd Ah 9s Td', ['insure'], 'Loses 19', null, 'Dealer has blackjack. Insurance pays €15.00.'],
  ])('%s ends as %j: %s', async (cards, choices, total, paid, told) => {
    const before = dealt(cards);
    const { show, scene } = await begun(before);
    const state = played(before, ...choices);
    await show(state);
    expect(totals()).toEqual([total]);
    expect(document.querySelector('.pile-amount')?.textContent ?? null).toBe(paid);
    const result = blackjack.result(state);
    expect(
      scene.tell({ shown: blackjack.shown(state), staked: result?.stake ?? 0, pay: result?.pay ?? 0 }),
    ).toBe(told);
    expect(labels('.dealer')).not.toContain('Card face down');
  });

  test('writes both totals of a hand that is soft', async () => {
    await begun(dealt('Ad 6h 6s Th'));
    expect(totals()).toEqual(['7/17']);
    expect(document.querySelector<HTMLElement>('.hand .total')?.dataset['total']).toBe('7/17');
    expect(document.querySelector('.hand')?.getAttribute('aria-label')).toBe('Seat 4: soft 17');
  });

  test('never draws the hidden card, nor the rest of the shoe, before the end', async () => {
    const { scene, show } = open();
    for (let seed = 1; seed <= 15; seed += 1) {
      let state = blackjack.begin(seededRng(seed), [100, 200, 300]);
      scene.sent();
      while (state.turn.phase !== 'over') {
        await show(state);
        expect(labels('.dealer')).toEqual([names.name(state.dealer[0] ?? null), 'Card face down']);
        const open = state.seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards));
        expect(labels('.hand')).toEqual(open.map((card) => names.name(card)));
        state = blackjack.act(state, hint(state) ?? 'stand');
      }
      await show(state);
      expect(labels('.dealer')).toEqual(state.dealer.map((card) => names.name(card)));
    }
  });

  test('gives the hint of basic strategy when it is asked', async () => {
    for (const cards of ['8s Th 8d 8c', '6s 5h 5d 8c', 'As 3h 6d 8c', 'Ks 5h 3d 8c', 'Ks Ah 3d 8c']) {
      const state = dealt(cards);
      const { press } = await begun(state);
      expect(document.querySelector('.hint p')?.textContent).toBe('');
      press('Hint');
      const choice = hint(state);
      const name =
        choice &&
        { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split', decline: 'No insurance' }[
          choice as string
        ];
      expect(document.querySelector('.hint p')?.textContent).toBe(`Basic strategy: ${name}`);
    }
  });

  test('a round that came to nothing leaves the chips', async () => {
    const { scene, press } = open();
    press('Seat 4');
    scene.setOpen(false);
    scene.sent();
    await scene.show(null, false);
    scene.setOpen(true);
    expect(scene.bet(0)).toEqual({ bet: [500], stake: 500 });
    expect(document.querySelectorAll('.playing-card')).toHaveLength(0);
  });
});

test('tells totals and ends only when the cards lie', async () => {
  const moves: (() => void)[] = [];
  Element.prototype.animate = () =>
    ({ finished: new Promise<void>((resolve) => moves.push(resolve)) }) as unknown as Animation;
  const { scene, show } = open(false);
  scene.sent();
  let seen = false;
  const showing = show(played(dealt('Kd 6h 9s Th 5c'), 'stand')).then(() => (seen = true));
  expect(document.querySelector('.hand')?.hasAttribute('data-new')).toBe(true);
  expect(document.querySelector('.dealer .total')?.textContent).toBe('');
  expect(labels('.dealer')).toEqual(['6 of hearts', 'Card face down']);
  expect(seen).toBe(false);
  while (!seen) {
    for (const move of moves.splice(0)) move();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await showing;
  expect(totals()).toEqual(['Loses 19']);
  expect(labels('.dealer')).toEqual(['6 of hearts', '10 of hearts', '5 of clubs']);
  // By their number the cards know how much of each there is room for.
  expect(document.querySelector<HTMLElement>('.dealer')?.style.getPropertyValue('--count')).toBe('3');
});
