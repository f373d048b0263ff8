import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { startProtected, type ProtectedPlatform, type ProtectedPlayer } from '../testing/protected-platform';

jest.setTimeout(120_000);

let world: ProtectedPlatform;
beforeAll(async () => {
  world = await startProtected('de');
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.ahead = 0;
});

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Nothing is in the way: who refuses is the company that does not answer. */
const ADMITTED = { status: 502 };
const AWAY = { status: 403, body: { code: API_CODES.onBreak } };
const until = (answer: unknown) => new Date(String((answer as { until: string }).until)).getTime();
/** Time has gone by for the player: their breaks began, and were asked to end, so much earlier. Milliseconds. */
async function pass({ playerId }: ProtectedPlayer, ms: number): Promise<void> {
  const { db } = world.platform.kernel;
  await sql`
    update protection.breaks
       set began_at = began_at - make_interval(secs => ${ms / 1_000}), until = until - make_interval(secs => ${ms / 1_000}),
           return_asked_at = return_asked_at - make_interval(secs => ${ms / 1_000})
     where player_id = ${playerId}`.execute(db);
  await sql`
    update identity.time_outs set until = until - make_interval(secs => ${ms / 1_000}) where player_id = ${playerId}`.execute(
    db,
  );
}
const lettersTo = async ({ playerId }: ProtectedPlayer) => {
  const { rows } = await sql<{ kind: string }>`
    select kind from mail.letters where player_id = ${playerId} and kind like any (array['%break%', 'time_out%', 'exclu%'])
     order by id`.execute(world.platform.kernel.db);
  return rows.map(({ kind }) => kind);
};

