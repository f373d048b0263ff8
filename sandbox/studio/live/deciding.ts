import type { Seeds } from '@/lib/domain/chance/seeds';
import type { LiveTableRound } from './books';
import type { ChoiceGame, Dealt, DealtSeat } from './game';
import { LIVE_GAMES } from './games';
import type { LiveTurn, SeatChoice } from './live-events';
import { LEAST_TURN_MS } from './limits';
import { roundRng } from './round-rng';
import { isOf, isPlaced, paid, type LiveTicket, type SeatBet } from './ticket';

/** A round that was dealt, of a game with choices. */
export interface DealtRound extends LiveTableRound {
  dealt: Dealt;
}

export const isDealt = (round: LiveTableRound | null): round is DealtRound => round?.dealt !== undefined;

/** What a game asks its players. @throws Error for one that asks nothing */
export function choiceGameOf({ kind }: Pick<LiveTableRound, 'kind'>): ChoiceGame {
  const { choices } = LIVE_GAMES[kind];
  if (!choices) throw new Error('a game without choices');
  return choices;
}

/** What a round is drawn from: a secret until it is over. */
export const seedsOf = ({ serverSeed, number, dealt }: DealtRound): Seeds => ({
  serverSeed,
  clientSeed: dealt.clientSeed,
  nonce: number,
});

/** Whose turn it is, with new time where it is another's, or a choice was made in turn. */
function turnAfter(round: DealtRound, before: LiveTurn | null, undecided: number, now: number) {
  const asked = choiceGameOf(round).asks(seedsOf(round), round.dealt, undecided);
  if (!asked) return null;
  const goesOn = before !== null && before.seat === null && asked.seat === null;
  return goesOn ? before : { seat: asked.seat, until: now + asked.ms };
}

/** Seats that bets play, in the order in which they do. */
const seatsOf = (tickets: readonly LiveTicket[]): DealtSeat[] =>
  tickets
    .flatMap(({ bets }) =>
      bets.flatMap(({ key, stake, state, seat }) =>
        state === 'held' && seat !== undefined ? { seat, key, stake } : [],
      ),
    )
    .toSorted((one, other) => one.seat - other.seat);

/** A round that is dealt to the bets that take part. */
export function dealtRound(
  waiting: LiveTableRound,
  clientSeed: string,
  tickets: readonly LiveTicket[],
  now: number,
): DealtRound {
  const dealt: Dealt = { clientSeed, seats: seatsOf(tickets), choices: [], turn: null };
  const round: DealtRound = { ...waiting, phase: 'deciding', dealt };
  return { ...round, dealt: { ...dealt, turn: turnAfter(round, null, tickets.length, now) } };
}

/** The round after choices. @param undecided bets for which nothing was chosen yet */
export function afterChoices(
  round: DealtRound,
  choices: readonly SeatChoice[],
  undecided: number,
  now: number,
): DealtRound {
  const chosen: DealtRound = {
    ...round,
    dealt: { ...round.dealt, choices: [...round.dealt.choices, ...choices] },
  };
  return {
    ...chosen,
    dealt: { ...chosen.dealt, turn: turnAfter(chosen, round.dealt.turn, undecided, now) },
  };
}

/** What a seat chooses that says nothing now. */
const choicesByRule = (round: DealtRound, bet: Pick<SeatBet, 'seat'>): SeatChoice[] => {
  const { seat } = bet;
  if (seat === undefined) return [];
  return choiceGameOf(round)
    .byRule(seedsOf(round), round.dealt, bet)
    .map((choice) => ({ seat, choice }));
};

/** The round after the time of a turn has run out: whom it waited for has said nothing. */
export function afterTime(round: DealtRound, now: number): DealtRound {
  const game = choiceGameOf(round);
  const { turn, seats } = round.dealt;
  const asked = seats.filter(({ seat }) => turn?.seat === null || turn?.seat === seat);
  const choices = asked.flatMap(({ seat }) => {
    const isAsked = game.offers(seedsOf(round), round.dealt, { seat, bet: null }).length > 0;
    return isAsked ? choicesByRule(round, { seat }) : [];
  });
  return afterChoices(round, choices, 0, now);
}

/** The round with nothing left to choose: nobody says anything more. */
export function endedByRule(round: DealtRound): DealtRound {
  let last = round;
  while (last.dealt.turn) last = afterTime(last, 0);
  return last;
}

/** A turn in which a choice failed: something is left of its time. */
export const withTimeLeft = (round: DealtRound, now: number): DealtRound => {
  const { turn } = round.dealt;
  if (!turn) return round;
  return {
    ...round,
    dealt: { ...round.dealt, turn: { ...turn, until: Math.max(turn.until, now + LEAST_TURN_MS) } },
  };
};

/** What everybody sees of a round since its deal. */
export const shownOf = (round: DealtRound): object =>
  choiceGameOf(round).shown(seedsOf(round), round.dealt, round.phase === 'over');

/** A round with nothing left to choose, as it ended. */
export function overRound(round: DealtRound, nextAt: number): DealtRound {
  const { clientSeed, seats, choices } = round.dealt;
  const outcome = LIVE_GAMES[round.kind].outcome(roundRng(round.kind, seedsOf(round)), { seats, choices });
  return { ...round, phase: 'over', drawn: { clientSeed, outcome }, nextAt };
}

/** A ticket after a round: each stake of its bet with what it pays. A stake that is under way still goes back. */
export function settledTicket(round: DealtRound, ticket: LiveTicket): LiveTicket {
  const placed = ticket.bets.find((bet) => isPlaced(bet) && bet.state === 'held');
  if (!placed) return ticket;
  const game = choiceGameOf(round);
  const seeds = seedsOf(round);
  const course = game.course(round.dealt, placed, true);
  const pays = [...game.pays(seeds, course)];
  const isIn = isOf(placed.key);
  const bets = ticket.bets.map((bet): SeatBet => {
    if (!isIn(bet)) return bet;
    if (bet.state === 'sent') return { ...bet, state: 'returning', reason: 'INTERRUPTED' };
    return bet.state === 'held' ? paid(bet, pays.shift() ?? 0) : bet;
  });
  if (pays.length === 0) return { ...ticket, seeds, course, bets };
  // A choice without its stake counts as none: one ticket that is wrong must not hold up the table.
  if (!placed.made?.length) throw new Error('a seat’s choice without its stake');
  return settledTicket(round, {
    ...ticket,
    bets: ticket.bets.map((bet) => (bet === placed ? { ...bet, made: [] } : bet)),
  });
}
