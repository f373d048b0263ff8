import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { BonusChoice } from '@/lib/domain/bonuses';
import type { BonusesHarness } from '../harness';
import {
  later,
  rulesOf,
  rulesOfCode,
  CODE_WORTH,
  CURRENCIES_USED,
  KINDS,
  type KindName,
  type Run,
  type Side,
} from './world';

/** Done to the platform and to the model, which have to answer alike. */
export type Command = (run: Run) => Promise<void>;

type Trx = Parameters<BonusesHarness['bonuses']['currencyLeft']>[0];
const inTransaction = <Result>({ world }: Run, work: (trx: Trx) => Promise<Result>) =>
  world.wallet.kernel.db.transaction().execute(work);
/** @returns whether it was done; false when the platform says no to it */
const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: { status?: number }) => {
      if (error.status !== 409 && error.status !== 404) throw error;
      return false;
    },
  );
const ids = async ({ world }: Run, playerId: string, bonusId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from bonuses.grants where player_id = ${playerId}::uuid and bonus_id = ${bonusId}`.execute(
    world.wallet.kernel.db,
  );
  return rows.map(({ id }) => id);
};

/** @param times from so many devices at once */
export const bet =
  (at: 0 | 1, sum: number, times = 1): Command =>
  async ({ world, sides }) => {
    const side = sides[at];
    const { inUse: currency } = side;
    const model = side.models[currency];
    const from = model.bets.length;
    const told = await Promise.all(Array.from({ length: times }, () => world.bet(side.seats[currency], sum)));
    const known = Array.from({ length: times }, () => model.bet(sum));
    expect(told.map(({ status }) => status).sort()).toEqual([...known].sort());
    const { rows } = await sql<{ tx: string; real: number }>`
      select tx_id::text as tx, real_amount::integer as real from wallet.calls
       where tx_id = any (${told.map(({ tx }) => tx)}::uuid[]) and status = 'OK'
       order by real_amount desc`.execute(world.wallet.kernel.db);
    // Whichever came first had the real money.
    for (const [place, { tx }] of rows.entries()) {
      const one = told.find((answer) => answer.tx === tx);
      if (one) side.staked.push({ bet: one, at: from + place, currency });
    }
  };

/** Takes a free spin of one of the grants in the currency in use. */
export const spin =
  (at: 0 | 1, back: number, times = 1): Command =>
  async ({ world, sides }) => {
    const side = sides[at];
    const { inUse: currency } = side;
    const model = side.models[currency];
    const withSpins = [...model.grants].filter(([, { given }]) => given !== null);
    const [grant] = withSpins.at(-1 - back) ?? [];
    if (grant === undefined) return;
    const { rows } = await sql<{ id: string }>`
      select id from bonuses.free_spin_grants where bonus_grant_id = ${grant}::uuid`.execute(
      world.wallet.kernel.db,
    );
    const fields = { free_spin_grant_id: rows[0]?.id };
    const from = model.bets.length;
    const told = await Promise.all(
      Array.from({ length: times }, () => world.bet(side.seats[currency], 20, fields)),
    );
    const known = Array.from({ length: times }, () => model.spin(grant));
    expect(told.map(({ status }) => status).sort()).toEqual([...known].sort());
    const taken = told.filter(({ status }) => status === 'OK');
    taken.forEach((one, place) => side.staked.push({ bet: one, at: from + place, currency }));
  };

export const settle =
  (at: 0 | 1, back: number, what: 'win' | 'nothing' | 'back', sum: number): Command =>
  async ({ world, sides }) => {
    const side = sides[at];
    const one = side.staked.at(-1 - back);
    const known = one && side.models[one.currency].bets[one.at];
    if (!known || known.state !== 'open') return;
    const model = side.models[one.currency];
    if (what === 'back') {
      await world.rollback(side.seats[one.currency], one.bet, known.spins ? 20 : known.real + known.bonus);
      model.giveBack(known);
      return;
    }
    const won = what === 'win' ? sum : 0;
    await world.win(side.seats[one.currency], one.bet, won);
    model.win(known, won);
  };

/** A deposit that is completed, told of so often at once; `again` tells of an earlier one, `away` is in the currency that is not in use. */
export const deposit =
  (
    at: 0 | 1,
    name: KindName,
    sum: number,
    { again = false, times = 1, back = 0, away = false } = {},
  ): Command =>
  async (run) => {
    const side = run.sides[at];
    const old = again ? side.deposits.at(-1 - back) : undefined;
    const other = side.inUse === 'EUR' ? 'CHF' : 'EUR';
    const one = old ?? { id: randomUUID(), name, sum, currency: away ? other : side.inUse };
    const of = {
      ...{ playerId: side.playerId, depositId: one.id, currency: one.currency, begunAs: one.id },
      ...{ credited: BigInt(one.sum), bonusId: one.name },
    };
    const complete = () => inTransaction(run, (trx) => run.world.bonuses.depositCompleted(trx, of));
    const given = (await Promise.all(Array.from({ length: times }, complete))).filter(
      (grant) => grant !== null,
    );
    expect(given).toHaveLength(old ? 0 : 1);
    const [grant] = given;
    if (!grant) return;
    side.models[one.currency].give(grant.id, rulesOf(one.name, one.sum, one.id), !away);
    side.grants.push({ id: grant.id, currency: one.currency });
    side.deposits.push(one);
  };

export const takenBack =
  (at: 0 | 1, back: number): Command =>
  async (run) => {
    const one = run.sides[at].deposits.at(-1 - back);
    if (!one) return;
    await inTransaction(run, (trx) => run.world.bonuses.depositTakenBack(trx, { depositId: one.id }));
    run.sides[at].models[one.currency].takeBack(one.id);
  };

export const choose =
  (at: 0 | 1, back: number, what: BonusChoice, times = 1): Command =>
  async ({ world, sides }) => {
    const side = sides[at];
    const one = side.grants.at(-1 - back);
    if (!one) return;
    const seat = { ...side.seats[one.currency], grant: one.id };
    const done = await Promise.all(Array.from({ length: times }, () => isDone(world.choose(seat, what))));
    const model = side.models[one.currency];
    const known = done.map(() => model.choose(one.id, what, one.currency === side.inUse));
    expect(done).toEqual(known);
  };

const noteGiven = async (run: Run, side: Side, code: number, when: 'now' | 'queue') => {
  const { id, budgets } = run.codes[code] ?? { id: '', budgets: null };
  const currency = side.inUse;
  const [grant] = await ids(run, side.playerId, id);
  if (grant === undefined || !budgets) throw new Error('the code gave nothing');
  const model = side.models[currency];
  model.give(grant, rulesOfCode(budgets[currency]), false);
  model.choose(grant, when === 'now' ? 'Activated' : 'Queue');
  side.grants.push({ id: grant, currency });
};

/** A code that players send, each from so many devices, all at once. */
export const code =
  (players: readonly (0 | 1)[], at: number, when: 'now' | 'queue', times = 1): Command =>
  async (run) => {
    const { id, code: text, budgets } = run.codes[at] ?? { id: '', code: '', budgets: null };
    if (!budgets) return;
    const had = await Promise.all(
      run.sides.map(async ({ playerId }) => (await ids(run, playerId, id)).length > 0),
    );
    const sent = players.flatMap((player) => Array.from({ length: times }, () => player));
    const done = await Promise.all(
      sent.map((player) => {
        const { seats, inUse } = run.sides[player];
        return isDone(run.world.bonuses.claims.byCode(run.world.sessionOf(seats[inUse]), text, when));
      }),
    );
    const got = players.filter((player) => sent.some((sender, place) => sender === player && done[place]));
    // Nobody has it twice, and a budget gives as many as it has the money for.
    expect(done.filter(Boolean)).toHaveLength(got.length);
    for (const currency of CURRENCIES_USED) {
      const { granted, most } = budgets[currency];
      const wish = players.filter((player) => !had[player] && run.sides[player].inUse === currency);
      const room = Math.floor((most - granted) / CODE_WORTH);
      const gave = got.filter((player) => run.sides[player].inUse === currency);
      expect([currency, gave.length]).toEqual([currency, Math.min(wish.length, room)]);
    }
    for (const player of got) await noteGiven(run, run.sides[player], at, when);
  };

export const follow: Command = async ({ world, sides }) => {
  await world.catchUp();
  for (const { models } of sides) for (const currency of CURRENCIES_USED) models[currency].count();
};

/** Some days go by, with the jobs that end what is over. */
export const wait =
  (days: number): Command =>
  async (run) => {
    await follow(run);
    await later(run, days);
    await run.world.bonuses.expireDue();
    await run.world.bonuses.freeSpins.expireDue();
    for (const { models } of run.sides) for (const currency of CURRENCIES_USED) models[currency].expire();
  };

/** The account leaves its currency for the other one. */
export const change =
  (at: 0 | 1): Command =>
  async (run) => {
    const side = run.sides[at];
    const to = side.inUse === 'EUR' ? 'CHF' : 'EUR';
    await inTransaction(run, async (trx) => {
      await sql`update identity.players set currency = ${to} where id = ${side.playerId}::uuid`.execute(trx);
      await run.world.bonuses.currencyLeft(trx, side.playerId, side.inUse);
    });
    side.models[side.inUse].endAll();
    side.inUse = to;
  };

export const close =
  (at: 0 | 1): Command =>
  async (run) => {
    const side = run.sides[at];
    await inTransaction(run, (trx) => run.world.bonuses.accountClosed(trx, side.playerId));
    for (const currency of CURRENCIES_USED) side.models[currency].endAll();
  };

const player = fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const);
const place = fc.nat(5);
const amount = fc.oneof(fc.integer({ min: 1, max: 320 }), fc.integer({ min: 250, max: 520 }));
const devices = fc.constantFrom(1, 1, 1, 2, 3);
const choice = fc.constantFrom<BonusChoice>('Activated', 'Activated', 'Rejected', 'Queue');
const kind = fc.constantFrom(...(Object.keys(KINDS) as KindName[]));
const outcome = fc.constantFrom('win' as const, 'win' as const, 'nothing' as const, 'back' as const);
const what = fc.record({
  again: fc.nat(9).map((one) => one === 0),
  away: fc.nat(9).map((one) => one === 0),
  times: devices,
  back: place,
});

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 14, arbitrary: fc.tuple(player, amount, devices).map((of) => bet(...of)) },
  { weight: 8, arbitrary: fc.tuple(player, fc.nat(2), devices).map((of) => spin(...of)) },
  { weight: 22, arbitrary: fc.tuple(player, place, outcome, amount).map((of) => settle(...of)) },
  {
    weight: 5,
    arbitrary: fc.tuple(player, kind, fc.integer({ min: 100, max: 900 }), what).map((of) => deposit(...of)),
  },
  { weight: 4, arbitrary: fc.tuple(player, place, choice, devices).map((of) => choose(...of)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom([0], [1], [0, 1]),
        fc.nat(2),
        fc.constantFrom('now' as const, 'queue' as const),
        devices,
      )
      .map(([players, at, when, times]) => code(players, at, when, times)),
  },
  { weight: 7, arbitrary: fc.constant(follow) },
  { weight: 2, arbitrary: fc.constantFrom(1, 1, 1, 2, 6).map(wait) },
  { weight: 1, arbitrary: fc.tuple(player, place).map((of) => takenBack(...of)) },
  {
    weight: 1,
    arbitrary: fc.tuple(player, fc.nat(4)).map(([at, five]) => (five === 0 ? close(at) : change(at))),
  },
);
