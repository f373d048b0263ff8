import type { OwnBet } from '../../crash/view';
import { isIn, type Slot } from './action';

/** A player's two bets: what each would be, and what it is in the round. */
export interface Slots {
  readonly all: readonly Slot[];
  readonly hasSecond: boolean;
  setSecond(on: boolean): void;
  change(at: number, patch: Partial<Slot>): void;
  /** Where a bet is; -1 for one that is in none. */
  placeOf(betId: string): number;
  /** Bets in the round, or that just were. */
  bets(): OwnBet[];
  /** No bet waits for the next round any more. */
  unqueue(): void;
  show(): void;
}

export function createSlots(
  first: Pick<Slot, 'stake'>,
  face: { showSlot(at: number, slot: Slot): void; showSecond(shown: boolean, removable: boolean): void },
): Slots {
  const slots = [0, 1].map((): Slot => ({ ...first, auto: null, bet: null, queued: false, busy: false }));
  let hasSecond = false;
  const show = () => {
    slots.forEach((slot, at) => face.showSlot(at, slot));
    const [, second] = slots;
    face.showSecond(hasSecond, !isIn(second?.bet ?? null) && !second?.busy && !second?.queued);
  };
  return {
    all: slots,
    get hasSecond() {
      return hasSecond;
    },
    setSecond(on) {
      hasSecond = on;
      show();
    },
    change(at, patch) {
      const slot = slots[at];
      if (slot) slots[at] = { ...slot, ...patch };
      show();
    },
    placeOf: (betId) => slots.findIndex(({ bet }) => bet?.id === betId),
    bets: () => slots.flatMap(({ bet }) => bet ?? []),
    unqueue() {
      slots.forEach((slot, at) => (slots[at] = { ...slot, queued: false }));
      show();
    },
    show,
  };
}
