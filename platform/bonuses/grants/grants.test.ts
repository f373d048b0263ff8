import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BonusChoice } from '@/lib/domain/bonuses';
import { cookiesOf } from '@/tests/support/call';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import type { BonusRow } from '../service';
import type { OwnBonuses } from './service';

let harness: TestPlatform;
const HOUR = 3_600_000;
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };

const campaign = (id: string, fields: Partial<BonusRow> = {}): BonusRow => ({
  id,
  tag: 'standard',
  type: 8,
  promocode: null,
  name: { en: id, de: `${id} auf Deutsch` },
  shortDescription: { en: 'A gift' },
  imageBackground: '/art/gift',
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  wagering: 10,
  amounts: { EUR: { maxBonus: 1_000, minDeposit: 0, maxBet: 500, freeSpinBet: 20, maxWin: 1_500 } },
  ...fields,
});

beforeAll(async () => {
  harness = await startTestPlatform({ clock });
  await harness.services.bonuses.add([
    campaign('one'),
    campaign('two'),
    campaign('three', { hoursToLive: 24 }),
  ]);
});
afterAll(() => harness.close());

interface Player {
  playerId: string;
  cookie: string;
}
async function newPlayer(): Promise<Player> {
  const response = await fetch(`${harness.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Origin: TEST_WEB_ORIGIN },
    body: JSON.stringify({
      email: `${randomUUID()}@player.test`,
      password: 'Lantern-light-18',
      country: 'DE',
      language: 'de',
      ageConfirmed: true,
    }),
  });
  const { data } = (await response.json()) as { data: { userId: string } };
  return { playerId: data.userId, cookie: cookiesOf(response.headers) };
}
async function call<T>({ cookie }: Player, path: string, body?: object, key: string = randomUUID()) {
  const response = await fetch(`${harness.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, Origin: TEST_WEB_ORIGIN, 'content-type': 'application/json', 'Idempotency-Key': key },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as { data: T; code?: string; next?: string },
  };
}
const own = async (player: Player) =>
  (await call<OwnBonuses>(player, '/api/v1/me/bonuses?language=de')).body.data;
const link = async (player: Player, id: string) =>
  (await call<{ id: string; state: string }>(player, `/api/v1/bonuses/${id}/activation`, {})).body.data;
const choose = (player: Player, id: string, status: BonusChoice) =>
  call<OwnBonuses>(player, `/api/v1/me/bonuses/${id}/status`, { status });
const money = async ({ playerId }: Player) => {
  const { real, bonus } = await harness.services.ledger.balances(playerId);
  return [Number(real), Number(bonus)];
};

