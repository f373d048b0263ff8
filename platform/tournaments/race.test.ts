import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { TOURNAMENT_STRATEGIES, type TournamentStrategy } from '@/lib/domain/tournaments';
import type { Movement } from '@/platform/play/service';
import { BEFORE_RELEASE } from '@/tests/support/release';
import { startWallet, type WalletHarness } from '@/tests/support/wallet-harness';
import { followTournaments } from './scoring/follow';
import { countPlaces } from './settlement/store';
import { addTournament } from './store';
import { tournament } from './testing/tournament';

jest.setTimeout(BEFORE_RELEASE ? 600_000 : 60_000);

const PLAYERS = BEFORE_RELEASE ? 5_000 : 600;
const ROUNDS = 6;
/** Of each hundred rounds. */
const OFTEN = { returned: 8, open: 5, bonus: 6, late: 7, second: 15 };
const START = Date.now() - 3_600_000;
const LENGTH = 3_000_000;
/** Rounds begin and end at few moments, so that many reach the same points at the same one. */
const TICK = 20_000;

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Round {
  player: number;
  began: number;
  stakes: number[];
  returned: boolean;
  bonus: boolean;
  win: number | null;
  ended: number;
}

let harness: WalletHarness;
beforeAll(async () => {
  harness = await startWallet();
});
afterAll(() => harness.close());

function playedRounds(): Round[] {
  const roll = dice(20_261_130);
  const chance = (percent: number) => roll(100) < percent;
  return Array.from({ length: PLAYERS * ROUNDS }, () => {
    const began = START + (chance(OFTEN.late) ? LENGTH + 1 + roll(60_000) : roll(LENGTH / TICK) * TICK);
    const returned = chance(OFTEN.returned);
    return {
      player: roll(PLAYERS),
      began,
      stakes: Array.from({ length: chance(OFTEN.second) ? 2 : 1 }, () => 10 + roll(400)),
      returned,
      bonus: chance(OFTEN.bonus),
      win: chance(OFTEN.open) ? null : roll(3) > 0 ? 0 : roll(5_000),
      // Some end after the bell.
      ended: began + 1_000 + roll(15) * TICK,
    };
  });
}

/** What a round leaves behind, in the order of time. */
function movementsOf(round: Round, ids: readonly string[], game: string): Movement[] {
  const roundId = randomUUID();
  const base = {
    ...{ playerId: ids[round.player] ?? '', currency: 'EUR' as const, gameId: game, providerId: 1, roundId },
    ...{
      refTxId: null,
      stake: null,
      bonusGrantId: null,
      freeSpinGrantId: null,
      roundClosed: false,
      bonus: 0n,
    },
  };
  const stakes = round.stakes.map((amount, at) => ({
    ...{ ...base, kind: 'stake' as const, txId: randomUUID(), at: new Date(round.began + at * 100) },
    ...(round.bonus ? { real: 0n, bonus: BigInt(amount) } : { real: BigInt(amount) }),
  }));
  const [first] = stakes;
  const back = {
    ...{
      ...base,
      kind: 'return' as const,
      txId: randomUUID(),
      real: first?.real ?? 0n,
      bonus: first?.bonus ?? 0n,
    },
    at: new Date(round.began + 500),
  };
  const end = {
    ...{ ...base, kind: 'win' as const, txId: randomUUID(), real: BigInt(round.win ?? 0), roundClosed: true },
    at: new Date(round.ended),
  };
  const isOver = round.returned && round.stakes.length === 1;
  return [...stakes, ...(round.returned ? [back] : []), ...(round.win !== null && !isOver ? [end] : [])];
}

