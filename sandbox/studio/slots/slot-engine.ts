import type { Settled } from '../engines/play/stake';
import { drawnEngine, type DrawnEngine } from '../engines/play/engine';
import { EngineError, fieldsOf } from '../engines/play/engine-error';
import { slotEngine, type SlotBet, type SlotState } from '../engines/slots/engine';
import { gameOf, SLOTS } from './slot-named';

/** A bet as it stands in a round: which slot is played, and what its engine takes. */
export interface NamedBet extends SlotBet {
  /** See slotName(). */
  slot: string;
}

export interface NamedState extends SlotState {
  slot: string;
}

/** The engine of the slot that a bet names. @throws EngineError bet_invalid for one that nobody plays */
function engineNamed(name: unknown) {
  const slot = typeof name === 'string' ? SLOTS.get(name) : undefined;
  if (!slot) throw new EngineError('bet_invalid');
  return slotEngine(gameOf(slot));
}

/** All slots as one game, for records: the bet says which of them it is. */
export const anySlot: DrawnEngine<NamedBet, NamedState, Settled> = drawnEngine({
  begin(rng, sent) {
    const { slot, ...bet } = fieldsOf(sent) as Partial<NamedBet>;
    const engine = engineNamed(slot);
    return { slot: slot ?? '', ...engine.begin(rng, bet as SlotBet) };
  },
  spots: (state) => engineNamed(state.slot).spots(state),
  result: (state) => engineNamed(state.slot).result(state),
});
