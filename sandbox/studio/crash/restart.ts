import { pointOf, seedsOf } from '../engines/crash/chain';
import type { Journal } from '../journal';
import type { CrashEntry, CrashRound } from './books';
import { afterBreak, type CrashTicket } from './ticket';

/** Where a round that had started would have ended, hundredths; null of one that had not, or that is over. */
function pointIn(journal: Journal, { gameId, chainId, number, phase }: CrashRound): number | null {
  const chain = journal.crash.chainsOf(gameId).find(({ id }) => id === chainId);
  if (phase !== 'flying' || !chain || chain.salt === null) return null;
  const [seed = ''] = seedsOf(chain, number, 1);
  return pointOf(seed, chain.salt);
}

/**
 * What an earlier run left under way when it was killed, by the rule of afterBreak(): a bet whose own value the round
 * reached is paid at it, every other one is given back, and bets of which nobody knows whether they arrived are taken back.
 * The rounds are broken off, their seeds stay used up.
 * @returns tickets that owe something to the wallet
 */
export function takeUp(journal: Journal): readonly CrashTicket[] {
  const rounds = journal.crash
    .latestRounds()
    .filter(({ phase }) => phase === 'waiting' || phase === 'flying')
    .map((round) => ({ round, point: pointIn(journal, round) }));
  const entries: CrashEntry[] = rounds.map(({ round }) => ({ crashRound: { ...round, phase: 'broken' } }));
  for (const ticket of journal.crash.openTickets()) {
    const under = rounds.find(
      ({ round }) => round.chainId === ticket.chainId && round.number === ticket.number,
    );
    const bets = ticket.bets.map((bet) => afterBreak(bet, under?.point ?? null));
    if (bets.some((bet, at) => bet !== ticket.bets[at])) entries.push({ crashTicket: { ...ticket, bets } });
  }
  if (entries.length > 0) journal.write(...entries);
  return journal.crash.openTickets();
}