/** Points by the rules in words, hundredths, and the moment of the last one. */
function pointsIn(strategy: TournamentStrategy, round: Round): { points: number; at: number } {
  const [first = 0] = round.stakes;
  const staked = round.stakes.slice(round.returned ? 1 : 0).reduce((sum, one) => sum + one, 0);
  const counts = !round.bonus && first >= 20 && first <= 350 && staked > 0 && round.began < START + LENGTH;
  if (!counts) return { points: 0, at: 0 };
  const divides = strategy === 'highest_ratio' || strategy === 'ratio_sum';
  if (divides && staked < 20) return { points: 0, at: 0 };
  if (strategy === 'spins') return { points: 100, at: round.began };
  if (strategy === 'turnover') return { points: staked, at: round.began + (round.stakes.length - 1) * 100 };
  return round.win === null
    ? { points: 0, at: 0 }
    : { points: Math.floor((round.win * 100) / staked), at: round.ended };
}

function expectedPlaces(
  strategy: TournamentStrategy,
  rounds: readonly Round[],
): [player: number, points: number][] {
  const scores = new Map<number, { points: number; at: number }>();
  for (const round of rounds) {
    const { points, at } = pointsIn(strategy, round);
    if (points === 0) continue;
    const score = scores.get(round.player) ?? { points: 0, at: 0 };
    if (strategy === 'highest_ratio') {
      if (points > score.points || (points === score.points && at < score.at))
        scores.set(round.player, { points, at });
    } else {
      scores.set(round.player, { points: score.points + points, at: Math.max(score.at, at) });
    }
  }
  return [...scores]
    .toSorted(([one, a], [other, b]) => b.points - a.points || a.at - b.at || one - other)
    .map(([player, { points }]) => [player, points]);
}

it.each(TOURNAMENT_STRATEGIES)(
  `a race of ${PLAYERS} by %s ends as the rules say, to the last place`,
  async (strategy) => {
    const { db } = harness.kernel;
    const game = `g-${strategy}`;
    const race = tournament({
      ...{ strategy, games: [game], minimumBet: { EUR: 20 }, maximumBet: { EUR: 350 } },
      ...{ startsAt: new Date(START - 1), endsAt: new Date(START + LENGTH) },
    });
    await db.transaction().execute((trx) => addTournament(trx, race));
    // In the order of their ids, which decides last of all.
    const ids = Array.from({ length: PLAYERS }, () => randomUUID()).toSorted();
    await sql`
    with made as (
      insert into identity.players (id, email, country, currency, age_confirmed_at)
      select id, id || '@player.test', 'DE', 'EUR', now() from unnest(${ids}::uuid[]) id returning id
    ), joined as (
      insert into tournaments.participations (tournament_id, player_id, joined_at)
      select ${race.id}, id, ${race.startsAt}::timestamptz from made
    )
    insert into tournaments.scores (tournament_id, player_id, reached_at, joined_at)
    select ${race.id}, id, ${race.startsAt}::timestamptz, ${race.startsAt}::timestamptz from made`.execute(
      db,
    );

    const rounds = playedRounds();
    const movements = rounds
      .flatMap((round) => movementsOf(round, ids, game))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const roll = dice(7);
    for (let from = 0; from < movements.length;) {
      const some = movements.slice(from, from + 1 + roll(2_000));
      from += some.length;
      await db.transaction().execute((trx) => followTournaments.take(trx, some));
    }
    await sql`update tournaments.tournaments set state = 'frozen' where id = ${race.id}`.execute(db);
    await db.transaction().execute((trx) => countPlaces(trx, race.id, new Date()));
    const { rows } = await sql<{ playerId: string; points: number }>`
    select player_id as "playerId", points::integer from tournaments.places where tournament_id = ${race.id} order by place`.execute(
      db,
    );
    const numbers = new Map<string, number>(ids.map((id, at) => [id, at]));
    const found = rows.map(({ playerId, points }): [number, number] => [numbers.get(playerId) ?? -1, points]);
    expect(found.length).toBeGreaterThan(PLAYERS / 2);
    expect(found).toEqual(expectedPlaces(strategy, rounds));
  },
);
