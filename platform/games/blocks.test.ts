import { randomUUID } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { addGameAndCup } from '../players/testing/player-tables';

jest.setTimeout(60_000);

const GAME = 'g900';
const by = { operatorId: '1', requestId: 'test' };
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  await addGameAndCup(platform.kernel);
});
afterAll(() => platform.close());

const blocks = () => platform.services.games.blocks;
const query = async <Row extends object>(text: string, values: unknown[]) =>
  (await platform.kernel.pool.query<Row>(text, values)).rows;
const openGame = async (playerId: string, gameId: string) => {
  const id = randomUUID();
  await query(
    `insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at, last_used_at, expires_at)
     values ($1::uuid, sha256($1::text::bytea), $2, $1::uuid, $3, 'EUR', now(), now(), now() + interval '1 day')`,
    [id, playerId, gameId],
  );
  return async () =>
    (
      await query<{ ended: boolean }>(
        'select ended_at is not null as ended from games.sessions where id = $1',
        [id],
      )
    )[0]?.ended;
};

it('is kept with its reason, ends the game where it is open, and leaves everybody else alone', async () => {
  const [player, other] = [randomUUID(), randomUUID()];
  const [open, others] = [await openGame(player, GAME), await openGame(other, GAME)];
  await blocks().block({ playerId: player, gameId: GAME, reason: 'Asked for it' }, by);
  expect(await blocks().of(player)).toMatchObject([{ gameId: GAME, reason: 'Asked for it', operator: '1' }]);
  expect(await blocks().of(other)).toEqual([]);
  expect([await open(), await others()]).toEqual([true, false]);
});

it('happens once, is lifted once, and both stand in the audit', async () => {
  const wanted = { playerId: randomUUID(), gameId: GAME, reason: 'Asked for it' };
  await blocks().block(wanted, by);
  await expect(blocks().block(wanted, by)).rejects.toMatchObject({ status: 409 });
  await blocks().lift({ ...wanted, reason: 'Changed their mind' }, by);
  await expect(blocks().lift(wanted, by)).rejects.toMatchObject({ status: 404 });
  expect(await blocks().of(wanted.playerId)).toEqual([]);
  expect(
    await query('select action, reason, after from audit.entries where subject = $1 order by id', [
      wanted.playerId,
    ]),
  ).toEqual([
    { action: 'games.block', reason: 'Asked for it', after: { game: GAME } },
    { action: 'games.unblock', reason: 'Changed their mind', after: { game: GAME } },
  ]);
});

it('names a game that there is', async () => {
  const wanted = { playerId: randomUUID(), gameId: 'g1', reason: 'Asked for it' };
  await expect(blocks().block(wanted, by)).rejects.toMatchObject({ status: 404, code: API_CODES.notFound });
});
