import { shuffled } from '../chance/shuffle';
import { drawnEngine } from '../play/engine';
import { EngineError, fieldsOf, isWhole, listOf } from '../play/engine-error';
import { choose, outcome, type Outcome } from '../play/outcomes';
import { isRisk, type Risk } from '../instant/risks';
import { oneSpot } from '../play/limits';
import { checkedStake, inHundredths, settled, type SettledAt } from '../play/stake';
import { DRAWN, NUMBERS, waysToHit } from './draws';
import { KENO_PAYS } from './tables.data';

export const MOST_PICKS = 10;

export interface KenoBet {
  /** Minor units. */
  stake: number;
  /** 1 to 10 different numbers from 1 to 40. */
  picks: readonly number[];
  risk: Risk;
}

export interface KenoState {
  bet: KenoBet;
  /** Ten different numbers from 1 to 40, in the order in which they were drawn. */
  drawn: number[];
}

/** Pays for no hit, for one, and so on, in hundredths of the stake. */
export const kenoPays = (risk: Risk, picks: number): readonly number[] => KENO_PAYS[risk][picks] ?? [];

function checkedBet(sent: unknown): KenoBet {
  const { stake, picks: sentPicks, risk } = fieldsOf(sent);
  const picks = listOf(sentPicks, MOST_PICKS);
  const numbers = picks.filter((pick): pick is number => isWhole(pick, 1, NUMBERS));
  if (picks.length === 0 || new Set(numbers).size !== picks.length || !isRisk(risk))
    throw new EngineError('bet_invalid');
  return { stake: checkedStake(stake), picks: numbers, risk };
}

/** How many of the picks were drawn. */
export const hitsOf = ({ bet, drawn }: KenoState): number =>
  bet.picks.filter((pick) => drawn.includes(pick)).length;

/** Ten of forty. The numbers 1 to 40 are shuffled as `shuffled` says (39 draws); the first ten are drawn. */
export const keno = drawnEngine<KenoBet, KenoState, SettledAt>({
  begin(rng, sent) {
    const bet = checkedBet(sent);
    const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1);
    return { bet, drawn: shuffled(rng, numbers).slice(0, DRAWN) };
  },
  spots: ({ bet }) => oneSpot(bet.stake),
  result(state) {
    const { stake, risk, picks } = state.bet;
    return settled(stake, inHundredths(kenoPays(risk, picks.length)[hitsOf(state)] ?? 0));
  },
});

/** Everything that a bet can come to, by number of hits, from none. */
export function kenoOutcomes(risk: Risk, picks: number): Outcome[] {
  return kenoPays(risk, picks).map((pay, hits) =>
    outcome(waysToHit(picks, hits), choose(NUMBERS, DRAWN), inHundredths(pay)),
  );
}
