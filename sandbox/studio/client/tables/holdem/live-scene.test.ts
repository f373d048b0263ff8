/** @jest-environment jsdom */
import { liveBet, NOW, ownBet, pressButton, sceneTools, viewOf } from '../../../testing/choosing-views';
import { expectTextsOfAllLanguages } from '../../../testing/game-texts';
import { cardsOf } from '../../../engines/cards/cards';
import { holdem, type HoldemChoice } from '../../../engines/holdem/holdem';
import { LIVE_GAMES } from '../../../live/games';
import { CALL_MS } from '../../../live/limits';
import type { ChoosingView } from '../choosing-scene';
import { game } from './live-scene';
import { LIVE_HOLDEM_TEXTS } from './live-texts';

const LIMITS = LIVE_GAMES.live_holdem.limits({ min: 100, max: 50_000 });
const PLAIN = 'Ks Qd 7h 2c Kd 5s 9c Jh 3d';
const cards = cardsOf(PLAIN);
const DEALT = {
  ...{ ante: 0, bonus: 0, own: cards.slice(0, 2), board: cards.slice(4, 7) },
  ...{ dealer: null, choice: null, callStake: null },
};
const BETS = [liveBet(1, 'A•••10', 500), liveBet(2, 'K•••47', 1_000)];

function open() {
  const scene = game.create(sceneTools(LIMITS), 'en');
  document.body.replaceChildren(scene.stage, scene.options ?? '');
  scene.setOpen(true);
  return scene;
}
const deciding = (
  chosen: HoldemChoice | null,
  over: Partial<Omit<ChoosingView, 'bets' | 'round'>> = {},
): ChoosingView =>
  viewOf(
    { phase: 'deciding', dealt: DEALT, turn: { seat: null, until: NOW + CALL_MS } },
    {
      bets: BETS,
      counts: { bets: 2, out: 0, chosen: 1 },
      own: ownBet({ bet: { ante: 500, bonus: 0 }, chosen: chosen ? [chosen] : [] }),
      ...over,
    },
  );
/** The end as the player sees it, and as who watched does. */
const ended = (choice: HoldemChoice) => {
  const state = { ante: 500, bonus: 0, cards, choice };
  const pay = holdem.result(state)?.pay ?? 0;
  return { shown: holdem.shown(state), staked: holdem.staked(state), pay };
};
const labels = (row: string) =>
  [...document.querySelectorAll(`.${row} .playing-card`)].map((card) => card.getAttribute('aria-label'));
const spot = (name: string) => document.querySelector(`[data-spot="${name}"]`)?.getAttribute('aria-label');
const count = () => document.querySelector<HTMLElement>('.chosen');

test('the players’ two cards and the flop are dealt, and the player is asked to call or fold', async () => {
  const scene = open();
  pressButton('Ante, free');
  expect(scene.bet(0)).toEqual({ bet: { ante: 500, bonus: 0 }, stake: 500 });
  scene.sent();
  const view = deciding(null);
  await scene.deal(view, true);
  expect([labels('own').length, labels('middle').length, labels('dealer')]).toEqual([
    ...[2, 3],
    ['Card face down', 'Card face down'],
  ]);
  expect(scene.offers(view).map(({ choice, figure, key }) => [choice, figure, key])).toEqual([
    ['call', '+€10.00', 'c'],
    ['fold', undefined, 'f'],
  ]);
  expect(scene.ask(view)).toBe('You have: Pair, K. Call for €10.00, or fold.');
  expect(scene.turn(view)).toEqual({ title: 'Call or fold', wholeMs: CALL_MS });
  expect(scene.heard(view, null)).toContain('Players’ cards: King of spades, Queen of diamonds.');
});

test('says how many have chosen, as long as somebody has not', async () => {
  const scene = open();
  const view = deciding(null, { clock: NOW + CALL_MS / 3 });
  await scene.deal(view, true);
  scene.look(view);
  expect([count()?.hidden, count()?.textContent]).toEqual([false, '1 of 2 have chosen']);
  scene.look(viewOf({ phase: 'over' }));
  expect(count()?.hidden).toBe(true);
});

test('a call lies on its spot once it is made, and nothing more is asked', async () => {
  const scene = open();
  scene.sent();
  await scene.deal(deciding(null), true);
  expect(spot('call')).toBe('Call: none yet');
  const called = deciding('call');
  scene.look(called);
  expect(spot('call')).toBe('Call, €10.00');
  expect([scene.offers(called), scene.ask(called)]).toEqual([[], 'You call. The others are still choosing.']);
  expect(scene.turn(called).title).toBe('Players choose');
  expect(document.querySelector<HTMLElement>('.hint button')?.hidden).toBe(true);
});

test('who watches sees the cards, is offered nothing, and is told who won', async () => {
  const scene = open();
  scene.sent();
  const view = deciding(null, { own: null });
  await scene.deal(view, true);
  expect([scene.offers(view), scene.ask(view)]).toEqual([[], '']);
  const { own, board, dealer } = ended('call').shown;
  const shown = { ...DEALT, choice: 'call' as const, own, board, dealer };
  await scene.show({ shown, staked: 0, pay: 0 }, true);
  expect([labels('middle').length, labels('dealer')]).toEqual([5, ['7 of hearts', '2 of clubs']]);
  expect(scene.tell({ shown, staked: 0, pay: 0 })).toBe(
    'The dealer does not play: High card, K. Players: Pair, K. Antes of those who called win.',
  );
});

test.each<[HoldemChoice, string]>([
  ['call', 'Dealer does not play: High card, K. You: Pair, K. The ante wins, the call comes back.'],
  ['fold', 'Folded. You had: Pair, K. Dealer: High card, K.'],
])('turn, river and dealer follow, and who chose to %s is told what it came to', async (choice, told) => {
  const scene = open();
  scene.sent();
  await scene.deal(deciding(null), true);
  scene.look(deciding(choice));
  await scene.show(ended(choice), true);
  expect(labels('middle')).toHaveLength(5);
  expect(scene.tell(ended(choice))).toBe(told);
});

test('stands as it was after a reload in the middle of a round, the choice included', async () => {
  const scene = open();
  scene.lay({ ante: 500, bonus: 100 } as never);
  expect(scene.bet(0)?.bet).toEqual({ ante: 500, bonus: 100 });
  scene.sent();
  await scene.deal(deciding('call'), false);
  expect(labels('own')).toHaveLength(2);
  expect(spot('call')).toBe('Call, €10.00');
  scene.setOpen(true);
  pressButton('Repeat');
  expect(scene.bet(0)?.bet).toEqual({ ante: 500, bonus: 100 });
});

test('the information has the rule for silence, the time and the exact figures', () => {
  const text = open()
    .info(100)
    .map((part) => part.textContent)
    .join(' ');
  expect(text).toContain('You have 15 seconds to call or fold, once. Silence folds');
  expect(text).toContain('97.8423%');
  expect(text).not.toContain('No choice is made for you');
  expect(text).not.toMatch(/[{}]|undefined|NaN/);
});

test('every language says all of the table', () => {
  expectTextsOfAllLanguages(LIVE_HOLDEM_TEXTS);
});