describe('a break', () => {
  it('holds at once, for play and deposits, and leaves the demo and the way to the money', async () => {
    const player = await world.newPlayer();
    expect(await player.play()).toMatchObject(ADMITTED);
    const answer = await player.takeBreak('24h');
    expect(answer).toMatchObject({ status: 200, data: { kind: 'time_out' } });
    expect(until(answer.data) - Date.now()).toBeLessThanOrEqual(DAY);
    expect(await player.play()).toMatchObject(AWAY);
    expect(await player.deposit(5_000)).toMatchObject(AWAY);
    expect(await player.play('demo')).toMatchObject(ADMITTED);
    expect((await player.call('GET', '/api/v1/withdraw-methods')).status).toBe(200);
    expect(await lettersTo(player)).toEqual(['time_out_begun']);
  });

  it('ends the games that are open', async () => {
    const player = await world.newPlayer();
    const { db } = world.platform.kernel;
    await sql`
      insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at, last_used_at, expires_at)
      values (gen_random_uuid(), sha256(${player.playerId}::bytea), ${player.playerId}, gen_random_uuid(), 'g107', 'EUR', now(), now(), now() + interval '1 hour')`.execute(
      db,
    );
    await player.takeBreak('24h');
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from games.sessions where player_id = ${player.playerId} and ended_at is null`.execute(
      db,
    );
    expect(rows[0]?.open).toBe(0);
  });

  it('can be made longer, and not shorter', async () => {
    const player = await world.newPlayer();
    const first = until((await player.takeBreak('1w')).data);
    expect(until((await player.takeBreak('24h')).data)).toBe(first);
    expect(until((await player.takeBreak('2w')).data)).toBeGreaterThan(first);
    await pass(player, 8 * DAY);
    expect(await player.play()).toMatchObject(AWAY);
    await pass(player, 6 * DAY + HOUR);
    expect(await player.breakNow()).toMatchObject({ kind: null });
    expect(await player.play()).toMatchObject(ADMITTED);
  });

  it('asked for ten times at once is one break', async () => {
    const player = await world.newPlayer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => player.takeBreak('3d')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const ends = answers.map(({ data }) => until(data));
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(10_000);
  });

  it('stops letters of promotions, and bonuses', async () => {
    const player = await world.newPlayer();
    const wanted = async () => {
      const { rows } = await sql<{ wanted: boolean }>`
        select wanted from identity.mail_choices where player_id = ${player.playerId} and list = 'promo'`.execute(
        world.platform.kernel.db,
      );
      return rows[0]?.wanted;
    };
    await sql`update identity.players set email_verified = true, email_promo_sub = true where id = ${player.playerId}`.execute(
      world.platform.kernel.db,
    );
    expect(await wanted()).toBe(true);
    await player.takeBreak('6w');
    expect(await wanted()).toBe(false);
  });
});

describe('an exclusion', () => {
  it('ends every session at once; who logs in again reaches the money, and nothing else', async () => {
    const player = await world.newPlayer();
    const answer = await player.takeBreak('6m');
    expect(answer).toMatchObject({ status: 200, data: { kind: 'exclusion', mayReturn: false } });
    expect(answer.setCookies.join()).toContain('Max-Age=0');
    expect((await player.call('GET', '/api/v1/me')).status).toBe(401);
    expect((await player.logIn()).status).toBe(200);
    expect((await player.call('GET', '/api/v1/me')).data).toMatchObject({ away: 'exclusion' });
    expect(await player.play()).toMatchObject(AWAY);
    expect(await player.deposit(5_000)).toMatchObject(AWAY);
    expect(await player.play('demo')).toMatchObject(ADMITTED);
    expect((await player.call('GET', '/api/v1/withdraw-methods')).status).toBe(200);
    expect(await lettersTo(player)).toEqual(['exclusion_begun']);
  });

  it('is over when its player asks for it after its time, and a day later', async () => {
    const player = await world.newPlayer();
    await player.takeBreak('6m');
    await player.logIn();
    expect(await player.askReturn()).toMatchObject({ status: 409 });
    await pass(player, 190 * DAY);
    expect(await world.platform.services.protection.endDue()).toBe(0);
    expect(await player.breakNow()).toMatchObject({ kind: 'exclusion', mayReturn: true, returnsAt: null });
    expect(await player.play()).toMatchObject(AWAY);
    const asked = await player.askReturn();
    expect(asked).toMatchObject({ status: 200, data: { mayReturn: false } });
    // Again changes nothing.
    expect((await player.askReturn()).data).toEqual(asked.data);
    await pass(player, 23 * HOUR);
    expect(await world.platform.services.protection.endDue()).toBe(0);
    await pass(player, HOUR + 1_000);
    expect(await world.platform.services.protection.endDue()).toBe(1);
    expect(await player.breakNow()).toMatchObject({ kind: null });
    expect(await player.play()).toMatchObject(ADMITTED);
  });

  it('for good never ends', async () => {
    const player = await world.newPlayer();
    await player.takeBreak('forever');
    await player.logIn();
    await pass(player, 40 * 365 * DAY);
    expect(await player.breakNow()).toMatchObject({ kind: 'exclusion', until: null, mayReturn: false });
    expect(await player.askReturn()).toMatchObject({ status: 409 });
    expect(await lettersTo(player)).toEqual(['excluded_for_good']);
  });

  it('made longer takes back what was asked for', async () => {
    const player = await world.newPlayer();
    await player.takeBreak('6m');
    await player.logIn();
    await pass(player, 190 * DAY);
    await player.askReturn();
    await player.takeBreak('1y');
    await pass(player, 2 * DAY);
    expect(await world.platform.services.protection.endDue()).toBe(0);
    await player.logIn();
    expect(await player.breakNow()).toMatchObject({ kind: 'exclusion', mayReturn: false });
  });

  it('a block stays a block', async () => {
    const player = await world.newPlayer();
    await player.takeBreak('6m');
    await sql`update identity.players set status = 'blocked' where id = ${player.playerId}`.execute(
      world.platform.kernel.db,
    );
    await sql`update protection.breaks set until = began_at + interval '1 second', return_asked_at = now() - interval '2 days' where player_id = ${player.playerId}`.execute(
      world.platform.kernel.db,
    );
    expect(await world.platform.services.protection.endDue()).toBe(1);
    const { rows } = await sql`select status from identity.players where id = ${player.playerId}`.execute(
      world.platform.kernel.db,
    );
    expect(rows).toEqual([{ status: 'blocked' }]);
  });
});

it.each(['1h', '', '7w', 'FOREVER'])('refuses a break of %j', async (length) => {
  expect((await (await world.newPlayer()).takeBreak(length)).status).toBe(422);
});
