import type { BlackjackShown } from '@/sandbox/studio/engines/blackjack/result';
import type { TableBet } from '@/sandbox/studio/engines/blackjack/table';
import type { Rng } from '@/lib/domain/chance/rng';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import { shuffled } from '@/sandbox/studio/engines/chance/shuffle';
import { RISKS } from '@/sandbox/studio/engines/instant/risks';
import { NUMBERS } from '@/sandbox/studio/engines/keno/draws';
import { MOST_PICKS } from '@/sandbox/studio/engines/keno/keno';
import type { MinesShown } from '@/sandbox/studio/engines/mines/mines';
import { SHOW_BETS } from '@/sandbox/studio/engines/show/segments';
import { SIC_BO_BETS } from '@/sandbox/studio/engines/sicbo/bets';
import { OUTSIDE_NAMES } from '@/sandbox/studio/engines/roulette/layout';
import { SEGMENT_COUNTS } from '@/sandbox/studio/engines/wheel/segments';
import { endOf, pointOf } from '@/sandbox/studio/engines/crash/chain';
import { LOWEST_OUT } from '@/sandbox/studio/engines/crash/round';
import {
  PROVED_GAMES,
  RECORD_FORMAT,
  RULES,
  withSum,
  type ProvedGame,
  type RoundRecord,
} from '@/sandbox/studio/fair/record';
import { play, type Play } from '@/sandbox/studio/fair/verify';
import { seededRng } from '@/sandbox/studio/maths/rng';
import { gameOf, SLOTS } from '@/sandbox/studio/slots/slot-named';

export const oneOf = <Item>(rng: Rng, list: readonly Item[]): Item => list[rng.below(list.length)] as Item;
const stakeOf = (rng: Rng) => 100 * (1 + rng.below(100));

const rouletteBet = (rng: Rng) =>
  Array.from({ length: 1 + rng.below(4) }, () => ({
    on: rng.below(2) === 0 ? [rng.below(37)] : oneOf(rng, OUTSIDE_NAMES),
    stake: stakeOf(rng),
  }));

const baccaratBet = (rng: Rng) => ({
  [oneOf(rng, ['banker', 'player', 'tie'])]: stakeOf(rng),
  ...(rng.below(3) === 0 && { player_pair: stakeOf(rng) }),
});

/** Bets of each game, by chance. */
const BETS: Record<ProvedGame, (rng: Rng) => unknown> = {
  baccarat: baccaratBet,
  blackjack: (rng) => Array.from({ length: 1 + rng.below(3) }, () => stakeOf(rng)),
  crash: (rng) =>
    Array.from({ length: 1 + rng.below(2) }, () => ({
      stake: stakeOf(rng),
      auto: rng.below(2) === 0 ? null : LOWEST_OUT + rng.below(400),
    })),
  dice: (rng) => ({
    stake: stakeOf(rng),
    side: oneOf(rng, ['over', 'under']),
    target: 200 + rng.below(9_500),
  }),
  french_roulette: rouletteBet,
  holdem: (rng) => ({ ante: stakeOf(rng), bonus: rng.below(2) === 0 ? 0 : stakeOf(rng) }),
  keno: (rng) => ({
    stake: stakeOf(rng),
    picks: shuffled(
      rng,
      Array.from({ length: NUMBERS }, (_, at) => at + 1),
    ).slice(0, 1 + rng.below(MOST_PICKS)),
    risk: oneOf(rng, RISKS),
  }),
  live_baccarat: baccaratBet,
  live_blackjack: (rng) => {
    const seats = Array.from({ length: 7 }, (_, at) => ({ seat: at + 1, stake: stakeOf(rng) })).filter(
      ({ seat }) => seat === 4 || rng.below(3) === 0,
    );
    return { seats, own: oneOf(rng, seats).seat };
  },
  live_dice: (rng) =>
    Object.fromEntries(
      Array.from({ length: 1 + rng.below(4) }, () => [oneOf(rng, SIC_BO_BETS).name, stakeOf(rng)]),
    ),
  live_french_roulette: rouletteBet,
  live_gameshow: (rng) =>
    Object.fromEntries(Array.from({ length: 1 + rng.below(3) }, () => [oneOf(rng, SHOW_BETS), stakeOf(rng)])),
  live_holdem: (rng) => ({ ante: stakeOf(rng), bonus: rng.below(2) === 0 ? 0 : stakeOf(rng) }),
  live_roulette: rouletteBet,
  mines: (rng) => ({ stake: stakeOf(rng), mines: 1 + rng.below(24) }),
  plinko: (rng) => ({
    stake: stakeOf(rng),
    rows: 8 + rng.below(9),
    risk: oneOf(rng, RISKS),
  }),
  poker: stakeOf,
  roulette: rouletteBet,
  slot: (rng) => {
    const [slot, named] = oneOf(rng, [...SLOTS]);
    const { price, units } = gameOf(named);
    return { slot, stake: units * (1 + rng.below(50)), buy: price !== null && rng.below(8) === 0 };
  },
  wheel: (rng) => ({ stake: stakeOf(rng), segments: oneOf(rng, SEGMENT_COUNTS), risk: oneOf(rng, RISKS) }),
};

