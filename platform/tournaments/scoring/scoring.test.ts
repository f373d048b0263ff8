import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TournamentStrategy } from '@/lib/domain/tournaments';
import { BEFORE_RELEASE } from '@/tests/support/release';
import { OTHER_GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';
import { addTournament, join, leave, type TournamentRow } from '../store';
import { tournament } from '../testing/tournament';
import { followTournaments } from './follow';

const STRATEGIES: TournamentStrategy[] = ['turnover', 'highest_ratio', 'ratio_sum', 'spins'];

let harness: WalletHarness;
beforeAll(async () => {
  harness = await startWallet();
  harness.play.follow(followTournaments);
  // It counts from when it first reads.
  await harness.play.catchUp('tournaments');
});
afterAll(async () => {
  await harness.prove();
  await harness.close();
});

async function open(fields: Partial<TournamentRow> = {}): Promise<string> {
  const row = tournament(fields);
  await harness.kernel.db.transaction().execute((trx) => addTournament(trx, row));
  return row.id;
}

const enter = (id: string, { playerId }: Seat, at = new Date(Date.now() - 60_000)) =>
  join(harness.kernel.db, id, playerId, at);
const move = (id: string, column: 'starts_at' | 'ends_at', to: Date) =>
  sql`update tournaments.tournaments set ${sql.ref(column)} = ${to} where id = ${id}`.execute(
    harness.kernel.db,
  );

async function stake(seat: Seat, amount: number, fields: Record<string, unknown> = {}): Promise<string> {
  const txId = randomUUID();
  const answer = await harness.call('bet', seat, { tx_id: txId, round_id: txId, amount, ...fields });
  expect(answer.status).toBe('OK');
  return txId;
}
const win = (seat: Seat, txId: string, amount: number, fields: Record<string, unknown> = {}) =>
  harness.call('win', seat, { ref_tx_id: txId, round_id: txId, amount, round_closed: true, ...fields });
const giveBack = (seat: Seat, txId: string, fields: Record<string, unknown> = {}) =>
  harness.call('rollback', seat, { ref_tx_id: txId, round_id: txId, ...fields });

interface Score {
  playerId: string;
  points: number;
  rounds: number;
  reachedAt: string;
}
/** In the order of their places. */
async function scores(id: string): Promise<Score[]> {
  expect(await harness.play.catchUp('tournaments')).toBe(true);
  const { rows } = await sql<Score>`
    select player_id as "playerId", points::integer, rounds, reached_at::text as "reachedAt" from tournaments.scores
     where tournament_id = ${id} order by points desc, reached_at, joined_at, player_id`.execute(
    harness.kernel.db,
  );
  return rows;
}
const standing = async (id: string) =>
  (await scores(id)).map(({ playerId, points, rounds }) => ({ playerId, points, rounds }));

it('turnover: a point for each euro staked, in whole hundredths; a stake that is given back is taken back', async () => {
  const seat = await harness.seat({ real: 100_000 });
  const id = await open();
  await enter(id, seat);
  await win(seat, await stake(seat, 133), 5_000);
  const txId = await stake(seat, 250);
  expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 383, rounds: 2 }]);
  await giveBack(seat, txId);
  expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 133, rounds: 1 }]);
});

it('an Australian dollar counts as two thirds of a euro, rounded down for each round', async () => {
  const seat = await harness.seat({ real: 100_000, currency: 'AUD' });
  const id = await open({ minimumBet: { EUR: 20, AUD: 30 } });
  await enter(id, seat);
  await stake(seat, 100);
  await stake(seat, 100);
  expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 132, rounds: 2 }]);
});

it('highest win: the best round stands, and one that comes later with the same does not move it', async () => {
  const seat = await harness.seat({ real: 100_000 });
  const id = await open({ strategy: 'highest_ratio' });
  await enter(id, seat);
  await win(seat, await stake(seat, 300), 1_000);
  const first = await scores(id);
  expect(first).toMatchObject([{ points: 333, rounds: 1 }]);
  await win(seat, await stake(seat, 30), 100);
  await win(seat, await stake(seat, 100), 90);
  const [after] = await scores(id);
  expect(after).toMatchObject({ points: 333, rounds: 3, reachedAt: first[0]?.reachedAt });
});

