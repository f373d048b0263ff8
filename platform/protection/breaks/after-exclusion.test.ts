import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { campaign } from '@/platform/bonuses/testing/campaigns';
import { plannedAt } from '@/platform/demo/calendar';
import { callAt } from '@/tests/support/call';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { openEvents } from '@/tests/support/event-client';
import { waysToPlay } from '../testing/away-ways';
import {
  GAME,
  startProtected,
  type ProtectedPlatform,
  type ProtectedPlayer,
} from '../testing/protected-platform';
import { studioOf } from '../testing/staking';

jest.setTimeout(120_000);

const CODE = 'GIFT';
const amounts = { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } };
let world: ProtectedPlatform;
let studio: ReturnType<typeof studioOf>;
let ways: ReturnType<typeof waysToPlay>;
let tournament = '';
const db = () => world.platform.kernel.db;

beforeAll(async () => {
  world = await startProtected('');
  studio = studioOf(world);
  const { bonuses, tournaments } = world.platform.services;
  await tournaments.schedule(plannedAt(world.platform.kernel.clock.now()));
  tournament = (await tournaments.list('active', 'en'))[0]?.id ?? '';
  await bonuses.add([
    campaign('gift', {
      ...{ type: 3, promocode: CODE, amounts, grantsPerPlayer: 9 },
      ...{ freeSpins: 5, freeSpinGames: [GAME], freeSpinDayLimit: 5, freeSpinDays: 4 },
    }),
    campaign('again', { type: 3, promocode: 'AGAIN', grantsPerPlayer: 9 }),
    campaign('link', { grantsPerPlayer: 9 }),
    campaign('daily', {
      type: 6,
      trigger: { every: 'days', weekdays: [1, 2, 3, 4, 5, 6, 7] },
      grantsPerPlayer: 99,
    }),
  ]);
  // A studio answers for every kind of game.
  const { rows: games } = await sql<{ kind: string; id: string }>`
    update games.games set playable = true
     where id in (select min(id) from games.games where active and kind <> 'none' group by kind)
    returning kind, id`.execute(db());
  const { rows: methods } = await sql<{ code: string }>`
    select code from (select code, row_number() over (partition by type order by position) as place from payments.methods) m
     where place <= 7`.execute(db());
  expect(games.length).toBeGreaterThan(4);
  expect(methods.length).toBeGreaterThan(10);
  ways = waysToPlay({
    ...{ games, tournament, code: 'AGAIN', link: 'link' },
    methods: methods.map(({ code }) => code),
  });
});
afterAll(() => world.close());

const wanted = async ({ playerId }: ProtectedPlayer) => {
  const { rows } = await sql<{ list: string }>`
    select list from identity.mail_choices where player_id = ${playerId} and wanted order by list`.execute(
    db(),
  );
  return rows.map(({ list }) => list);
};
const subscribe = ({ playerId }: ProtectedPlayer) =>
  sql`
    update identity.players set email_verified = true, email_promo_sub = true, email_bonuses_sub = true
     where id = ${playerId}`.execute(db());
const openGames = async ({ playerId }: ProtectedPlayer) => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from games.sessions where player_id = ${playerId} and ended_at is null`.execute(
    db(),
  );
  return rows[0]?.open;
};
const pushed = async ({ playerId }: ProtectedPlayer) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer from notifications.events where player_id = ${playerId}`.execute(db());
  return rows[0]?.count;
};

/** A player in the middle of everything. */
async function inTheMiddle() {
  const player = await world.newPlayer();
  await subscribe(player);
  await studio.pay(player, 10_000n);
  expect((await player.call('POST', '/api/v1/me/promo-codes', { promocode: CODE, when: 'now' })).status).toBe(
    200,
  );
  const { rows } = await sql<{ id: string }>`
    select id from bonuses.free_spin_grants where player_id = ${player.playerId}`.execute(db());
  const spins = rows[0]?.id ?? '';
  expect(spins).not.toBe('');
  expect((await ways['a tournament']?.(player))?.status).toBe(200);
  const token = await studio.open(player);
  const other = await studio.open(player);
  const [won, returned] = [
    { tx_id: randomUUID(), round_id: randomUUID() },
    { tx_id: randomUUID(), round_id: randomUUID() },
  ];
  for (const stake of [won, returned]) {
    world.clock.ahead += 6_000;
    expect(await studio.call('bet', player, token, { ...stake, amount: 200 })).toMatchObject({
      status: 'OK',
    });
  }
  return { player, token, other, spins, won, returned };
}