describe('a grant', () => {
  it('is active at once when nothing else is, and shows its copy of the rules', async () => {
    const player = await newPlayer();
    const { id } = await link(player, 'one');
    expect(await link(player, 'one')).toMatchObject({ id, state: 'active' });
    expect(await money(player)).toEqual([0, 1_000]);
    await sql`update bonuses.definitions set wagering = 99 where id = 'one'`.execute(harness.kernel.db);
    expect(await own(player)).toMatchObject({
      active: {
        id,
        bonusId: 'one',
        name: 'one auf Deutsch',
        state: 'active',
        amount: 1_000,
        balance: 1_000,
        wagering: { times: 10, target: 10_000, wagered: 0, left: 10_000 },
        maxBet: 500,
        maxWin: 1_500,
        hoursToLive: 168,
        freeSpinBet: 20,
        freeSpinGames: [],
        freeSpinDayLimit: null,
        freeSpinWins: 'bonus',
        weights: { slots: 100, jackpots: 0 },
      },
      queue: [],
      pending: [],
    });
    await sql`update bonuses.definitions set wagering = 10 where id = 'one'`.execute(harness.kernel.db);
  });

  it('waits as an offer beside an active one; switching burns that one’s money', async () => {
    const player = await newPlayer();
    const first = await link(player, 'one');
    const second = await link(player, 'two');
    expect(second.state).toBe('pending');
    const after = await choose(player, second.id, 'Activated');
    expect(after.body.data).toMatchObject({ active: { id: second.id, balance: 1_000 }, pending: [] });
    expect(await money(player)).toEqual([0, 1_000]);
    const { body } = await call<{ steps: { step: string; amount: number; why: string }[] }>(
      player,
      `/api/v1/me/bonuses/${first.id}`,
    );
    expect(body.data).toMatchObject({ state: 'cancelled', endReason: 'switched', balance: 0 });
    expect(body.data.steps.map(({ step, amount }) => [step, amount])).toEqual([
      ['offered', 1_000],
      ['activated', 1_000],
      ['burned', 1_000],
      ['cancelled', null],
    ]);
    expect((await choose(player, first.id, 'Activated')).status).toBe(409);
  });

  it('is queued, offered next and never started unasked', async () => {
    const player = await newPlayer();
    const ids = [];
    for (const bonus of ['one', 'two', 'three']) ids.push((await link(player, bonus)).id);
    const [one = '', two = '', three = ''] = ids;
    await choose(player, three, 'Queue');
    await choose(player, two, 'Queue');
    expect((await own(player)).queue.map(({ id }) => id)).toEqual([three, two]);
    expect((await choose(player, three, 'Queue')).status).toBe(200);
    await choose(player, one, 'Rejected');
    expect(await money(player)).toEqual([0, 0]);
    expect(await own(player)).toMatchObject({ active: null, queue: [{ id: three }, { id: two }] });
    const { rows } = await sql<{ id: string }>`
      select e.data ->> 'id' as id from notifications.events e
       where e.player_id = ${player.playerId} and e.type = 'USER_BONUS' order by e.id desc limit 1`.execute(
      harness.kernel.db,
    );
    expect(rows).toEqual([{ id: three }]);
  });

  it('is nobody else’s, and of a key there is one answer', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const { id } = await link(player, 'one');
    expect(await choose(other, id, 'Rejected')).toMatchObject({
      status: 404,
      body: { code: 'client_api_24' },
    });
    expect((await call(other, `/api/v1/me/bonuses/${id}`)).status).toBe(404);
    expect((await call(other, '/api/v1/bonuses/none/activation', {})).status).toBe(404);
  });

  it('is turned down once, and shows in the history, page by page', async () => {
    const player = await newPlayer();
    const { id } = await link(player, 'one');
    expect(await Promise.all([choose(player, id, 'Rejected'), choose(player, id, 'Rejected')])).toMatchObject(
      [{ status: 200 }, { status: 200 }],
    );
    const { body } = await call<{ id: string }[]>(player, '/api/v1/me/bonuses/history');
    expect(body).toMatchObject({ data: [{ id, endReason: 'cancelled' }], next: null });
  });

  it('can’t be taken twice at once', async () => {
    const player = await newPlayer();
    await Promise.all(Array.from({ length: 6 }, () => link(player, 'one')));
    expect(await money(player)).toEqual([0, 1_000]);
  });

  it('can’t be activated beside another, by whoever presses first', async () => {
    const player = await newPlayer();
    await link(player, 'one');
    const { id: two } = await link(player, 'two');
    const { id: three } = await link(player, 'three');
    await Promise.all([choose(player, two, 'Activated'), choose(player, three, 'Activated')]);
    expect(await money(player)).toEqual([0, 1_000]);
    expect((await own(player)).pending).toEqual([]);
  });

  it('goes forward only, by rules that nobody rewrites', async () => {
    const player = await newPlayer();
    const { id } = await link(player, 'one');
    await choose(player, id, 'Rejected');
    const change = (set: string) =>
      harness.kernel.pool.query(`update bonuses.grants set ${set} where id = '${id}'`);
    await expect(change(`state = 'active', ended_at = null`)).rejects.toThrow(/cannot go/);
    await expect(change('amount = 5')).rejects.toThrow(/rewritten/);
    await expect(change('wagered = 5')).rejects.toThrow(/has ended/);
    await expect(harness.kernel.pool.query('delete from bonuses.grants')).rejects.toThrow();
  });

  it('can’t be taken when the time for it is over', async () => {
    const player = await newPlayer();
    await link(player, 'one');
    const { id } = await link(player, 'two');
    clock.ahead = 169 * HOUR;
    const late = await harness.services.bonuses.grants
      .choose({ ...player, sessionId: '', currency: 'EUR', country: 'DE', language: 'de' }, id, 'Activated')
      .catch((error: unknown) => error);
    clock.ahead = 0;
    expect(late).toMatchObject({ status: 409, code: 'client_api_36' });
  });
});

it('leaves the ledger whole', async () => {
  expect(await harness.services.ledger.check()).toMatchObject({ holds: true });
});
