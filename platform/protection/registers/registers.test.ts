import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { TEST_SECRETS } from '@/tests/support/platform';
import { startProtected, type ProtectedPlatform, type ProtectedPlayer } from '../testing/protected-platform';

jest.setTimeout(120_000);

let world: ProtectedPlatform;
beforeAll(async () => {
  world = await startProtected('se,nl');
});
afterAll(() => world.close());

/** Nothing is in the way but the studio, which does not answer. */
const ADMITTED = { status: 502 };
const LISTED = { status: 403, body: { code: API_CODES.registerListed } };
const SILENT = { status: 503, body: { code: API_CODES.registerSilent } };
const db = () => world.platform.kernel.db;

/** A player of the Netherlands, whose law names a register, with the limit that it asks for. */
async function playerCalled(surname: string): Promise<ProtectedPlayer> {
  const player = await world.newPlayer('NL');
  await player.call('PATCH', '/api/v1/me/profile', { surname });
  await player.set('deposit', 'month', 60_000);
  return player;
}
const rename = ({ call }: ProtectedPlayer, surname: string) =>
  call('PATCH', '/api/v1/me/profile', { surname });
const unique = () => randomUUID().replaceAll(/[^a-z]/g, '') + 'x';

async function fault(kind: 'down' | 'slow' | 'wrong', times = 1): Promise<void> {
  const { registerApiUrl } = world.platform.kernel.config;
  const answer = await fetch(`${registerApiUrl}/cruks/faults`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${TEST_SECRETS.REGISTER_API_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ fault: kind, times }),
  });
  expect(answer.status).toBe(204);
}
const answersOf = async ({ playerId }: ProtectedPlayer) =>
  (await world.platform.services.protection.registerAnswers(playerId)).map(
    ({ register, answer }) => `${register} ${answer}`,
  );

it('is asked once in a log-in, and again in the next', async () => {
  const player = await playerCalled(unique());
  expect(await player.play()).toMatchObject(ADMITTED);
  expect(await player.play()).toMatchObject(ADMITTED);
  expect(await player.deposit(5_000)).toMatchObject(ADMITTED);
  expect(await answersOf(player)).toEqual(['cruks clear']);
  await player.logIn();
  expect(await player.play()).toMatchObject(ADMITTED);
  expect(await answersOf(player)).toEqual(['cruks clear', 'cruks clear']);
});

it('is asked again when the answer is a day old', async () => {
  const player = await playerCalled(unique());
  await sql`delete from protection.register_answers where player_id = ${player.playerId}`.execute(db());
  await sql`
    insert into protection.register_answers (player_id, register, asked_at, answer, reference)
    values (${player.playerId}, 'cruks', now() - interval '25 hours', 'clear', 'of yesterday')`.execute(db());
  await sql`update identity.sessions set created_at = now() - interval '2 days' where player_id = ${player.playerId}`.execute(
    db(),
  );
  await player.play();
  expect(await answersOf(player)).toHaveLength(2);
});

it('refuses who is listed everywhere but on the way to their money, until the register names them no more', async () => {
  const player = await playerCalled('Excluded');
  expect(await player.play()).toMatchObject(LISTED);
  expect(await player.deposit(5_000)).toMatchObject(LISTED);
  expect(await player.play('demo')).toMatchObject(ADMITTED);
  expect((await player.call('GET', '/api/v1/withdraw-methods')).status).toBe(200);
  expect((await player.call('GET', '/api/v1/me')).data).toMatchObject({ away: 'held' });
  const { rows } = await sql<{ kind: string }>`
    select kind from mail.letters where player_id = ${player.playerId} and kind = 'register_listed'`.execute(
    db(),
  );
  expect(rows).toHaveLength(1);
  const { rows: standing } = await sql<{ away: boolean }>`
    select time_out_until > now() as away from identity.player_standing where player_id = ${player.playerId}`.execute(
    db(),
  );
  expect(standing[0]?.away).toBe(true);
  await rename(player, unique());
  expect(await player.play()).toMatchObject(ADMITTED);
  expect((await player.call('GET', '/api/v1/me')).data).toMatchObject({ away: null });
});

it('lets nobody play unasked while it is down, slow or wrong', async () => {
  const player = await playerCalled(unique());
  for (const kind of ['down', 'wrong', 'slow'] as const) {
    await fault(kind);
    expect(await player.play()).toMatchObject(SILENT);
  }
  expect(await player.play()).toMatchObject(ADMITTED);
  expect(await answersOf(player)).toEqual(['cruks clear', 'cruks silent', 'cruks silent', 'cruks silent']);
});

it('holds who is listed also while it is silent', async () => {
  const player = await playerCalled('Excluded');
  await player.play();
  await fault('down');
  expect(await player.play()).toMatchObject(SILENT);
  expect((await player.call('GET', '/api/v1/me')).data).toMatchObject({ away: 'held' });
});

it('is asked by the country that listed the player when they have moved', async () => {
  const player = await playerCalled('Excluded');
  expect(await player.play()).toMatchObject(LISTED);
  await sql`update identity.players set country = 'AT' where id = ${player.playerId}`.execute(db());
  expect(await player.play()).toMatchObject(LISTED);
  await rename(player, unique());
  expect(await player.play()).toMatchObject(ADMITTED);
});

it('has to know whom it is asked for', async () => {
  const player = await playerCalled(unique());
  await sql`update players.profiles set birthday = null where player_id = ${player.playerId}`.execute(db());
  expect(await player.deposit(5_000)).toMatchObject({
    status: 409,
    body: { code: API_CODES.profileIncomplete, fields: { birthday: 'required' } },
  });
});

it('is asked for players of its country alone', async () => {
  const player = await world.newPlayer('AT');
  await rename(player, 'Excluded');
  expect(await player.play()).toMatchObject(ADMITTED);
  expect(await answersOf(player)).toEqual([]);
});