describe('whoever has excluded themselves', () => {
  let middle: Awaited<ReturnType<typeof inTheMiddle>>;
  let elsewhere = '';
  let told: number | undefined;
  beforeAll(async () => {
    middle = await inTheMiddle();
    const { player } = middle;
    const login = await callAt(world.platform.url, 'POST', '/api/v1/auth/login', {
      body: { email: player.email, password: GOOD_PASSWORD },
    });
    elsewhere = login.cookie;
    const stream = await openEvents(world.platform.url, null, { headers: { cookie: elsewhere } });
    expect(stream.status).toBe(200);
    expect(await wanted(player)).toEqual(['bonuses', 'promo']);
    expect((await player.takeBreak('6m')).status).toBe(200);
    await stream.ended;
    expect(await callAt(world.platform.url, 'GET', '/api/v1/me', { cookie: elsewhere })).toMatchObject({
      status: 401,
    });
    expect((await player.logIn()).status).toBe(200);
    told = await pushed(player);
  });

  it('is refused every way to play, to pay in or to be given something', async () => {
    const answers = await Promise.all(
      Object.entries(ways).map(async ([name, way]) => {
        const { status, body } = await way(middle.player);
        return [name, status, body['code']] as const;
      }),
    );
    const given = new Set(['a promo code', 'the link of a bonus', 'a bonus that was offered']);
    expect(answers.filter(([name]) => !given.has(name))).toEqual(
      answers.filter(([name]) => !given.has(name)).map(([name]) => [name, 403, API_CODES.onBreak]),
    );
    expect(answers.filter(([name]) => given.has(name)).map(([, status]) => status)).toEqual([404, 404, 404]);
    expect(await openGames(middle.player)).toBe(0);
  });

  it.each(['token', 'other'] as const)(
    'is refused stakes and free spins in a game that was open (%s)',
    async (which) => {
      const { player, [which]: token, spins, won } = middle;
      const stakes = [
        { amount: 100 },
        { amount: 100, round_id: won.round_id },
        { amount: 20, free_spin_grant_id: spins },
      ];
      for (const stake of stakes) {
        const { status } = await studio.call('bet', player, token, stake);
        expect(['TOKEN_EXPIRED', 'PLAYER_DISABLED']).toContain(status);
      }
      // By this the chat at a table knows who writes no more.
      expect((await studio.call('balance', player, token)).status).not.toBe('OK');
    },
  );

  it('has their open rounds settled', async () => {
    const { player, token, won, returned } = middle;
    const settle = { round_id: won.round_id, ref_tx_id: won.tx_id, round_closed: true };
    expect(await studio.call('win', player, token, { ...settle, amount: 700 })).toMatchObject({
      status: 'OK',
    });
    const back = { round_id: returned.round_id, ref_tx_id: returned.tx_id, round_closed: true, amount: 200 };
    expect(await studio.call('rollback', player, token, back)).toMatchObject({ status: 'OK' });
    const { balance } = (await player.call('GET', '/api/v1/me/balance')).data as {
      balance: { amount: number };
    };
    expect(balance.amount).toBeGreaterThanOrEqual(10_000);
  });

  it('has left tournaments, and keeps neither bonuses nor free spins', async () => {
    const { player } = middle;
    expect((await player.call('GET', '/api/v1/me/tournaments')).data).toEqual([]);
    expect((await player.call('GET', '/api/v1/me/free-spins')).data).toEqual({ freeSpins: [] });
    expect((await player.call('GET', '/api/v1/me/bonuses')).data).toMatchObject({
      active: null,
      pending: [],
    });
    expect((await player.call('GET', '/api/v1/me/promo-codes/AGAIN')).status).toBe(404);
  });

  it('is written to by nobody but about the account: neither of a bonus nor of a VIP level', async () => {
    const { player } = middle;
    const { services } = world.platform;
    const to = { to: player.email, language: 'en', playerId: player.playerId } as const;
    const url = 'http://web.test/account/bonuses';
    await db()
      .transaction()
      .execute(async (trx) => {
        const level = { level: 'Famed Commander', percent: '10', amount: '€5.00', url };
        await services.mail.queue(trx, { ...to, kind: 'level_reached', params: level });
        const ending = { name: 'Gift', amount: '5', url };
        await services.mail.queue(trx, { ...to, kind: 'bonus_ending', params: ending });
      });
    const { rows } = await sql<{ id: string }>`
      select id from mail.letters
       where player_id = ${player.playerId} and kind in ('bonus_ending', 'level_reached')`.execute(db());
    expect(rows).toHaveLength(2);
    for (const { id } of rows) await services.mail.deliver(id);
    const { rows: after } = await sql<{ state: string }>`
      select state from mail.letters where id in (${sql.join(rows.map(({ id }) => id))})`.execute(db());
    expect(after).toEqual([{ state: 'skipped' }, { state: 'skipped' }]);
    // Asked for again while away, they still wait for the end of the exclusion.
    await player.call('PUT', '/api/v1/me/subscriptions', {
      ...{ email_promo_sub: true, email_bonuses_sub: true },
      ...{ email_financial_sub: false, email_technical_sub: false },
    });
    expect(await wanted(player)).toEqual([]);
  });

  it('turns points into no money', async () => {
    await sql`
      insert into loyalty.programmes (version, published_at, published_by, cashback_period, hold_days, exchange_points)
      select version + 1, now(), published_by, cashback_period, hold_days, 100
        from loyalty.programmes order by version desc limit 1`.execute(db());
    expect(await middle.player.call('POST', '/api/v1/me/loyalty/exchange', { points: 100 })).toMatchObject({
      status: 403,
      body: { code: API_CODES.accountStatus },
    });
  });

  it('is given and told nothing by jobs', async () => {
    const { player } = middle;
    const { bonuses } = world.platform.services;
    await sql`update identity.players set created_at = now() - interval '9 days' where id = ${player.playerId}`.execute(
      db(),
    );
    await bonuses.giveDue();
    await bonuses.warnDue();
    expect(await pushed(player)).toBe(told);
    const { rows } = await sql`
      select from bonuses.grants where player_id = ${player.playerId} and bonus_id = 'daily'`.execute(db());
    expect(rows).toEqual([]);
  });

  it('plays for free, sees their money and takes it out, and can make the exclusion no shorter', async () => {
    const { player } = middle;
    expect(await player.play('demo')).toMatchObject({ status: 502 });
    expect((await player.call('GET', '/api/v1/withdraw-methods')).status).toBe(200);
    const withdrawal = await player.call('POST', '/api/v1/withdrawals', { method: 'card', amount: 5_000 });
    expect(withdrawal.body['code']).not.toBe(API_CODES.onBreak);
    const before = await player.breakNow();
    await player.takeBreak('24h');
    await player.logIn();
    expect(await player.breakNow()).toMatchObject({ kind: 'exclusion', until: before['until'] });
  });
});

describe('another account of the same person', () => {
  it('is refused the same ways, and written to by nobody, until an operator has looked', async () => {
    const told = { name: 'Nina', surname: 'Second Door' };
    const first = await world.newPlayer();
    await first.call('PATCH', '/api/v1/me/profile', told);
    await first.takeBreak('6m');
    const second = await world.newPlayer();
    await second.call('PATCH', '/api/v1/me/profile', told);
    await subscribe(second);
    await studio.pay(second, 10_000n);
    const answers = [];
    for (const [name, way] of Object.entries(ways)) {
      const { status, body } = await way(second);
      if (status !== 404) answers.push([name, status, body['code']]);
    }
    expect(answers.filter(([, , code]) => code !== API_CODES.accountHeld)).toEqual([]);
    expect(answers.length).toBeGreaterThan(10);
    expect(await wanted(second)).toEqual([]);
    expect(await second.play('demo')).toMatchObject({ status: 502 });
    expect((await second.call('GET', '/api/v1/withdraw-methods')).status).toBe(200);
  });
});
