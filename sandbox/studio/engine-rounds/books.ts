import { isOver, type EngineRound } from './round';
import type { SeatSeeds } from './seats';

export type EngineEntry = { engineRound: EngineRound } | { seat: SeatSeeds };

/** Rounds with an engine and the seeds of seats, in memory. */
export interface EngineBooks {
  rounds: ReadonlyMap<string, EngineRound>;
  seeds: ReadonlyMap<string, SeatSeeds>;
  /** Those that are not over, oldest first. */
  openRounds(): EngineRound[];
  /** Those of a seat, oldest first. */
  roundsAt(seat: string): EngineRound[];
  /** The latest round of a seat. */
  lastRound(seat: string): EngineRound | undefined;
  /** The round of a seat that its client called so. */
  roundNamed(seat: string, clientRoundId: string): EngineRound | undefined;
}

/** The part of the journal that rounds with an engine have. */
export interface EngineBooksKeeper extends EngineBooks {
  apply(entry: EngineEntry): void;
  /** What the file has to say for memory to be the same again. */
  lines(): EngineEntry[];
  /** When a player last did something at a seat; 0 for never. */
  lastTouchedAt(seat: string): number;
  hasOpen(seat: string): boolean;
  /** Lets go of all that a seat has. */
  dropSeat(seat: string): void;
  /** Lets go of rounds that were over before a moment, and of the oldest of those that are more than `most`. */
  dropOld(moment: number, most: number): void;
}

/** What is known of a seat without going through its rounds: a player may have played very many. */
interface Seat {
  ids: Set<string>;
  byName: Map<string, string>;
  open: Set<string>;
  last: string;
}

export function createEngineBooks(): EngineBooksKeeper {
  const rounds = new Map<string, EngineRound>();
  const seeds = new Map<string, SeatSeeds>();
  const seats = new Map<string, Seat>();

  const drop = ({ id, seat, clientRoundId }: EngineRound) => {
    rounds.delete(id);
    const own = seats.get(seat);
    own?.ids.delete(id);
    own?.open.delete(id);
    own?.byName.delete(clientRoundId);
    if (own?.ids.size === 0) seats.delete(seat);
  };
  const found = (id: string | undefined) => (id === undefined ? undefined : rounds.get(id));

  return {
    rounds,
    seeds,
    openRounds: () =>
      [...seats.values()].flatMap(({ open }) => [...open].flatMap((id) => rounds.get(id) ?? [])),
    roundsAt: (seat) => [...(seats.get(seat)?.ids ?? [])].flatMap((id) => rounds.get(id) ?? []),
    lastRound: (seat) => found(seats.get(seat)?.last),
    roundNamed: (seat, clientRoundId) => found(seats.get(seat)?.byName.get(clientRoundId)),
    lastTouchedAt: (seat) => found(seats.get(seat)?.last)?.touchedAt ?? 0,
    hasOpen: (seat) => (seats.get(seat)?.open.size ?? 0) > 0,
    apply(entry) {
      if ('seat' in entry) {
        seeds.set(entry.seat.seat, entry.seat);
        return;
      }
      const { id, seat, clientRoundId } = entry.engineRound;
      const own = seats.get(seat) ?? { ids: new Set(), byName: new Map(), open: new Set(), last: id };
      seats.set(seat, own);
      if (!rounds.has(id)) own.last = id;
      rounds.set(id, entry.engineRound);
      own.ids.add(id);
      own.byName.set(clientRoundId, id);
      if (isOver(entry.engineRound)) own.open.delete(id);
      else own.open.add(id);
    },
    lines: () => [
      ...[...seeds.values()].map((seat) => ({ seat })),
      ...[...rounds.values()].map((engineRound) => ({ engineRound })),
    ],
    dropSeat(seat) {
      for (const id of seats.get(seat)?.ids ?? []) rounds.delete(id);
      seats.delete(seat);
      seeds.delete(seat);
    },
    dropOld(moment, most) {
      // In the order in which they began.
      for (const round of rounds.values()) {
        if (round.startedAt > moment && rounds.size <= most) return;
        const isLast = seats.get(round.seat)?.last === round.id;
        // The latest round of a seat is what its player sees on coming back: it goes by its age alone.
        if (isOver(round) && (!isLast || round.touchedAt <= moment)) drop(round);
      }
    },
  };
}
