import type { Journal } from '../journal';
import type { LiveEntry } from './books';
import { afterBreak, clientSeedOf, type LiveTicket } from './ticket';

/**
 * What an earlier run left under way when it was killed. A round that was drawn stands with what its bets came to, written
 * down together; one that was not is broken off, and every bet in it goes back.
 * @returns tickets that owe something to the wallet
 */
export function takeUpTables(journal: Journal): readonly LiveTicket[] {
  const entries: LiveEntry[] = journal.live
    .latestRounds()
    .filter(({ phase }) => phase === 'waiting')
    .map((round) => {
      const clientSeed = clientSeedOf(
        journal.live.openTickets().filter(({ roundId }) => roundId === round.id),
      );
      return { liveRound: { ...round, phase: 'broken', brokenOff: { clientSeed } } };
    });
  for (const ticket of journal.live.openTickets()) {
    const bets = ticket.bets.map(afterBreak);
    if (bets.some((bet, at) => bet !== ticket.bets[at])) entries.push({ liveTicket: { ...ticket, bets } });
  }
  if (entries.length > 0) journal.write(...entries);
  return journal.live.openTickets();
}
