import { rankOf, shuffledShoe, type Card } from '../cards/cards';
import { drawnEngine, type DrawnEngine } from '../play/engine';
import { EngineError, fieldsOf } from '../play/engine-error';
import {
  checkedStake,
  NOTHING,
  paidAt,
  STAKE_BACK,
  together,
  type Multiple,
  type Settled,
} from '../play/stake';
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

/** Stakes of one round by bet, several at once, minor units. */
export type BaccaratBets = Partial<Record<BetName, number>>;

/** The hands as they lay at the end, in the order of their cards. */
export type Coup = Record<Side, Card[]>;

/** A round. Baccarat has no choices: it is over as it begins. Plain JSON. */
export interface BaccaratState extends Coup {
  bets: BaccaratBets;
}

/** What stays of a round on a scoreboard. */
export interface CoupResult {
  winner: Winner;
  playerPoints: number;
  bankerPoints: number;
  playerPair: boolean;
  bankerPair: boolean;
}

export interface BaccaratResult extends Settled, CoupResult {
  /** What each bet gives back, its stake included: minor units, 0 for a bet that lost. */
  pays: BaccaratBets;
}

/** What the player may know of a round: all of it. */
export type BaccaratShown = BaccaratState & CoupResult;

function checkedBets(sent: unknown): BaccaratBets {
  const entries = Object.entries(fieldsOf(sent));
  if (entries.length === 0 || Array.isArray(sent)) throw new EngineError('bet_invalid');
  return Object.fromEntries(
    entries.map(([name, stake]) => {
      if (!isBetName(name)) throw new EngineError('bet_invalid');
      return [name, checkedStake(stake)];
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

/** What a bet gives back for a stake of 1, the stake included. Player and banker get their stakes back on a tie. */
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

const betsOf = ({ bets }: BaccaratState) => Object.entries(bets) as [BetName, number][];

function result(state: BaccaratState): BaccaratResult {
  const coup = coupResult(state);
  const paid = betsOf(state).map(([name, stake]) => ({
    name,
    stake,
    pay: paidAt(stake, multipleOf(name, coup)),
  }));
  const pays = Object.fromEntries(paid.map(({ name, pay }) => [name, pay]));
  return { ...together(paid), ...coup, pays };
}

/**
 * A round from its beginning to its end: a shoe of eight decks as `shuffledShoe` draws it (415 draws), dealt as `coupOf`
 * says. The spots are the bets by their names.
 */
export const baccarat: DrawnEngine<BaccaratBets, BaccaratState, BaccaratResult, BaccaratShown> = {
  ...drawnEngine<BaccaratBets, BaccaratState, BaccaratResult>({
    begin: (rng, sent) => ({ bets: checkedBets(sent), ...coupOf(shuffledShoe(rng, DECKS)) }),
    spots: (state) => betsOf(state).map(([kind, stake]) => ({ kind, stake })),
    result,
  }),
  shown: (state) => ({ ...state, ...coupResult(state) }),
};
