import { randomUUID } from 'node:crypto';
import { checkDraw } from '@/lib/domain/jackpot-draws';
import { useDraws } from './testing/draws-harness';

jest.setTimeout(60_000);
const { at, count, query, seat, draws, fillUpTo } = useDraws();

const get = async (path: string) => {
  const there = await at.there();
  const response = await fetch(there.url + path);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Record<string, unknown>[] }).data;
};
const drawn = async (language = 'en') => {
  const player = await seat();
  await query('update identity.players set email = $2, language = $3 where id = $1', [
    player.playerId,
    `dominique-${randomUUID()}@player.test`,
    language,
  ]);
  await fillUpTo(1);
  await at.here.play(player, { stake: 1_000 });
  await count();
  return player;
};

it('is on the list of draws, for everybody to check, and on that of winners', async () => {
  await drawn();
  const [draw] = await draws();
  if (!draw) throw new Error('nothing was drawn');
  const [told] = await get('/api/v1/jackpots/draws');
  expect(told).toEqual(draw);
  expect(draw).toMatchObject({ login: 'dom***', code: 'jackpot-mini' });
  expect(checkDraw({ ...draw, amount: draw.won.amount })).toEqual({ seed: true, amount: true, ticket: true });
  const winner = {
    login: 'dom***',
    jackpot: 'jackpot-mini',
    amount: draw.won.amount,
    game: { id: 'g90001' },
  };
  await count(await at.there());
  expect(await get('/api/v1/winners')).toMatchObject([winner]);
  expect(await get('/api/v1/jackpots/top')).toMatchObject([winner]);
  expect((await fetch(`${at.here.url}/api/v1/jackpots/draws?limit=51`)).status).toBe(400);
  const publicly = JSON.stringify(await get('/api/v1/jackpots'));
  const secrets = await query<{ seed: string }>(
    'select server_seed as seed from jackpots.rounds where drawn_at is null',
  );
  expect(secrets).toHaveLength(3);
  for (const { seed } of secrets) expect(publicly).not.toContain(seed);
});

it.each([
  ['en', 'The Jackpot Mini was drawn, and it is yours: €'],
  ['au', 'The Jackpot Mini was drawn, and it’s yours: EUR'],
  ['de', 'Der Jackpot Mini wurde gezogen, und er gehört dir: '],
  ['ch', 'Der Jackpot Mini wurde gezogen, und er gehört dir: EUR'],
  ['fr', 'Le Jackpot Mini a été tiré, et il est à vous\u202f: '],
])('is told to the winner in %s, and only to the winner', async (language, words) => {
  const { playerId } = await drawn(language);
  const messages = await query<{ player: string; text: string }>(
    `select player_id as player, data ->> 'text' as text from notifications.events where type = 'USER_MESSAGE'`,
  );
  expect(messages).toEqual([{ player: playerId, text: expect.stringContaining(words) }]);
});
