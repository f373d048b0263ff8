import { currencyAt } from '../engine-rounds/seats';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import type { Journal } from '../journal';
import { liveEngine } from '../live/games';
import { stateOf } from '../live/course';
import { courseOf, type LiveTicket } from '../live/ticket';
import { isPlayed, isTicketOver } from '../shared-rounds/ticket';
import { RECORD_FORMAT, RULES, withSum, type RoundRecord } from './record';

type Books = Pick<Journal, 'sessionAt'>;

/** Records of a player's bets at live tables that were drawn and settled, in the order that is given. */
export function liveRecords(books: Books, tickets: readonly LiveTicket[]): RoundRecord[] {
  return tickets.flatMap((ticket) => {
    const { id, kind, seat, seeds, placedAt } = ticket;
    const played = ticket.bets.find(isPlayed);
    const currency = currencyAt(seat, books.sessionAt(seat));
    if (!played || !seeds || !currency || !isTicketOver(ticket)) return [];
    const engine = liveEngine(kind);
    const course = courseOf(ticket, played.bet);
    const state = stateOf(kind, course, seeds);
    const result = engine.result(state);
    if (!result) return [];
    return withSum({
      ...{ record: RECORD_FORMAT, rules: RULES[kind], round: id, began: new Date(placedAt).toISOString() },
      ...{ game: kind, currency, ...seeds, commitment: commitmentOf(seeds.serverSeed) },
      ...course,
      ...{ staked: result.stake, pay: result.pay, result, shown: engine.shown(state) },
    });
  });
}
