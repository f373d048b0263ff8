import { leavesAt, settle } from '../engines/crash/round';
import type { StakedBet, Ticket } from '../shared-rounds/ticket';
import { MAX_WIN } from './limits';

/** A bet of crash. */
export interface TicketBet extends StakedBet {
  /** The multiplier at which it leaves by itself, hundredths; null for by hand alone. */
  auto: number | null;
  /** The multiplier at which it left, hundredths. */
  out: number | null;
}

/** One player's bets in one flight. */
export interface CrashTicket extends Ticket<TicketBet> {
  chainId: string;
  /** Number of the round in its chain. */
  number: number;
}

/** Minor units that a bet pays which left at `out`, its stake included and the cap of a win kept; 0 of one that did not. */
export function payOf({ stake, auto, out }: Pick<TicketBet, 'stake' | 'auto' | 'out'>): number {
  if (out === null) return 0;
  return settle({ bets: [{ stake, auto, out }], maxWin: MAX_WIN }, out)[0]?.pay ?? 0;
}

/** The multiplier at which a bet leaves by itself, hundredths: by its own choice, or where its win comes to the cap. */
export const leavesBy = (bet: Pick<TicketBet, 'stake' | 'auto'>): number => leavesAt(bet, MAX_WIN);

/** A bet that takes part, when the multiplier has come so far: one whose own value is reached has left at it. */
export function afterReaching(bet: TicketBet, reached: number): TicketBet {
  const out = bet.state === 'held' ? outAt(bet, reached) : null;
  return out === null ? bet : { ...bet, state: 'out', out };
}

/** A bet after its round ended at this point: what did not leave there or before is lost. */
export function afterEnd(bet: TicketBet, point: number): TicketBet {
  const after = afterReaching(bet, point);
  return after.state === 'held' ? { ...after, state: 'lost' } : after;
}

/** Where a bet left when the multiplier has come so far; null for one that is still in. */
function outAt(bet: TicketBet, reached: number): number | null {
  const leaves = leavesBy(bet);
  return leaves <= reached ? leaves : null;
}

/**
 * A bet in a round that the studio itself broke, by being killed or standing still. What had left is paid. Of a round that
 * was under way, a bet whose own value the round reached is paid at it, as for a connection that is lost. Every other bet
 * is given back: its player could not cash it out.
 * @param point where the round would have ended; null when it had not started
 */
export function afterBreak(bet: TicketBet, point: number | null): TicketBet {
  // Nobody knows whether it arrived.
  if (bet.state === 'sent') return { ...bet, state: 'returning', reason: 'INTERRUPTED' };
  if (bet.state !== 'held') return bet;
  const out = point === null ? null : outAt(bet, point);
  return out === null ? { ...bet, state: 'returning', reason: 'BROKEN' } : { ...bet, state: 'out', out };
}
