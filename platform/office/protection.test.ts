import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { offersWords } from '../protection/harm/words';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let risk: string;
let auditor: string;
beforeAll(async () => {
  office = await startOffice();
  risk = await office.enter('risk', ['risk']);
  auditor = await office.enter('auditor', ['auditor']);
});
afterAll(() => office.close());

const db = () => office.platform.kernel.db;
type Player = Awaited<ReturnType<OfficeHarness['newPlayer']>>;

/** A player who has asked for higher limits so often that it is noticed. */
async function noticed(times = 2): Promise<Player & { caseId: string }> {
  const player = await office.newPlayer();
  for (let count = 0; count < times; count += 1) {
    await sql`
      insert into protection.limit_changes (player_id, kind, period, step, currency, before, after, at)
      values (${player.id}, 'deposit', 'week', 'asked', 'EUR', 10000, 50000, now())`.execute(db());
  }
  await office.platform.services.protection.lookAt(player.id);
  const { rows } = await sql<{ id: string }>`
    select id from protection.cases where player_id = ${player.id}`.execute(db());
  return { ...player, caseId: rows[0]?.id ?? '' };
}
const record = async ({ id }: Player, cookie = risk) =>
  (await office.call('GET', `/api/office/v1/players/${id}/protection`, { cookie })).data ??
  ({} as Record<string, unknown>);
const care = ({ id }: Player, body: Record<string, unknown>, { cookie = risk, key = randomUUID() } = {}) =>
  office.call('POST', `/api/office/v1/players/${id}/care`, {
    cookie,
    key,
    body: { reason: 'Seen.', ...body },
  });
const mine = ({ cookie }: Player, method: string, path: string, body?: unknown) =>
  office.call(method, path, { cookie, key: randomUUID(), ...(body === undefined ? {} : { body }) });
const end = (id: string, body: Record<string, unknown>, cookie = risk) =>
  office.call('POST', `/api/office/v1/protection-cases/${id}/close`, { cookie, body });

describe('who may', () => {
  it.each(['games', 'payments', 'verification'] as const)('%s sees nothing of it', async (role) => {
    const player = await noticed();
    const cookie = await office.enter(role, [role]);
    expect((await office.call('GET', '/api/office/v1/protection-cases', { cookie })).status).toBe(403);
    expect(
      (await office.call('GET', `/api/office/v1/players/${player.id}/protection`, { cookie })).status,
    ).toBe(403);
    expect((await care(player, { kind: 'call' }, { cookie })).status).toBe(403);
  });

  it('auditors read, and do nothing', async () => {
    const player = await noticed();
    expect((await record(player, auditor)).signs).toHaveLength(1);
    expect((await care(player, { kind: 'deposit_stop' }, { cookie: auditor })).status).toBe(403);
    expect((await end(player.caseId, { outcome: 'nothing', reason: 'Seen.' }, auditor)).status).toBe(403);
  });
});

describe('the list', () => {
  it('has serious cases first, with their signs, player and who looks after them', async () => {
    const [first, serious] = [await noticed(), await noticed(4)];
    const take = `/api/office/v1/protection-cases/${first.caseId}/take`;
    expect((await office.call('POST', take, { cookie: risk })).status).toBe(204);
    const rows =
      (await office.call('GET', '/api/office/v1/protection-cases?per_page=100', { cookie: risk })).data ?? [];
    const at = (one: Player) => rows.findIndex(({ playerId }) => playerId === one.id);
    expect(at(serious)).toBeLessThan(at(first));
    expect(rows[at(first)]).toMatchObject({
      email: first.email,
      level: 'noticed',
      signs: ['raised_limits'],
      takenBy: 'risk@parlour.example',
    });
    const own = await office.call('GET', '/api/office/v1/protection-cases?mine=yes&per_page=100', {
      cookie: risk,
    });
    expect(own.data?.map(({ playerId }) => playerId)).toEqual([first.id]);
    const only = await office.call('GET', '/api/office/v1/protection-cases?level=serious', { cookie: risk });
    expect(new Set(only.data?.map(({ level }) => level))).toEqual(new Set(['serious']));
  });

  it('loses what is closed, with a reason, once', async () => {
    const { caseId, ...player } = await noticed();
    expect((await end(caseId, { outcome: 'nothing' })).status).toBe(422);
    expect((await end(caseId, { outcome: 'nothing', reason: 'A higher income.' })).status).toBe(204);
    expect(await end(caseId, { outcome: 'done', reason: 'Again.' })).toMatchObject({
      status: 409,
      code: 'client_api_15',
    });
    expect((await end(randomUUID(), { outcome: 'done', reason: 'Nobody.' })).status).toBe(404);
    const open = await office.call('GET', '/api/office/v1/protection-cases?per_page=100', { cookie: risk });
    expect(open.data?.map(({ playerId }) => playerId)).not.toContain(player.id);
    const closed = await office.call('GET', '/api/office/v1/protection-cases?closed=yes', { cookie: risk });
    expect(closed.data?.[0]).toMatchObject({
      playerId: player.id,
      outcome: 'nothing',
      reason: 'A higher income.',
    });
    expect(await office.deeds(player.id)).toContain('risk protection.close-case A higher income.');
  });
});

