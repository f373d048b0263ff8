import { anyBet, anyChoice } from '../../testing/fair-rounds';
import { seededRng } from '../../maths/rng';
import { fairRng } from '@/lib/domain/chance/seeds';
import { blackjack } from './blackjack';
import { paysOfStakes, byRule, tableBlackjack, type SeatsChoice, type TableBet } from './table';

const seeds = (nonce: number) => ({ serverSeed: 'a1'.repeat(32), clientSeed: 'lantern', nonce });

/** A round of a table by chance, to its end. */
function anyRound(number: number) {
  const rng = seededRng(number);
  const bet = anyBet('live_blackjack', rng) as TableBet;
  const begun = tableBlackjack.begin(fairRng(seeds(number)), bet);
  const choices: SeatsChoice[] = [];
  let state = begun;
  while (!tableBlackjack.result(state)) {
    const choice = anyChoice('live_blackjack', rng, tableBlackjack.shown(state), bet) as SeatsChoice;
    choices.push(choice);
    state = tableBlackjack.act(state, choice);
  }
  return { bet, begun, choices, state };
}

it('is the round that one player with all these seats would have', () => {
  for (let number = 0; number < 50; number += 1) {
    const { bet, choices, state } = anyRound(number);
    const alone = choices.reduce(
      (before, { choice }) => blackjack.act(before, choice as never),
      blackjack.begin(
        fairRng(seeds(number)),
        bet.seats.map(({ stake }) => stake),
      ),
    );
    expect(tableBlackjack.shown(state)).toEqual(blackjack.shown(alone));
    const own = bet.seats.findIndex(({ seat }) => seat === bet.own);
    expect(tableBlackjack.result(state)).toEqual(blackjack.result(alone)?.seats[own]);
    expect(tableBlackjack.staked(state)).toBe(tableBlackjack.result(state)?.stake);
  }
});

it('pays on each stake what its hand or its insurance came to, and together what the seat did', () => {
  const seen = new Set<number>();
  for (let number = 0; number < 400; number += 1) {
    const { begun, choices, state, bet } = anyRound(number);
    const pays = paysOfStakes(begun, choices);
    const result = tableBlackjack.result(state);
    expect(pays.reduce((sum, pay) => sum + pay, 0)).toBe(result?.pay);
    const own = choices.filter(({ seat }) => seat === bet.own);
    const costing = own.filter(({ choice }) => ['double', 'split', 'insure'].includes(choice));
    expect(pays).toHaveLength(1 + costing.length);
    seen.add(pays.length);
    if (own[0]?.choice === 'insure') expect(pays[1]).toBe(result?.insurance.pay);
  }
  expect([...seen]).toEqual(expect.arrayContaining([1, 2, 3, 4]));
});

it('puts the odd unit of a hand that was doubled on the first of its stakes', () => {
  for (let number = 0; ; number += 1) {
    const begun = tableBlackjack.begin(fairRng(seeds(number)), { own: 1, seats: [{ seat: 1, stake: 1 }] });
    const { game } = begun;
    if (game.turn.phase !== 'play' || game.dealer.length > 2) continue;
    const choices = [{ seat: 1, choice: 'double' }];
    const end = tableBlackjack.act(begun, choices[0] as SeatsChoice);
    if ((tableBlackjack.result(end)?.pay ?? 0) < 2) continue;
    const pay = tableBlackjack.result(end)?.pay ?? 0;
    expect(paysOfStakes(begun, choices)).toEqual([pay / 2, pay / 2]);
    return;
  }
});

describe('with an ace open', () => {
  const seats = [2, 4, 7].map((seat) => ({ seat, stake: 100 }));
  const begin = (nonce: number) => tableBlackjack.begin(fairRng(seeds(nonce)), { own: 4, seats });
  const nonce = Array.from({ length: 200 }, (_, at) => at).find(
    (at) => begin(at).game.turn.phase === 'insurance',
  );
  const begun = begin(nonce ?? 0);
  const after = (...choices: SeatsChoice[]) => choices.reduce(tableBlackjack.act, begun);
  const [two, four, seven] = [
    { seat: 2, choice: 'decline' },
    { seat: 4, choice: 'insure' },
    { seat: 7, choice: 'decline' },
  ];

  it('seats answer in any order, and come to the same', () => {
    if (!two || !four || !seven) throw new Error('no choices');
    expect(after(seven, four, two)).toEqual(after(two, four, seven));
    expect(after(four).game.turn).toEqual({ phase: 'insurance', seat: 0 });
    expect(after(two).game.turn).toEqual({ phase: 'insurance', seat: 1 });
  });

  it('each answers once', () => {
    if (!four) throw new Error('no choices');
    expect(() => after(four, four)).toThrow('not_now');
    expect(() => after({ seat: 4, choice: 'hit' })).toThrow('not_now');
    expect(() => after({ seat: 3, choice: 'decline' })).toThrow('choice_invalid');
  });
});

it('a seat that says nothing declines, and stands on every hand that it has', () => {
  for (let number = 0; number < 60; number += 1) {
    const { begun, choices } = anyRound(number);
    let state = begun;
    for (const choice of choices) {
      const { turn } = state.game;
      if (turn.phase === 'over') break;
      const chosen = byRule(state.game, turn.seat);
      if (turn.phase === 'insurance') expect(chosen).toEqual(['decline']);
      else {
        const left = state.game.seats[turn.seat]?.hands.filter(({ done }) => !done).length;
        expect(chosen).toEqual(Array.from({ length: left ?? 0 }, () => 'stand'));
      }
      state = tableBlackjack.act(state, choice);
    }
  }
});

it.each([
  ['a seat that nobody plays', { own: 3, seats: [{ seat: 2, stake: 100 }] }],
  ['seats out of order', { own: 2, seats: [4, 2].map((seat) => ({ seat, stake: 100 })) }],
  ['a seat twice', { own: 2, seats: [2, 2].map((seat) => ({ seat, stake: 100 })) }],
  ['no such seat', { own: 8, seats: [{ seat: 8, stake: 100 }] }],
  ['nothing', null],
])('%s is no bet', (_what, bet) => {
  expect(() => tableBlackjack.begin(fairRng(seeds(1)), bet as TableBet)).toThrow('bet_invalid');
});