it('a round counts when it ends, with all of its stakes and wins', async () => {
  const seat = await harness.seat({ real: 100_000 });
  const id = await open({ strategy: 'ratio_sum' });
  await enter(id, seat);
  const round = randomUUID();
  const one = await stake(seat, 100, { round_id: round });
  await stake(seat, 100, { round_id: round });
  expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 0, rounds: 1 }]);
  await win(seat, one, 500, { round_id: round });
  expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 250, rounds: 1 }]);
});

it.each(['highest_ratio', 'ratio_sum'] as const)(
  'a win is not divided by less than the lowest stake, also where the first one was given back: %s',
  async (strategy) => {
    const seat = await harness.seat({ real: 100_000 });
    const id = await open({ strategy, minimumBet: { EUR: 100 } });
    await enter(id, seat);
    const [round, whole] = [randomUUID(), randomUUID()];
    const first = await stake(seat, 100, { round_id: round });
    const second = await stake(seat, 10, { round_id: round });
    await giveBack(seat, first, { round_id: round });
    await win(seat, second, 500, { round_id: round });
    expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 0, rounds: 0 }]);
    const one = await stake(seat, 100, { round_id: whole });
    const other = await stake(seat, 150, { round_id: whole });
    await giveBack(seat, one, { round_id: whole });
    await win(seat, other, 300, { round_id: whole });
    expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 200, rounds: 1 }]);
  },
);

it('rounds below the lowest and above the highest stake, with bonus money, in other games, and from before joining count nothing', async () => {
  const seat = await harness.seat({ real: 100_000 });
  const mixed = await harness.seat({ real: 50, bonus: 1_000 });
  const id = await open({ strategy: 'spins', minimumBet: { EUR: 100 }, maximumBet: { EUR: 200 } });
  const elsewhere = await open({ games: [OTHER_GAME] });
  await enter(elsewhere, seat);
  await stake(seat, 150);
  await enter(id, seat, new Date());
  await enter(id, mixed);
  for (const amount of [99, 201]) await stake(seat, amount);
  await stake(mixed, 150);
  expect(await scores(id)).toMatchObject([{ points: 0 }, { points: 0 }]);
  expect(await standing(elsewhere)).toEqual([{ playerId: seat.playerId, points: 0, rounds: 0 }]);
  for (const amount of [100, 200]) await stake(seat, amount);
  expect(await standing(id)).toContainEqual({ playerId: seat.playerId, points: 200, rounds: 2 });
  const { rows } = await sql<{ verdict: string; count: number }>`
    select verdict, count(*)::integer from tournaments.rounds where tournament_id = ${id} group by 1 order by 1`.execute(
    harness.kernel.db,
  );
  expect(rows).toEqual([
    { verdict: 'above', count: 1 },
    { verdict: 'below', count: 1 },
    { verdict: 'bonus_money', count: 1 },
    { verdict: 'counts', count: 2 },
  ]);
});

it('a round that began before the end counts with what it wins after it; one that begins then does not', async () => {
  const seat = await harness.seat({ real: 100_000 });
  const id = await open({ strategy: 'ratio_sum' });
  await enter(id, seat);
  const begun = await stake(seat, 100);
  await scores(id);
  await move(id, 'ends_at', new Date());
  const late = await stake(seat, 100);
  await win(seat, begun, 300);
  await win(seat, late, 900);
  expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 300, rounds: 1 }]);
});

it('whoever plays takes part in a tournament for everybody, unless it is for other countries', async () => {
  const seat = await harness.seat({ real: 100_000 });
  const [all, others] = [await open({ entry: 'all' }), await open({ entry: 'all', countries: ['AT', 'CH'] })];
  await stake(seat, 100);
  expect(await standing(all)).toEqual([{ playerId: seat.playerId, points: 100, rounds: 1 }]);
  expect(await standing(others)).toEqual([]);
});

it('who has left gets no more points, and who comes back begins anew', async () => {
  const seat = await harness.seat({ real: 100_000 });
  const id = await open();
  await enter(id, seat);
  await stake(seat, 100);
  await scores(id);
  await sql`update tournaments.participations set left_at = now(), left_reason = 'exclusion' where tournament_id = ${id}`.execute(
    harness.kernel.db,
  );
  await sql`delete from tournaments.scores where tournament_id = ${id}`.execute(harness.kernel.db);
  await stake(seat, 200);
  expect(await standing(id)).toEqual([]);
  await enter(id, seat, new Date());
  const txId = await stake(seat, 400);
  await stake(seat, 800);
  await giveBack(seat, txId);
  expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 800, rounds: 1 }]);
});

