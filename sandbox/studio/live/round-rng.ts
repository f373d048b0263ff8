import type { Rng } from '@/lib/domain/chance/rng';
import { fairRng, type Seeds } from '@/lib/domain/chance/seeds';
import type { LiveKind } from './kinds';

/** What a round drew so far, in its order, and where it draws on. */
interface Drawn {
  rng: Rng;
  numbers: { of: number; number: number }[];
}

/** So many rounds are remembered: those that are drawn, shown and asked for now. */
const MOST_ROUNDS = 64;

/** By game and seeds, the latest last. */
const rounds = new Map<string, Drawn>();

function drawnOf(kind: LiveKind, seeds: Seeds): Drawn {
  const name = JSON.stringify([kind, seeds.serverSeed, seeds.clientSeed, seeds.nonce]);
  const drawn = rounds.get(name) ?? { rng: fairRng(seeds), numbers: [] };
  rounds.delete(name);
  rounds.set(name, drawn);
  const [oldest] = rounds.keys();
  if (rounds.size > MOST_ROUNDS && oldest !== undefined) rounds.delete(oldest);
  return drawn;
}

/**
 * The chance of a round that many share. Each bet is settled as if it were drawn for itself, and all of them draw the same:
 * a number that was drawn once is remembered, because eight decks for each of a thousand bets would hold up every table.
 * @throws Error when two bets of a round ask for other numbers: a draw must not depend on the bet
 */
export function roundRng(kind: LiveKind, seeds: Seeds): Rng {
  const { rng, numbers } = drawnOf(kind, seeds);
  let at = 0;
  return {
    below(of) {
      const known = (numbers[at] ??= { of, number: rng.below(of) });
      if (known.of !== of) throw new Error('a draw that depends on the bet');
      at += 1;
      return known.number;
    },
  };
}
