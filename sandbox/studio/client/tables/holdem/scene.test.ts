/** @jest-environment jsdom */
import type { TableBoot } from '../../../boot';
import { ENGINE_GAMES } from '../../../engine-rounds/games';
import { cardsOf } from '../../../engines/cards/cards';
import { HOLDEM_FIGURES } from '../../../engines/holdem/figures';
import { hint } from '../../../engines/holdem/hint';
import { holdem, type HoldemChoice, type HoldemState } from '../../../engines/holdem/holdem';
import { ANTE_PAYS, BONUS_PAYS, CALL } from '../../../engines/holdem/rules';
import { exactBonus } from '../../../engines/holdem/exact';
import { seededRng } from '../../../maths/rng';
import { createCards } from '../cards';
import type { SceneTools } from '../scene';
import { RETURNS } from './info';
import { game } from './scene';

const sound = { on: false, set: () => undefined, play: jest.fn() };
const betChanged = jest.fn();
const toolsOf = (calm: boolean): SceneTools => ({
  boot: { limits: ENGINE_GAMES.holdem.limits, currency: 'EUR', locale: 'en' } as unknown as TableBoot,
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
    const found = [...document.querySelectorAll('button')].find((button) =>
      (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(name),
    );
    if (!found) throw new Error(`no button ${name}`);
    found.click();
  };
  const roundOf = (state: HoldemState) => ({
    shown: holdem.shown(state),
    staked: holdem.staked(state),
    pay: holdem.result(state)?.pay ?? null,
  });
  const show = (state: HoldemState, played = true) => scene.show(roundOf(state), played);
  return { scene, press, show, roundOf };
}

/** A round from its cards: two of the player, two of the dealer, the flop, turn and river. */
const dealt = (codes: string, bonus = 0, ante = 1_000): HoldemState => ({
  ante,
  bonus,
  cards: cardsOf(codes),
  choice: null,
});
const labels = (row: string) =>
  [...document.querySelectorAll(`.${row} .playing-card`)].map((card) => card.getAttribute('aria-label'));
const hand = (row: string) => document.querySelector(`.${row} .hand-name`)?.textContent;
const spot = (name: string) => document.querySelector(`[data-spot="${name}"]`);
const amount = (name: string) => spot(name)?.querySelector('.pile-amount')?.textContent ?? null;

const PLAIN = 'Ks Qd 7h 2c Kd 5s 9c Jh 3d';

describe('a bet', () => {
  test('is the chips of ante and bonus, as the engine takes it', () => {
    const { scene, press } = open();
    press('AA bonus, free');
    // A bonus alone is no bet.
    expect(scene.bet(0)).toBeNull();
    press('€25.00');
    press('Ante, free');
    press('Ante, €25.00');
    expect(scene.bet(0)).toEqual({ bet: { ante: 5_000, bonus: 500 }, stake: 5_500 });
    const state = holdem.begin(seededRng(1), scene.bet(0)?.bet as { ante: number; bonus: number });
    expect(holdem.staked(state)).toBe(5_500);
    press('Undo');
    expect(scene.bet(0)?.stake).toBe(3_000);
    expect(betChanged).toHaveBeenCalledTimes(4);
  });

  test('does not lie there again by itself, and does when it is repeated', async () => {
    const { scene, press, show } = open();
    press('Ante, free');
    press('AA bonus, free');
    scene.setOpen(false);
    scene.sent();
    press('Ante');
    await show(holdem.act(dealt(PLAIN, 500, 500), 'call'));
    scene.setOpen(true);
    expect(scene.bet(0)).toBeNull();
    press('Repeat');
    expect(scene.bet(0)).toEqual({ bet: { ante: 500, bonus: 500 }, stake: 1_000 });
    expect(document.querySelectorAll('.playing-card')).toHaveLength(0);
  });

  test('never passes a limit of the table', () => {
    const { scene, press } = open();
    press('€500.00');
    press('Ante, free');
    expect(scene.bet(0)).toBeNull();
    press('€100.00');
    for (let times = 0; times < 4; times += 1) press('Ante');
    press('AA bonus');
    press('AA bonus');
    const { spots } = ENGINE_GAMES.holdem.limits;
    expect(scene.bet(0)?.bet).toEqual({ ante: spots['ante']?.max, bonus: spots['bonus']?.max });
  });
});

describe('a round', () => {
  test('draws what may be known and what may be chosen, and nudges neither', async () => {
    const { scene, show, roundOf } = open();
    const state = dealt(PLAIN, 300);
    await show(state);
    expect(labels('own')).toEqual(['King of spades', 'Queen of diamonds']);
    expect(labels('dealer')).toEqual(['Card face down', 'Card face down']);
    expect(labels('middle')).toEqual(['King of diamonds', '5 of spades', '9 of clubs']);
    expect([hand('own'), hand('dealer')]).toEqual(['Pair, K', '']);
    expect([amount('ante'), amount('bonus'), amount('call')]).toEqual(['€10.00', '€3.00', null]);
    expect(
      scene.choices(roundOf(state)).map(({ label, figure, weight, key }) => [label, figure, weight, key]),
    ).toEqual([
      ['Call', '+€20.00', 'equal', 'c'],
      ['Fold', undefined, 'equal', 'f'],
    ]);
    expect(scene.tell(roundOf(state))).toBe('You have: Pair, K. Call for €20.00, or fold.');
  });

  test.each<[string, HoldemChoice, number, string, (string | null)[], string]>([
    // the dealer has a nine high and does not play
    [
      'Ks Qd 7h 2c Kd 5s 9c Jh 3d',
      'call',
      0,
      'High card, K, does not play',
      ['€20.00', '€20.00', null],
      'Dealer does not play: High card, K. You: Pair, K. The ante wins, the call comes back.',
    ],
    [
      'Ks Qd 9h 2c Kd 5s 9c Jh 3d',
      'call',
      0,
      'Pair, 9',
      ['€20.00', '€40.00', null],
      'You win. You: Pair, K. Dealer: Pair, 9.',
    ],
    [
      'Ks Qd 9h 9s Kd 5s 9c Jh 3d',
      'call',
      0,
      'Three of a kind, 9',
      [null, null, null],
      'Dealer wins. You: Pair, K. Dealer: Three of a kind, 9.',
    ],
    [
      '2s 3d 2h 3c As Ad Kc Kh Qd',
      'call',
      500,
      'Two pair, A and K',
      ['€10.00', '€20.00', '€40.00'],
      'Tie. You: Two pair, A and K. Dealer: Two pair, A and K. The AA bonus gives back €40.00.',
    ],
    [
      'As 3d 2h 7c Ah Kd Kc 8h Qd',
      'fold',
      500,
      'Pair, K',
      [null, null, '€40.00'],
      'Folded. You had: Two pair, A and K. Dealer: Pair, K. The AA bonus gives back €40.00.',
    ],
    [
      'Ts Js 2h 7c Qs Ks As 8h Qd',
      'call',
      500,
      'Pair, Q',
      ['€1010.00', '€40.00', '€505.00'],
      'You win. You: Royal flush. Dealer: Pair, Q. The AA bonus gives back €505.00.',
    ],
    [
      'Ts Ad Th 3c Td 9s 7h Jh 2d',
      'call',
      0,
      'Pair, 10',
      ['€20.00', '€40.00', null],
      'You win. You: Pair, 10. Dealer: Pair, 10. The higher cards decide.',
    ],
  ])('%s, %s, ends as its engine settles it', async (cards, choice, bonus, dealer, back, told) => {
    const { scene, show, roundOf } = open();
    const before = dealt(cards, bonus);
    await show(before);
    const state = holdem.act(before, choice);
    await show(state);
    expect(labels('dealer')).toEqual(state.cards.slice(2, 4).map((card) => names.name(card)));
    expect(labels('middle')).toHaveLength(5);
    expect(hand('dealer')).toBe(dealer);
    expect([amount('ante'), amount('call'), amount('bonus')]).toEqual(back);
    expect(scene.tell(roundOf(state))).toBe(told);
    expect(scene.choices(roundOf(state))).toEqual([]);
  });

  test('never draws the dealer, turn and river before the choice', async () => {
    for (let seed = 1; seed <= 15; seed += 1) {
      const { scene, show } = open();
      const state = holdem.begin(seededRng(seed), { ante: 100, bonus: 100 });
      scene.sent();
      await show(state);
      const drawn = [...document.querySelectorAll<HTMLElement>('.playing-card')].map(
        (card) => card.dataset['card'],
      );
      const known = [...state.cards.slice(0, 2), ...state.cards.slice(4, 7)].map(String);
      expect(drawn.toSorted()).toEqual([...known, 'down', 'down'].toSorted());
    }
  });

  test('that goes on after a reload is shown at once, one that came to nothing leaves the chips', async () => {
    const { scene, show, press } = open(false);
    const state = dealt(PLAIN, 300);
    scene.takeBet(holdem.shown(state));
    await show(state, false);
    expect(labels('own')).toHaveLength(2);
    expect(amount('ante')).toBe('€10.00');
    const fresh = open();
    fresh.press('Ante, free');
    fresh.scene.setOpen(false);
    fresh.scene.sent();
    await fresh.scene.show(null, false);
    fresh.scene.setOpen(true);
    expect(fresh.scene.bet(0)).toEqual({ bet: { ante: 500, bonus: 0 }, stake: 500 });
    expect(press).toBeDefined();
  });
});

test('the hint is best play, in exact figures', async () => {
  const { show, press } = open();
  const state = dealt('7s 2d 9h 2c Kd Qs Jc 8h 3d');
  await show(state);
  const answer = document.querySelector('.hint p');
  const answered = new Promise<void>((resolve) =>
    new MutationObserver(() => {
      if (answer?.textContent?.startsWith('Better')) resolve();
    }).observe(document.body, { childList: true, subtree: true }),
  );
  press('Hint');
  await answered;
  const best = hint(state);
  expect(best?.choice).toBe('fold');
  const worth = ((best?.won ?? 0) / (best?.rounds ?? 1)).toFixed(2);
  expect(answer?.textContent).toBe(
    `Better: Fold. A call comes to ${worth} antes on average, a fold to -1.00.`,
  );
});

test('tells hands when their cards lie, and the dealer’s last', async () => {
  const moves: (() => void)[] = [];
  Element.prototype.animate = () =>
    ({ finished: new Promise<void>((resolve) => moves.push(resolve)) }) as unknown as Animation;
  const { scene, show } = open(false);
  scene.sent();
  let seen = false;
  const showing = show(holdem.act(dealt('Ks Qd 9h 9s Kd 5s 9c Jh 3d'), 'call')).then(() => (seen = true));
  expect([hand('own'), hand('dealer')]).toEqual(['', '']);
  expect(labels('dealer')).toEqual(['Card face down', 'Card face down']);
  while (!seen) {
    for (const one of moves.splice(0)) one();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await showing;
  expect([hand('own'), hand('dealer')]).toEqual(['Pair, K', 'Three of a kind, 9']);
  expect(amount('ante')).toBeNull();
});

test('the information gives what the engine pays and returns', () => {
  const { scene } = open();
  document.body.replaceChildren(...scene.info(200));
  const cells = [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );
  for (const pays of [...Object.values(ANTE_PAYS), ...Object.values(BONUS_PAYS)])
    expect(cells).toContainEqual([`${pays} to 1`, `€${(2 * (pays + 1)).toFixed(2)}`]);
  const { edge, calls } = HOLDEM_FIGURES;
  const millionths = (loss: typeof edge) => Number(loss.neg().add(1).mul(1_000_000).floor().toString());
  expect(RETURNS).toEqual({
    ante: millionths(edge),
    staked: millionths(edge.div(calls.mul(CALL).add(1))),
    bonus: millionths(exactBonus().mean.neg()),
  });
  expect(document.body.textContent).toContain('97.8423%');
  expect(document.body.textContent).not.toMatch(/[{}]|undefined|NaN/);
});