describe('what is done', () => {
  it('sets a limit, which its player lowers and does not raise, until it is lifted', async () => {
    const player = await noticed();
    await mine(player, 'PUT', '/api/v1/me/limits/deposit/week', { amount: 50_000 });
    const wanted = { kind: 'set_limit', limit: 'deposit', period: 'week', amount: 20_000 };
    expect((await care(player, wanted)).status).toBe(200);
    const week = async () => {
      const { data } = await mine(player, 'GET', '/api/v1/me/limits');
      const limits = data?.limits as { kind: string; period: string; amount: number; fixed: boolean }[];
      return limits.find(({ kind, period }) => kind === 'deposit' && period === 'week');
    };
    expect(await week()).toMatchObject({ amount: 20_000, fixed: true });
    const put = (amount: number | null) => mine(player, 'PUT', '/api/v1/me/limits/deposit/week', { amount });
    expect(await put(20_001)).toMatchObject({ status: 409, code: 'limit_fixed', maximum: 20_000 });
    expect(await put(null)).toMatchObject({ status: 409, code: 'limit_fixed' });
    expect((await put(15_000)).status).toBe(200);
    expect((await put(20_000)).status).toBe(200);
    expect(await office.lettersTo(player.email)).toContain('limit_set');
    expect((await record(player)).limitChanges).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          step: 'lowered',
          before: 50_000,
          after: 20_000,
          operator: 'risk@parlour.example',
        }),
      ]),
    );
    const lift = { kind: 'lift_limit', limit: 'deposit', period: 'week' };
    expect((await care(player, lift)).status).toBe(200);
    expect(await care(player, lift)).toMatchObject({ status: 409, code: 'client_api_15' });
    expect(await week()).toMatchObject({ amount: 15_000, fixed: false });
    expect((await put(99_000)).status).toBe(200);
  });

  it('leaves a lower limit of the player’s own as it is, and forgets what was asked for', async () => {
    const player = await noticed();
    await mine(player, 'PUT', '/api/v1/me/limits/loss/day', { amount: 1_000 });
    await mine(player, 'PUT', '/api/v1/me/limits/loss/day', { amount: 9_000 });
    await care(player, { kind: 'set_limit', limit: 'loss', period: 'day', amount: 5_000 });
    expect((await record(player)).limits).toEqual([
      expect.objectContaining({ kind: 'loss', amount: 1_000, asked: null, fixed: true }),
    ]);
    const longer = { kind: 'set_limit', limit: 'time', period: 'day', amount: 25 * 60 * 60 };
    expect((await care(player, longer)).status).toBe(422);
  });

  it('stops deposits, and lets them go on', async () => {
    const player = await noticed();
    const deposit = () => mine(player, 'POST', '/api/v1/deposits', { method: 'card', amount: 2_000 });
    expect((await care(player, { kind: 'deposit_stop' })).status).toBe(200);
    expect(await deposit()).toMatchObject({ status: 403, code: 'deposits_stopped' });
    expect((await care(player, { kind: 'deposit_stop' })).status).toBe(409);
    expect((await record(player)).depositsStoppedSince).toEqual(expect.any(String));
    expect((await care(player, { kind: 'deposit_free' })).status).toBe(200);
    expect((await deposit()).code).not.toBe('deposits_stopped');
    expect(await office.lettersTo(player.email)).toEqual(
      expect.arrayContaining(['deposits_stopped', 'deposits_free']),
    );
  });

  it('orders a break, which holds at once, and is no shorter than one that runs', async () => {
    const player = await noticed();
    expect((await care(player, { kind: 'time_out', length: '1w' })).status).toBe(200);
    expect((await mine(player, 'GET', '/api/v1/me/break')).data).toMatchObject({ kind: 'time_out' });
    expect((await care(player, { kind: 'time_out', length: '24h' })).status).toBe(409);
    expect(await office.lettersTo(player.email)).toContain('time_out_ordered');
    expect((await record(player)).breaks).toEqual([
      expect.objectContaining({ origin: 'office', length: '1w' }),
    ]);
  });

  it('stops offers: neither letters nor bonuses', async () => {
    const player = await noticed();
    await sql`
      update identity.players set email_verified = true, email_promo_sub = true, email_financial_sub = true
       where id = ${player.id}`.execute(db());
    const wanted = async () => {
      const { rows } = await sql<{ list: string }>`
        select list from identity.mail_choices where player_id = ${player.id} and wanted order by list`.execute(
        db(),
      );
      const fits = await sql<{ fits: boolean }>`
        select bonuses.fits('{}', null, 'any', ${player.id}, 'EUR', now()) as fits`.execute(db());
      return [rows.map(({ list }) => list).filter((list) => list !== 'technical'), fits.rows[0]?.fits];
    };
    const before = await wanted();
    expect(before[0]).toContain('promo');
    expect(before[1]).toBe(true);
    expect((await care(player, { kind: 'marketing_stop' })).status).toBe(200);
    expect(await wanted()).toEqual([['financial'], false]);
    expect((await record(player)).offersStopped).toBe(true);
    expect((await care(player, { kind: 'marketing_free' })).status).toBe(200);
    expect(await wanted()).toEqual(before);
    expect((await office.lettersTo(player.email)).filter((kind) => kind.startsWith('offers'))).toEqual([
      'offers_stopped',
      'offers_free',
    ]);
    const { rows: told } = await sql<{ text: string }>`
      select data ->> 'text' as text from notifications.events where player_id = ${player.id} and type = 'USER_MESSAGE'
       order by id`.execute(db());
    expect(told.map(({ text }) => text)).toEqual([offersWords(true, 'de'), offersWords(false, 'de')]);
  });

  it('writes what was noticed in the player’s language', async () => {
    const player = await noticed();
    await sql`update identity.players set language = 'fr' where id = ${player.id}`.execute(db());
    expect((await care(player, { kind: 'message' })).status).toBe(200);
    expect(
      (await care(player, { kind: 'suggest_limit', limit: 'time', period: 'day', amount: 5_400 })).status,
    ).toBe(200);
    const { rows } = await sql<{ kind: string; params: Record<string, string> }>`
      select kind, params from mail.letters where recipient = ${player.email} and kind in ('play_noticed', 'limit_suggested')
       order by kind`.execute(db());
    expect(rows.map(({ params }) => ({ ...params, url: null }))).toEqual([
      { what: 'le temps de jeu', amount: '1\u00A0h 30\u00A0min par jour', url: null },
      { text: 'Vous avez plusieurs fois demandé des limites plus élevées.', url: null },
    ]);
    const quiet = await office.newPlayer();
    expect((await care(quiet, { kind: 'message' })).status).toBe(409);
  });

  it('is done once under a key, and is in the record and the audit', async () => {
    const player = await noticed();
    const key = randomUUID();
    const call = { kind: 'call', reason: 'Reached; wants a limit.' };
    const answers = await Promise.all([1, 2].map(() => care(player, call, { key })));
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect((await care(player, call, { key })).status).toBe(200);
    expect((await record(player)).deeds).toEqual([
      expect.objectContaining({
        kind: 'call',
        reason: 'Reached; wants a limit.',
        operator: 'risk@parlour.example',
      }),
    ]);
    expect(await office.deeds(player.id)).toEqual(['risk protection.care Reached; wants a limit.']);
  });

  it('needs somebody, and a reason', async () => {
    expect((await care({ ...(await noticed()), id: randomUUID() }, { kind: 'call' })).status).toBe(404);
    expect((await care(await noticed(), { kind: 'call', reason: ' ' })).status).toBe(422);
  });
});

