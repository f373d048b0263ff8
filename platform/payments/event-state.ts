import type { ChargeStatus } from './provider';

/** Where a charge can still go from each state. What is final for the player's money goes nowhere. */
const LATER: Readonly<Record<ChargeStatus, readonly ChargeStatus[]>> = {
  pending: ['processing', 'completed', 'failed', 'cancelled', 'refunded'],
  processing: ['completed', 'failed', 'cancelled', 'refunded'],
  completed: ['refunded'],
  failed: [],
  cancelled: [],
  refunded: [],
};

/**
 * The state that an event reports, from its type and its data. The data may be further than the type when the charge
 * went on before the event was delivered; then the state with less for the player counts: nothing is credited unless
 * both say `completed`.
 * @returns null when the two contradict each other: then nothing may move.
 */
export function stateOfEvent(named: ChargeStatus, told: ChargeStatus): ChargeStatus | null {
  if (named === told) return named;
  if (!LATER[named].includes(told)) return null;
  return told === 'refunded' && named === 'completed' ? told : named;
}
