/** Bets of a round that was dealt: for which nothing was chosen yet, and which choices wait for the wallet. */
export interface Undecided {
  /** A round was dealt to these bets. */
  begin(keys: Iterable<number>): void;
  /** How many there are without one of them. */
  without(key: number): number;
  /** Something was chosen for it. */
  chose(key: number): void;
  /** A choice costs something: the turn waits until the wallet has answered. */
  ask(): void;
  answered(): void;
  isAsking(): boolean;
  /** Whether a turn may be given more time: each once. */
  mayGiveTime(turn: string): boolean;
}

export function createUndecided(): Undecided {
  const keys = new Set<number>();
  let asking = 0;
  let given = '';
  return {
    begin(all) {
      keys.clear();
      for (const key of all) keys.add(key);
    },
    without: (key) => keys.size - (keys.has(key) ? 1 : 0),
    chose: (key) => void keys.delete(key),
    ask: () => void (asking += 1),
    answered: () => void (asking -= 1),
    isAsking: () => asking > 0,
    mayGiveTime(turn) {
      if (given === turn) return false;
      given = turn;
      return true;
    },
  };
}
