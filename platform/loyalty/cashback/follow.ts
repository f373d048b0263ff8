import type { Follower, Movement } from '../../play/service';
import { addOpen, nameOf, takeOpen, type PlayedRound } from './open-rounds';
import { addPlayed, sharePlay, type PlayedDay } from './store';

/** Movements added together, round by round; bonus money is left out. */
export function playedRoundsIn(movements: readonly Movement[]): PlayedRound[] {
  const rounds = new Map<string, PlayedRound>();
  for (const { kind, real, playerId, currency, gameId, roundId, roundClosed, at } of movements) {
    if ((real === 0n || kind === 'free_spin') && !roundClosed) continue;
    const name = { playerId, currency, gameId, roundId };
    const fresh = { ...name, staked: 0n, returned: 0n, won: 0n, beganAt: at, lastAt: at, endedAt: null };
    const one = rounds.get(nameOf(name)) ?? fresh;
    if (kind === 'stake') one.staked += real;
    else if (kind === 'return') one.returned += real;
    else if (kind === 'win') one.won += real;
    one.lastAt = at;
    if (roundClosed) one.endedAt = at;
    rounds.set(nameOf(name), one);
  }
  return [...rounds.values()];
}

const sumOf = (round: PlayedRound, before: Pick<PlayedRound, 'staked' | 'returned' | 'won' | 'beganAt'>) => ({
  ...round,
  staked: round.staked + before.staked,
  returned: round.returned + before.returned,
  won: round.won + before.won,
  beganAt: before.beganAt,
});

/** Rounds that ended, day by day. */
export function playedDaysOf(rounds: readonly PlayedRound[]): PlayedDay[] {
  const days = new Map<string, PlayedDay>();
  for (const { playerId, currency, staked, returned, won, endedAt } of rounds) {
    if (!endedAt || (staked === 0n && returned === 0n && won === 0n)) continue;
    const day = endedAt.toISOString().slice(0, 10);
    const key = `${playerId} ${day} ${currency}`;
    const one = days.get(key) ?? { playerId, day, currency, staked: 0n, returned: 0n, won: 0n };
    one.staked += staked;
    one.returned += returned;
    one.won += won;
    days.set(key, one);
  }
  return [...days.values()];
}

/** Adds up what players stake and win of real money, from the beginning of all play: each round on the day on which it ends. */
export const followCashback: Follower = {
  name: 'cashback',
  from: 'beginning',
  onlyCounts: true,
  async take(trx, movements) {
    await sharePlay(trx);
    const rounds = playedRoundsIn(movements);
    // A round of which all stakes came back is over, whether the studio says so or not.
    const waited = await takeOpen(
      trx,
      rounds.filter(({ endedAt, returned }) => endedAt !== null || returned > 0n),
    );
    const whole = rounds.map((round) => {
      const before = waited.get(nameOf(round));
      const added = before ? sumOf(round, before) : round;
      const isBack = added.won === 0n && added.returned > 0n && added.returned === added.staked;
      return isBack ? { ...added, endedAt: added.endedAt ?? round.lastAt } : added;
    });
    await addOpen(
      trx,
      whole.filter(({ endedAt }) => endedAt === null),
    );
    await addPlayed(trx, playedDaysOf(whole));
  },
};
