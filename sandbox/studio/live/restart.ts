import type { Journal } from '../journal';
import type { LiveEntry, LiveTableRound } from './books';
import { endedByRule, isDealt, overRound, settledTicket } from './deciding';
import { afterBreak, clientSeedOf, type LiveTicket } from './ticket';

/** A round that an earlier run left, as it ends now: what was dealt is played to its end, anything else is broken off. */
function ended(round: LiveTableRound, tickets: readonly LiveTicket[]): LiveTableRound {
  if (isDealt(round)) return overRound(endedByRule(round), round.dealt.turn?.until ?? round.drawsAt);
  return { ...round, phase: 'broken', brokenOff: { clientSeed: clientSeedOf(tickets) } };
}

/**
 * What an earlier run left under way when it was killed. A round that was drawn stands with what its bets came to, written
 * down together. One that was dealt is ended as if nobody said anything more, and pays. Any other is broken off, and every bet
 * in it goes back. A stake of which nobody knows whether it arrived goes back in each of them.
 * @returns tickets that owe something to the wallet
 */
export function takeUpTables(journal: Journal): readonly LiveTicket[] {
  const open = journal.live.openTickets();
  const rounds = journal.live
    .latestRounds()
    .filter(({ phase }) => phase === 'waiting' || phase === 'deciding')
    .map((round) =>
      ended(
        round,
        open.filter(({ roundId }) => roundId === round.id),
      ),
    );
  const entries: LiveEntry[] = rounds.map((liveRound) => ({ liveRound }));
  for (const ticket of open) {
    const round = rounds.find(({ id }) => id === ticket.roundId);
    const settled = round && isDealt(round) ? settledTicket(round, ticket) : ticket;
    const bets = settled.bets.map(afterBreak);
    if (bets.some((bet, at) => bet !== ticket.bets[at])) entries.push({ liveTicket: { ...settled, bets } });
  }
  if (entries.length > 0) journal.write(...entries);
  return journal.live.openTickets();
}
