/** @jest-environment jsdom */
import {
  liveBet,
  NOW,
  ownBet,
  pressButton,
  sceneTools,
  viewOf as viewWith,
} from '../../../testing/choosing-views';
import { expectTextsOfAllLanguages } from '../../../testing/game-texts';
import type { SeenRound } from '../../../live/live-events';
import { LIVE_GAMES } from '../../../live/games';
import { INSURANCE_MS, SEAT_TURN_MS } from '../../../live/limits';
import { blackjack, deal } from '../../../engines/blackjack/blackjack';
import type { BlackjackState, Choice } from '../../../engines/blackjack/state';
import { cardsOf } from '../../../engines/cards/cards';
import type { ChoosingView } from '../choosing-scene';
import { game } from './live-scene';
import { LIVE_SEATS_TEXTS } from './live-texts';

const LIMITS = LIVE_GAMES.live_blackjack.limits({ min: 100, max: 50_000 });
const [OTHER, OWN] = [liveBet(2, 'K•••47', 1_000), liveBet(1, 'A•••10', 500)];
/** The player's bet on seat 4, another's on seat 2. */
const SEATS = [
  { seat: 2, key: 2 },
  { seat: 4, key: 1 },
];
const own = ownBet({ seat: 4, bet: { seat: 4, stake: 500 } });

function open() {
  const scene = game.create(sceneTools(LIMITS), 'en');
  document.body.replaceChildren(scene.stage, scene.options ?? '');
  scene.setOpen(true);
  return { scene };
}
/** Two seats of which the second is the player's, from the cards as they are dealt. */
const dealtTo = (codes: string) => deal(cardsOf(codes), [1_000, 500]);
const after = (state: BlackjackState, ...choices: Choice[]) =>
  choices.reduce((now, choice) => blackjack.act(now, choice), state);
/** The table while players choose. */
const choosing = (
  state: BlackjackState,
  turn: SeenRound['turn'],
  { choices = [], chosen = [] }: { choices?: SeenRound['choices']; chosen?: string[] } = {},
): ChoosingView =>
  viewWith(
    { phase: 'deciding', seats: SEATS, dealt: blackjack.shown(state), turn, choices },
    { bets: [OTHER, OWN], own: { ...own, chosen } },
  );
const tag = (seat: number) =>
  [...(document.querySelectorAll('.who')[seat - 1]?.children ?? [])].map(({ textContent }) => textContent);
const owner = (seat: number) => document.querySelectorAll<HTMLElement>('.owner')[seat - 1];
const PLAY = 'Ts 6h 7d 9s 4c Qh 5d 8c'; // seat 2: 10 9, seat 4: 6 4, dealer 7 and a queen
const seatTurn = (seat: number, left = SEAT_TURN_MS) => ({ seat, until: NOW + left });

