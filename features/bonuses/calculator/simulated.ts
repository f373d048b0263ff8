import { aliasDraw, seededWords } from './random';
import { converted, heapEnds, heapOf, HEAPS, type Ends, type Walk } from './walk';

/** Always the same, so that the same question gets the same answer. */
const SEED = 22_071_964;
/** Players between two reports of progress. */
const PLAYERS_OF_A_REPORT = 50;

/** What one player has at the end, minor units, and the rounds that were made. */
function played(walk: Walk, draw: () => number, pays: readonly number[]): { left: number; made: number } {
  const { stake, rounds, maxWin } = walk;
  let { deposit: own, bonus } = walk;
  for (let round = 0; round < rounds; round += 1) {
    // Less than a stake: bonus money is lost, what is left of the own money stays.
    if (own + bonus < stake) return { left: own, made: round };
    const ownStake = own < stake ? own : stake;
    const bonusStake = stake - ownStake;
    const pay = pays[draw()] as number;
    // Whole minor units to the bonus; the odd one goes to the own money.
    const bonusPay = Math.floor((pay * bonusStake) / stake);
    own += pay - bonusPay - ownStake;
    bonus += bonusPay - bonusStake;
  }
  return { left: own + converted(bonus, maxWin), made: rounds };
}

/**
 * Plays so many players of a walk, each round drawn from the pays.
 * @param players at least 2, so that there is an error to tell
 * @yields the share that is done, 0 to 1
 */
export function* simulated(walk: Walk, players: number, seed = SEED): Generator<number, Ends> {
  const draw = aliasDraw(
    walk.pays.map(([, parts]) => parts),
    seededWords(seed),
  );
  const pays = walk.pays.map(([stakes]) => stakes * walk.stake);
  const ends = heapEnds(walk);
  const heaps = Array.from({ length: HEAPS }, () => 0);
  let [finished, sum, squares, made] = [0, 0, 0, 0];
  for (let player = 1; player <= players; player += 1) {
    const one = played(walk, draw, pays);
    if (one.made === walk.rounds) finished += 1;
    made += one.made;
    sum += one.left;
    squares += one.left * one.left;
    const heap = heapOf(one.left, ends);
    heaps[heap] = (heaps[heap] ?? 0) + 1;
    if (player % PLAYERS_OF_A_REPORT === 0) yield player / players;
  }
  const [finish, left] = [finished / players, sum / players];
  // Never 0: of rare ends that nobody came to, nothing is known but that they are rarer than one in so many players.
  const spread = Math.max(finish * (1 - finish), 1 / players);
  return {
    finish,
    left,
    staked: (made / players) * walk.stake,
    heaps: heaps.map((count) => count / players),
    errors: {
      finish: Math.sqrt(spread / players),
      left: Math.sqrt(Math.max(squares / players - left * left, 0) / (players - 1)),
    },
  };
}