describe('where the law asks for something', () => {
  let strict: OfficeHarness;
  beforeAll(async () => {
    strict = await startOffice({ LICENCES: 'de' });
  });
  afterAll(() => strict.close());

  it('a case is closed after that alone', async () => {
    const cookie = await strict.enter('risk', ['risk']);
    const player = await strict.newPlayer();
    const { kernel, services } = strict.platform;
    for (let count = 0; count < 2; count += 1) {
      await sql`
        insert into protection.limit_changes (player_id, kind, period, step, currency, before, after, at)
        values (${player.id}, 'deposit', 'week', 'asked', 'EUR', 10000, 50000, now())`.execute(kernel.db);
    }
    await services.protection.lookAt(player.id);
    const path = `/api/office/v1/players/${player.id}`;
    const { data } = await strict.call('GET', `${path}/protection`, { cookie });
    const open = data?.open as { id: string; law: string; missing: string[] };
    expect(open).toMatchObject({ law: 'de', missing: ['message'] });
    const close = () =>
      strict.call('POST', `/api/office/v1/protection-cases/${open.id}/close`, {
        cookie,
        body: { outcome: 'done', reason: 'Written to.' },
      });
    expect(await close()).toMatchObject({ status: 409, code: 'care_missing', missing: ['message'] });
    await strict.call('POST', `${path}/care`, {
      cookie,
      key: randomUUID(),
      body: { kind: 'message', reason: 'As the law asks.' },
    });
    expect((await close()).status).toBe(204);
  });
});