describe('a round', () => {
  test('deals to the seats that play, the player’s own drawn larger, and runs the ring of whose turn it is', async () => {
    const { scene } = open();
    scene.sent();
    const view = choosing(dealtTo(PLAY), seatTurn(2, SEAT_TURN_MS / 2));
    await scene.deal(view, true);
    const cards = [...document.querySelectorAll('.seat')].map(
      (seat) => seat.querySelectorAll('.playing-card').length,
    );
    expect(cards).toEqual([0, 2, 0, 2, 0, 0, 0]);
    expect(document.querySelectorAll('.seat')[3]?.hasAttribute('data-large')).toBe(true);
    expect(document.querySelector('.dealer')?.textContent).toBe('7');
    scene.look(view);
    expect([owner(2)?.hasAttribute('data-turn'), owner(2)?.hasAttribute('data-ring')]).toEqual([true, true]);
    expect(owner(4)?.hasAttribute('data-ring')).toBe(false);
    expect(owner(2)?.querySelector('circle')?.style.strokeDashoffset).toBe('50');
    expect(scene.turn(view)).toEqual({ title: 'Seat 2 chooses', wholeMs: SEAT_TURN_MS });
  });

  test('offers choices with their prices in the own turn alone, and a hint on request', async () => {
    const { scene } = open();
    scene.sent();
    const state = dealtTo(PLAY);
    const others = choosing(state, seatTurn(2));
    await scene.deal(others, true);
    expect([scene.offers(others), scene.ask(others)]).toEqual([[], '']);
    expect(document.querySelector<HTMLElement>('.hint button')?.hidden).toBe(true);
    const mine = choosing(after(state, 'stand'), seatTurn(4), { choices: [{ seat: 2, choice: 'stand' }] });
    await scene.deal(mine, true);
    expect(scene.offers(mine)).toEqual([
      { choice: 'hit', label: 'Hit', weight: 'equal', key: 'h' },
      { choice: 'stand', label: 'Stand', weight: 'equal', key: 's' },
      { choice: 'double', label: 'Double', weight: 'quiet', key: 'd', figure: '+€5.00' },
    ]);
    expect(scene.ask(mine)).toBe('Your turn: 10 against 7.');
    expect(scene.turn(mine).title).toBe('Your turn');
    pressButton('Hint');
    expect(document.querySelector('.hint p')?.textContent).toBe('Basic strategy: Double');
    // Who has been let out of the round chooses nothing.
    expect(scene.offers({ ...mine, own: { ...own, state: 'returned' } })).toEqual([]);
    expect(scene.offers({ ...mine, own: null })).toEqual([]);
  });

  test('shows what others chose at their seats, and tells it', async () => {
    const { scene } = open();
    scene.sent();
    const state = deal(cardsOf('5s 6h 7d 9s 4c Qh 2d 8c'), [1_000, 500]);
    await scene.deal(choosing(state, seatTurn(2)), true);
    expect(scene.heard(choosing(state, seatTurn(2)), null)).toBe(
      'Your cards: 6 of hearts, 4 of clubs, 10. The dealer shows: 7 of diamonds.',
    );
    const hit = choosing(after(state, 'hit'), seatTurn(2), { choices: [{ seat: 2, choice: 'hit' }] });
    await scene.deal(hit, true);
    expect(tag(2)).toEqual(['Hit', '€10.00']);
    // Long words, as of who doubles, go beyond the seat.
    expect(owner(2)?.hasAttribute('data-chose')).toBe(true);
    expect(scene.heard(hit, 0)).toBe('Seat 2: Hit, 16.');
    scene.look({ ...hit, clock: NOW + 3_000 });
    expect(tag(2)).toEqual(['K•••47', '€10.00']);
  });

  test('asks everybody for insurance at the same time, for half of their own stake', async () => {
    const { scene } = open();
    scene.sent();
    const state = dealtTo('Ts 6h Ad 9s 4c Qh 5d');
    const turn = { seat: null, until: NOW + INSURANCE_MS };
    const asked = choosing(state, turn);
    await scene.deal(asked, true);
    expect(scene.offers(asked).map(({ choice, figure }) => [choice, figure])).toEqual([
      ['insure', '+€2.50'],
      ['decline', undefined],
    ]);
    expect(scene.ask(asked)).toBe('The dealer shows an ace. Insurance for €2.50?');
    pressButton('Hint');
    expect(document.querySelector('.hint p')?.textContent).toBe('Basic strategy: No insurance');
    const seats = [...document.querySelectorAll('.seat')].map((seat) => seat.hasAttribute('data-turn'));
    expect(seats.indexOf(true)).toBe(3);
    const answered = choosing(state, turn, { chosen: ['decline'] });
    expect([scene.offers(answered), scene.ask(answered)]).toEqual([
      [],
      'Your answer is in. The others are still being asked.',
    ]);
  });

  test('keeps the hidden card and the end to itself until the round is told to be over', async () => {
    const { scene } = open();
    scene.sent();
    const state = dealtTo(PLAY);
    await scene.deal(choosing(state, seatTurn(2)), true);
    // The last choice was made, and the engine has played the dealer's cards already.
    const end = choosing(after(state, 'stand', 'stand'), null, {
      choices: [2, 4].map((seat) => ({ seat, choice: 'stand' })),
    });
    await scene.deal(end, true);
    const dealer = [...document.querySelectorAll('.dealer .playing-card')];
    expect(dealer.map((card) => card.getAttribute('aria-label'))).toEqual([
      '7 of diamonds',
      'Card face down',
    ]);
    expect(scene.heard(end, 1)).toBe('You: Stand, 10.');
    expect(scene.offers(end)).toEqual([]);
  });

  test('turns the hidden card at the end, and only then shows what each seat got', async () => {
    const { scene } = open();
    scene.sent();
    const state = dealtTo(PLAY);
    await scene.deal(choosing(state, seatTurn(2)), true);
    const end = after(state, 'stand', 'double');
    const shown = blackjack.shown(end);
    const over = viewWith(
      { phase: 'over', seats: SEATS, dealt: shown, nextAt: NOW + 9_000 },
      { bets: [OTHER, liveBet(1, 'A•••10', 1_000)], own: { ...own, stake: 1_000 } },
    );
    scene.look(over);
    expect(tag(4)).toEqual(['You', '€10.00']);
    const round = { shown, staked: 1_000, pay: blackjack.result(end)?.seats[1]?.pay ?? 0 };
    await scene.show(round, true);
    const dealer = [...document.querySelectorAll('.dealer .playing-card')];
    expect(dealer.map((card) => card.getAttribute('aria-label'))).toContain('Queen of hearts');
    // 10 9 against 17 wins, 6 4 5 against 17 loses.
    expect([tag(2), tag(4)]).toEqual([
      ['K•••47', '€20.00'],
      ['You', ''],
    ]);
    expect(owner(2)?.hasAttribute('data-won')).toBe(true);
    expect(scene.tell(round)).toBe('Dealer has 17. You: Loses 15.');
    // Another round in the list of those that can be checked.
    expect(scene.tell({ ...round, staked: 0 })).toBe('Dealer has 17.');
    scene.opened();
    scene.look(viewWith({ id: 'r2' }));
    expect(document.querySelectorAll('.playing-card')).toHaveLength(0);
    expect(tag(2)).toEqual(['', '']);
  });

  test('stands as it was after a reload, with the chips of its bet', async () => {
    const { scene } = open();
    const mine = choosing(after(dealtTo(PLAY), 'stand'), seatTurn(4), {
      choices: [{ seat: 2, choice: 'stand' }],
    });
    scene.lay({ seat: 4, stake: 500 } as never);
    expect(scene.bet(0)?.bet).toEqual({ seat: 4, stake: 500 });
    scene.sent();
    scene.look(mine);
    await scene.deal(mine, false);
    expect(document.querySelectorAll('.seat .playing-card')).toHaveLength(4);
    expect(scene.offers(mine)).toHaveLength(3);
    scene.opened();
    scene.look(viewWith({ id: 'r2' }));
    pressButton('Repeat');
    expect(scene.bet(0)?.bet).toEqual({ seat: 4, stake: 500 });
  });

  test('nobody at the table: its round is shown all the same', async () => {
    const { scene } = open();
    scene.sent();
    const shown = blackjack.shown(deal(cardsOf('7d Qh'), []));
    scene.look(viewWith({ phase: 'over', dealt: shown, nextAt: NOW + 3_000 }));
    await scene.show({ shown, staked: 0, pay: 0 }, true);
    expect(document.querySelectorAll('.dealer .playing-card')).toHaveLength(2);
  });
});

test('the information has the rule for silence, the times and what hands pay', () => {
  const text = open()
    .scene.info(100)
    .map((part) => part.textContent)
    .join(' ');
  expect(text).toContain('For each choice you have 12 seconds. Silence declines insurance');
  expect(text).toContain('for the first 8 seconds of the next betting time');
  expect(text).toContain('If you lose the connection');
  expect(text).toContain('Blackjack, 3 to 2€2.50');
  expect(text).not.toMatch(/[{}]|undefined|NaN/);
});

test('every language says all of the table', () => {
  expectTextsOfAllLanguages(LIVE_SEATS_TEXTS);
});
