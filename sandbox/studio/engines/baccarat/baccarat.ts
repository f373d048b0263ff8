import { rankOf, shuffledShoe, type Card } from '../cards/cards';
import { EngineError } from '../cards/engine-error';
import { checkedStake, paidAt, type Limits, type Multiple, type StakeRefusal } from '../cards/stakes';
import type { Rng } from '../chance/rng';
import {
  bankerDraws,
  DECKS,
  isNatural,
  PAYS,
  playerDraws,
  pointsOf,
  pointsOfRank,
  winnerOf,
  type BetName,
  type Side,
  type Winner,
} from './rules';

/** Stakes of one round by bet, minor units. */
export type Bets = Partial<Record<BetName, number>>;

/** The hands as they lay at the end, in the order of their cards. */
export type Coup = Record<Side, Card[]>;

/** A round. Baccarat has no choices: it is over as it begins. Plain JSON. */
export interface State extends Coup {
  bets: Bets;
}

/** What stays of a round on a scoreboard. */
export interface CoupResult {
  winner: Winner;
  playerPoints: number;
  bankerPoints: number;
  playerPair: boolean;
  bankerPair: boolean;
}

export interface Result extends CoupResult {
  /** What each bet gives back, its stake included: minor units, 0 for a bet that lost. */
  paid: Bets;
  totalStaked: number;
  totalPaid: number;
}

/** A bet of an unknown name, none at all, or a stake that is none. */
export type BetRefusal = 'no_bets' | 'bad_bets' | 'unknown_bet' | StakeRefusal;

/**
 * Bets from outside, once they are known to be bets.
 * @throws EngineError with a `BetRefusal`
 */
export function checkedBets(bets: unknown, limits: Readonly<Record<BetName, Limits>>): Bets {
  if (typeof bets !== 'object' || bets === null || Array.isArray(bets))
    throw new EngineError<BetRefusal>('bad_bets');
  const entries = Object.entries(bets);
  if (entries.length === 0) throw new EngineError<BetRefusal>('no_bets');
  return Object.fromEntries(
    entries.map(([name, stake]) => {
      if (!isBetName(name)) throw new EngineError<BetRefusal>('unknown_bet');
      return [name, checkedStake(stake, limits[name])];
    }),
  );
}

const isBetName = (name: string): name is BetName => Object.hasOwn(PAYS, name);

/**
 * Deals a round out of a shoe, from its beginning: player, banker, player, banker, then the player's third card and the
 * banker's, where the rules let them draw.
 * @throws RangeError for a shoe that ends before the round does
 */
export function coupOf(shoe: readonly Card[]): Coup {
  let next = 0;
  const draw = (): Card => {
    const card = shoe[next];
    if (card === undefined) throw new RangeError('the shoe is empty');
    next += 1;
    return card;
  };
  const [first, second, third, fourth] = [draw(), draw(), draw(), draw()];
  const player = [first, third];
  const banker = [second, fourth];
  const points = { player: handPoints(player), banker: handPoints(banker) };
  if (isNatural(points.player) || isNatural(points.banker)) return { player, banker };
  let playersThird: number | null = null;
  if (playerDraws(points.player)) {
    const card = draw();
    player.push(card);
    playersThird = pointsOfRank(rankOf(card));
  }
  if (bankerDraws(points.banker, playersThird)) banker.push(draw());
  return { player, banker };
}

/**
 * A round from its beginning to its end: a shoe of eight decks as `shuffledShoe` draws it (415 draws), dealt as
 * `coupOf` says.
 * @param bets several at once, minor units
 * @param limits of each bet
 * @throws EngineError as checkedBets()
 */
export function begin(rng: Rng, bets: Bets, limits: Readonly<Record<BetName, Limits>>): State {
  return { bets: checkedBets(bets, limits), ...coupOf(shuffledShoe(rng, DECKS)) };
}

/** Who won and what else the scoreboard keeps. */
export function coupResult({ player, banker }: Coup): CoupResult {
  const [playerPoints, bankerPoints] = [handPoints(player), handPoints(banker)];
  return {
    winner: winnerOf(playerPoints, bankerPoints),
    playerPoints,
    bankerPoints,
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
}

/** What the round gives back. Player and banker get their stakes back on a tie. */
export function result(state: State): Result {
  const coup = coupResult(state);
  const paid: Bets = {};
  let totalStaked = 0;
  let totalPaid = 0;
  for (const [name, stake] of Object.entries(state.bets) as [BetName, number][]) {
    const back = paidAt(stake, multipleOf(name, coup));
    paid[name] = back;
    totalStaked += stake;
    totalPaid += back;
  }
  return { ...coup, paid, totalStaked, totalPaid };
}

/** What the player may know of the round: all of it, since nothing is hidden once the bets are placed. */
export const shown = (state: State): Coup & CoupResult => ({
  player: state.player,
  banker: state.banker,
  ...coupResult(state),
});

const NOTHING: Multiple = [0, 1];
const STAKE_BACK: Multiple = [1, 1];

/** What a bet gives back for a stake of 1, the stake included. */
export function multipleOf(
  bet: BetName,
  { winner, playerPair, bankerPair }: Pick<CoupResult, 'winner' | 'playerPair' | 'bankerPair'>,
): Multiple {
  switch (bet) {
    case 'player_pair':
      return playerPair ? PAYS[bet] : NOTHING;
    case 'banker_pair':
      return bankerPair ? PAYS[bet] : NOTHING;
    case 'player':
    case 'banker':
    case 'tie':
      if (bet === winner) return PAYS[bet];
      return winner === 'tie' ? STAKE_BACK : NOTHING;
  }
}

const handPoints = (cards: readonly Card[]): number =>
  pointsOf(cards.map((card) => pointsOfRank(rankOf(card))));

/** Two cards of one rank to begin with; the suit doesn't count, and neither does a third card. */
function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}
