import { WORTH_A_EURO } from '@/lib/money/rates';
import type { Currency } from '@/lib/money/money';
import type { Strategy } from './programme';

/** A player whom the casino has registered. */
export interface Registered {
  code: string;
  strategy: Strategy;
  playerId: string;
  /** What other casinos show of the name. */
  name: string;
  currency: Currency;
  joinedAt: number;
}

/** A round of a registered player, whole, each time something of it has happened. Minor units by transaction. */
export interface CountedRound {
  /** The tournaments that it counts in. */
  codes: readonly string[];
  playerId: string;
  gameId: string;
  roundId: string;
  currency: Currency;
  beganAt: number;
  stakes: Record<string, number>;
  wins: Record<string, number>;
  /** When something happened last. */
  at: number;
}

/** A prize that is owed to a player of the casino, and what became of it. Minor units. */
export interface OwedPrize {
  txId: string;
  code: string;
  playerId: string;
  place: number;
  amount: number;
  currency: Currency;
}

export type TournamentEntry =
  | { tournamentPlayer: Registered }
  | { tournamentLeft: { code: string; playerId: string } }
  | { tournamentRound: CountedRound }
  /** The places stand; `prizes` are those of the casino's players. */
  | { tournamentOver: { code: string; at: number; prizes: OwedPrize[] } }
  /** The casino has paid it, or refused it for good: it is not asked for again. */
  | { tournamentPaid: { txId: string; status: string } };

/** A player of the casino in one tournament. Points are hundredths. */
export interface Participant extends Registered {
  points: number;
  reachedAt: number;
  /** Points of each round. */
  rounds: Map<string, number>;
}

export interface TournamentBooks {
  /** Whether a tournament's places stand. */
  isOver(code: string): boolean;
  participant(code: string, playerId: string): Participant | undefined;
  participants(code: string): readonly Participant[];
  /** In which a player takes part. */
  codesOf(playerId: string): readonly string[];
  /** Codes of tournaments that somebody of the casino takes part in. */
  codes(): readonly string[];
  round(key: string): CountedRound | undefined;
  /** Prizes that the casino has not answered to, in their order. */
  owed: ReadonlyMap<string, OwedPrize>;
}

export interface TournamentBooksKeeper extends TournamentBooks {
  apply(entry: TournamentEntry): void;
  /** Lets go of tournaments that nobody is told of any more, and that owe nothing. */
  dropOld(isTold: (code: string) => boolean): void;
  lines(): TournamentEntry[];
}

export const roundKey = ({
  playerId,
  gameId,
  roundId,
}: Pick<CountedRound, 'playerId' | 'gameId' | 'roundId'>) => JSON.stringify([playerId, gameId, roundId]);

const sumOf = (parts: Record<string, number>) => Object.values(parts).reduce((sum, part) => sum + part, 0);

/** What a round is worth, hundredths of a point. */
export function pointsOfRound(
  strategy: Strategy,
  { stakes, wins, currency }: Pick<CountedRound, 'stakes' | 'wins' | 'currency'>,
): number {
  const staked = sumOf(stakes);
  if (staked <= 0) return 0;
  if (strategy === 'turnover') return Math.floor((staked * 100) / WORTH_A_EURO[currency]);
  return Math.floor((sumOf(wins) * 100) / staked);
}

/** The best round, where one has changed. It is looked for among all only where the best one has lost something. */
const bestOf = ({ points: best, rounds }: Participant, points: number, before: number) => {
  if (points >= best || before < best) return Math.max(best, points);
  return [...rounds.values()].reduce((one, other) => Math.max(one, other), 0);
};

export function createTournamentBooks(): TournamentBooksKeeper {
  const byCode = new Map<string, Map<string, Participant>>();
  const rounds = new Map<string, CountedRound>();
  const over = new Map<string, { at: number; prizes: OwedPrize[] }>();
  const owed = new Map<string, OwedPrize>();
  const paid = new Map<string, string>();

  const count = (code: string, round: CountedRound) => {
    const participant = byCode.get(code)?.get(round.playerId);
    // Who has left and comes back begins anew: what they played before is not theirs any more.
    if (!participant || over.has(code) || round.beganAt < participant.joinedAt) return;
    const key = roundKey(round);
    const points = pointsOfRound(participant.strategy, round);
    const before = participant.rounds.get(key) ?? 0;
    participant.rounds.set(key, points);
    const sum =
      participant.strategy === 'turnover'
        ? participant.points + points - before
        : bestOf(participant, points, before);
    if (sum === participant.points) return;
    participant.points = sum;
    participant.reachedAt = round.at;
  };

  return {
    isOver: (code) => over.has(code),
    participant: (code, playerId) => byCode.get(code)?.get(playerId),
    participants: (code) => [...(byCode.get(code)?.values() ?? [])],
    codesOf: (playerId) => [...byCode].flatMap(([code, players]) => (players.has(playerId) ? [code] : [])),
    codes: () => [...byCode.keys()],
    round: (key) => rounds.get(key),
    owed,
    apply(entry) {
      if ('tournamentPlayer' in entry) {
        const registered = entry.tournamentPlayer;
        const players = byCode.get(registered.code) ?? new Map<string, Participant>();
        byCode.set(registered.code, players);
        players.set(registered.playerId, {
          ...registered,
          points: 0,
          reachedAt: registered.joinedAt,
          rounds: new Map(),
        });
      } else if ('tournamentLeft' in entry) {
        byCode.get(entry.tournamentLeft.code)?.delete(entry.tournamentLeft.playerId);
      } else if ('tournamentRound' in entry) {
        const round = entry.tournamentRound;
        rounds.set(roundKey(round), round);
        for (const code of round.codes) count(code, round);
      } else if ('tournamentOver' in entry) {
        const { code, ...result } = entry.tournamentOver;
        over.set(code, result);
        for (const prize of result.prizes) if (!paid.has(prize.txId)) owed.set(prize.txId, prize);
      } else {
        paid.set(entry.tournamentPaid.txId, entry.tournamentPaid.status);
        owed.delete(entry.tournamentPaid.txId);
      }
    },
    dropOld(isTold) {
      const owing = new Set([...owed.values()].map(({ code }) => code));
      for (const code of byCode.keys()) {
        if (isTold(code) || owing.has(code)) continue;
        byCode.delete(code);
        for (const { txId } of over.get(code)?.prizes ?? []) paid.delete(txId);
        over.delete(code);
      }
      for (const [key, { codes }] of rounds) if (!codes.some((code) => byCode.has(code))) rounds.delete(key);
    },
    lines: () => [
      ...[...byCode.values()].flatMap((players) =>
        [...players.values()].map(({ points: _, reachedAt: __, rounds: ___, ...tournamentPlayer }) => ({
          tournamentPlayer,
        })),
      ),
      ...[...rounds.values()]
        .toSorted((one, other) => one.at - other.at)
        .map((tournamentRound) => ({ tournamentRound })),
      ...[...over].map(([code, result]) => ({ tournamentOver: { code, ...result } })),
      ...[...paid].map(([txId, status]) => ({ tournamentPaid: { txId, status } })),
    ],
  };
}
