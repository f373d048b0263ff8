import { leavesBy, type CrashTicket } from '../crash/ticket';
import { currencyAt } from '../engine-rounds/seats';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import { endOf, seedsOf } from '../engines/crash/chain';
import type { Journal } from '../journal';
import { isPlayed, isTicketOver } from '../shared-rounds/ticket';
import { RECORD_FORMAT, RULES, withSum, type RoundRecord } from './record';
import { play, type Play } from './verify';

type Books = Pick<Journal, 'crash' | 'sessionAt'>;

/** Whether the flight of a ticket has ended, or was broken off: of one that goes on, nothing may be told. */
function isOver({ crash }: Books, { gameId, chainId, number }: CrashTicket): boolean {
  const kept = crash.roundsOf(gameId);
  const own = kept.find((round) => round.chainId === chainId && round.number === number);
  if (own) return own.phase === 'over' || own.phase === 'broken';
  const latest = kept.at(-1);
  // Only the last rounds are kept: one that is not among them is over if another came after it.
  return latest !== undefined && (latest.chainId !== chainId || latest.number > number);
}

/** Seeds of a chain, hashed once for all that is asked of it. */
function chainReader({ crash }: Books) {
  const read = new Map<string, { seeds: string[]; end: string; salt: string | null }>();
  return (gameId: string, chainId: string) => {
    const known = read.get(chainId);
    const chain = crash.chainsOf(gameId).find(({ id }) => id === chainId);
    if (known || !chain) return known;
    const made = { seeds: seedsOf(chain, 1, chain.rounds), end: endOf(chain), salt: chain.salt };
    read.set(chainId, made);
    return made;
  };
}

/** Records of a player's flights that are over, in the order that is given. */
export function crashRecords(books: Books, tickets: readonly CrashTicket[]): RoundRecord[] {
  const chainOf = chainReader(books);
  return tickets.flatMap((ticket) => {
    const { id, seat, gameId, chainId, number, placedAt } = ticket;
    const bets = ticket.bets.filter(isPlayed);
    if (bets.length === 0 || !isTicketOver(ticket) || !isOver(books, ticket)) return [];
    const chain = chainOf(gameId, chainId);
    const serverSeed = chain?.seeds[number - 1];
    const currency = currencyAt(seat, books.sessionAt(seat));
    if (!chain || serverSeed === undefined || chain.salt === null || !currency) return [];
    const round: Play = {
      game: 'crash',
      serverSeed,
      clientSeed: chain.salt,
      nonce: number,
      bet: bets.map(({ stake, auto }) => ({ stake, auto })),
      choices: bets.flatMap((bet, place) =>
        bet.out === null || bet.out === leavesBy(bet) ? [] : [{ bet: place, out: bet.out }],
      ),
      left: false,
    };
    const { result, steps } = play(round);
    if (!result) return [];
    return withSum({
      ...{ record: RECORD_FORMAT, rules: RULES.crash, round: id, began: new Date(placedAt).toISOString() },
      ...round,
      currency,
      commitment: commitmentOf(serverSeed),
      end: chain.end,
      staked: result.stake,
      pay: result.pay,
      result,
      shown: steps.at(-1)?.shown,
    });
  });
}