it('a round from before somebody left counts nothing when they are back', async () => {
  const seat = await harness.seat({ real: 100_000 });
  const id = await open({ strategy: 'ratio_sum' });
  await enter(id, seat);
  const begun = await stake(seat, 100);
  await scores(id);
  await leave(harness.kernel.db, seat.playerId, new Date());
  await enter(id, seat, new Date());
  await win(seat, begun, 5_000);
  await win(seat, await stake(seat, 100), 300);
  expect(await standing(id)).toEqual([{ playerId: seat.playerId, points: 300, rounds: 1 }]);
});

/** A round as a player might play it. */
interface Played {
  who: number;
  stakes: number[];
  win: number | null;
  back: boolean;
}
const played: fc.Arbitrary<Played> = fc.record({
  who: fc.nat(3),
  stakes: fc.array(fc.integer({ min: 15, max: 240 }), { minLength: 1, maxLength: 3 }),
  win: fc.option(fc.integer({ min: 0, max: 900 }), { freq: 4 }),
  back: fc.boolean(),
});

interface CountedRound {
  points: number;
  counts: boolean;
  at: number;
}

/** What a round brings, as the rules say it in words. */
function worthOf(strategy: TournamentStrategy, round: Played, at: number): CountedRound {
  const staked = round.stakes.slice(round.back ? 1 : 0).reduce((sum, one) => sum + one, 0);
  const [first = 0] = round.stakes;
  const least = strategy === 'highest_ratio' || strategy === 'ratio_sum' ? 20 : 1;
  const counts = first >= 20 && first <= 200 && staked >= least;
  const closed = round.win !== null;
  const points = {
    turnover: staked,
    spins: 100,
    highest_ratio: closed ? Math.floor(((round.win ?? 0) * 100) / staked) : 0,
    ratio_sum: closed ? Math.floor(((round.win ?? 0) * 100) / staked) : 0,
  }[strategy];
  return { points: counts ? points : 0, counts, at };
}

it('agrees with the rules, round by round, to the last place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(played, { minLength: 10, maxLength: BEFORE_RELEASE ? 60 : 20 }),
      async (rounds) => {
        const seats = [];
        for (let at = 0; at < 4; at += 1) seats.push(await harness.seat({ real: 1_000_000 }));
        const ids = new Map<TournamentStrategy, string>();
        for (const strategy of STRATEGIES) {
          const id = await open({ strategy, maximumBet: { EUR: 200 } });
          ids.set(strategy, id);
          for (const [at, seat] of seats.entries()) await enter(id, seat, new Date(Date.now() - 60_000 + at));
        }
        for (const { who, stakes, win: won, back } of rounds) {
          const seat = seats[who];
          if (!seat) throw new Error('there is no such seat');
          const round = randomUUID();
          const txIds = [];
          for (const amount of stakes) txIds.push(await stake(seat, amount, { round_id: round }));
          const [first = '', last = ''] = [txIds[0], txIds.at(-1)];
          if (back) await harness.call('rollback', seat, { ref_tx_id: first, round_id: round });
          const isOpen = stakes.length > 1 || !back;
          if (won !== null && isOpen) await win(seat, last, won, { round_id: round });
        }
        for (const strategy of STRATEGIES) {
          const expected = seats.map(({ playerId }, seat) => {
            const counted = rounds
              .map((round, at) => ({ who: round.who, ...worthOf(strategy, round, at) }))
              .filter(({ who, counts }) => who === seat && counts);
            const points =
              strategy === 'highest_ratio'
                ? Math.max(0, ...counted.map((one) => one.points))
                : counted.reduce((sum, one) => sum + one.points, 0);
            const reaching = counted.filter((one) => one.points > 0);
            const at =
              strategy === 'highest_ratio'
                ? reaching.find((one) => one.points === points)?.at
                : reaching.at(-1)?.at;
            return { playerId, points, rounds: counted.length, at: at ?? -1, seat };
          });
          const ordered = expected.toSorted((a, b) => b.points - a.points || a.at - b.at || a.seat - b.seat);
          expect(await standing(ids.get(strategy) ?? '')).toEqual(
            ordered.map(({ playerId, points, rounds: count }) => ({ playerId, points, rounds: count })),
          );
        }
      },
    ),
    { seed: 20_261_130, numRuns: BEFORE_RELEASE ? 30 : 3, endOnFailure: true },
  );
});