/** The next choice in a game that asks for one, by chance. */
const CHOICES: Partial<Record<ProvedGame, (rng: Rng, shown: unknown, bet: unknown) => unknown>> = {
  blackjack: (rng, shown) => oneOf(rng, (shown as BlackjackShown).choices).choice,
  mines: (rng, shown) => {
    const { opened } = shown as MinesShown;
    const closed = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !opened.includes(tile));
    if (opened.length > 0 && rng.below(3) === 0) return { do: 'cash-out' };
    return { do: 'open', tile: oneOf(rng, closed) };
  },
  holdem: (rng) => oneOf(rng, ['call', 'fold']),
  live_blackjack: (rng, shown, bet) => {
    const { turn, choices } = shown as BlackjackShown;
    const at = turn.phase === 'over' ? 0 : turn.seat;
    return { seat: (bet as TableBet).seats[at]?.seat, choice: oneOf(rng, choices).choice };
  },
  live_holdem: (rng) => oneOf(rng, ['call', 'fold']),
  poker: (rng) => Array.from({ length: 5 }, () => rng.below(2) === 0),
};

/** A bet of a game, by chance. */
export const anyBet = (game: ProvedGame, rng: Rng): unknown => BETS[game](rng);

/** The next choice in a round that goes on, by chance; nothing in a game that asks for none. */
export const anyChoice = (game: ProvedGame, rng: Rng, shown: unknown, bet: unknown = null): unknown =>
  CHOICES[game]?.(rng, shown, bet);

/** Bets of a flight that are cashed out by hand. */
function flightOuts(rng: Rng, { serverSeed, clientSeed, bet }: Play): unknown[] {
  const point = pointOf(serverSeed, clientSeed);
  return (bet as { auto: number | null }[]).flatMap(({ auto }, place) => {
    const highest = Math.min(point, auto ?? point);
    if (highest <= LOWEST_OUT || rng.below(2) === 0) return [];
    return [{ bet: place, out: LOWEST_OUT + rng.below(Math.min(highest - LOWEST_OUT, 1_000)) }];
  });
}

/** A finished round with its record, played by a number: the same number is the same round. */
export function anyRecord(
  number: number,
  kind: ProvedGame = oneOf(seededRng(number), PROVED_GAMES),
): RoundRecord {
  const rng = seededRng(number);
  const hex = (digits: number) => Array.from({ length: digits }, () => rng.below(16).toString(16)).join('');
  const round: Play = {
    game: kind,
    serverSeed: hex(64),
    clientSeed: oneOf(rng, ['parlour', 'lantern — 18', 'Zürich', hex(16)]),
    nonce: 1 + rng.below(100),
    bet: anyBet(kind, rng),
    choices: [],
    left: false,
  };
  let choices: unknown[] = kind === 'crash' ? flightOuts(rng, round) : [];
  for (;;) {
    const { steps, result } = play({ ...round, choices });
    const leaves = kind !== 'crash' && result === null && rng.below(12) === 0;
    const last = leaves ? play({ ...round, choices, left: true }) : { steps, result };
    const ended = last.result;
    if (ended) {
      return withSum({
        record: RECORD_FORMAT,
        rules: RULES[kind],
        round: `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
        began: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
        currency: oneOf(rng, ['EUR', 'CHF', 'AUD'] as const),
        ...round,
        commitment: commitmentOf(round.serverSeed),
        ...(kind === 'crash' && { end: endOf({ terminal: round.serverSeed, rounds: round.nonce }) }),
        choices,
        left: leaves,
        staked: ended.stake,
        pay: ended.pay,
        result: ended,
        shown: last.steps.at(-1)?.shown,
      });
    }
    choices = [...choices, anyChoice(kind, rng, steps.at(-1)?.shown, round.bet)];
  }
}
