import type { Rng } from '@/lib/domain/chance/rng';
import { drawnEngine, type DrawnEngine } from '../play/engine';
import { EngineError, fieldsOf, listOf } from '../play/engine-error';
import type { Spot as StakedSpot } from '../play/limits';
import { checkedStake, NOTHING, settled, times, together, type Multiple, type Settled } from '../play/stake';
import { POCKETS, spotAt, type Kind, type Place, type Spot } from './layout';

/** Chips on one place. */
export interface RouletteBet {
  on: Place;
  /** Minor units. */
  stake: number;
}

/** What tables differ in. */
export interface RouletteRules {
  /** Even money gets half of its stake back at zero. */
  laPartage: boolean;
}

/** A round as it is stored and replayed. It needs no choice: once begun, it is decided. */
export interface RouletteState extends RouletteRules {
  /** One for each spot, in the order of the first chip on it. */
  bets: RouletteBet[];
  /** The number that won, 0 to 36. */
  pocket: number;
}

export interface RouletteResult extends Settled {
  pocket: number;
  bets: (RouletteBet & Settled)[];
}

/** Most entries of a list of bets; there are 157 spots, and chips on the same one are added up. */
export const MOST_BETS = 200;
/** A bet gives back this many stakes, shared by the pockets that it covers: 36 for one, 18 for two. */
const GIVES_BACK = 36;

function acceptedBets(sent: unknown): RouletteBet[] {
  const chips = listOf(sent, MOST_BETS);
  if (chips.length === 0) throw new EngineError('bet_invalid');
  const spots = new Map<string, RouletteBet>();
  for (const chip of chips) {
    const { on, stake } = fieldsOf(chip);
    const spot = spotAt(on);
    if (!spot) throw new EngineError('bet_invalid');
    const before = spots.get(String(spot.on))?.stake ?? 0;
    spots.set(String(spot.on), { on: spot.on, stake: checkedStake(before + checkedStake(stake)) });
  }
  return [...spots.values()];
}

/** @throws RangeError for a bet on no place of the cloth */
function spotOf(place: Place): Spot {
  const spot = spotAt(place);
  if (!spot) throw new RangeError('no such place on the cloth');
  return spot;
}

/** The one draw of a round: `rng.below(37)` is the number that wins. A table that many share draws it alone. */
export const drawPocket = (rng: Rng): number => rng.below(POCKETS);

/**
 * What a bet gives back at a pocket, its stake included. A bet that wins gives back a whole multiple, so nothing is
 * rounded but the half of la partage: like every pay it is rounded down. An even stake then returns 73/74 at even money,
 * and an odd one of `s` minor units 73/74 − 1/(74 · s). Where every chip is an even number of minor units, as with chips
 * of ten cents and more, the return is 73/74 exactly.
 * @throws RangeError for a bet on no place of the cloth
 */
export function multipleOf(on: Place, pocket: number, { laPartage }: RouletteRules): Multiple {
  const { covers, kind } = spotOf(on);
  if (covers.includes(pocket)) return times(GIVES_BACK / covers.length);
  return laPartage && pocket === 0 && kind === 'even_money' ? times(1, 2) : NOTHING;
}

/** What a decided round gives back, by bet and together. */
function result(state: RouletteState): RouletteResult {
  const { bets, pocket } = state;
  const paid = bets.map(({ on, stake }) => ({
    on,
    stake,
    pay: settled(stake, multipleOf(on, pocket, state)).pay,
  }));
  return { ...together(paid), pocket, bets: paid };
}

const spots = ({ bets }: RouletteState): StakedSpot<Kind>[] =>
  bets.map(({ on, stake }) => ({ kind: spotOf(on).kind, stake }));

export type Roulette = DrawnEngine<readonly RouletteBet[], RouletteState, RouletteResult>;

/**
 * Roulette with one zero, by the rules of a table. A bet is a list of chips, at most MOST_BETS; the state holds one bet
 * for each spot, its numbers ascending, chips on the same spot added up. One draw, as drawPocket().
 */
export const rouletteWith = (rules: RouletteRules): Roulette =>
  drawnEngine({
    begin: (rng, sent) => {
      const bets = acceptedBets(sent);
      return { laPartage: rules.laPartage, bets, pocket: drawPocket(rng) };
    },
    spots,
    result,
  });

export const roulette = rouletteWith({ laPartage: false });
/** With la partage. */
export const frenchRoulette = rouletteWith({ laPartage: true });
