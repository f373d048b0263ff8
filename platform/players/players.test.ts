import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { TERMS_VERSION } from '@/lib/domain/terms';
import type { LetterQueue } from '@/platform/mail/kinds';
import { callAt } from '@/tests/support/call';
import { CONTACTS, PLAYABLE_PROFILE } from '@/tests/support/profile';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';
import { createPlayersService } from './service';

let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
});
afterAll(() => harness.close());

interface Player {
  playerId: string;
  cookie: string;
}

const call = (method: string, path: string, player?: Player, body?: object) =>
  callAt(harness.url, method, path, { ...(player && { cookie: player.cookie }), body });

async function newPlayer(): Promise<Player> {
  const email = `${randomUUID()}@player.test`;
  const { playerId, cookies } = await harness.services.identity.register(
    { email, password: 'Lantern-light-18', country: 'DE', language: 'de', ageConfirmed: true },
    { address: '203.0.113.9', userAgent: null, cookie: null, requestId: 'test' },
    { seeded: true },
  );
  return { playerId, cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') };
}

const save = (player: Player, body: object) => call('PATCH', '/api/v1/me/profile', player, body);
const profile = async (player: Player) => (await call('GET', '/api/v1/me/profile', player)).data;
const eventsOf = (player: Player) => harness.services.players.events(player.playerId);
const lock = ({ playerId }: Player) =>
  harness.kernel.db.transaction().execute((trx) => harness.services.players.lock(trx, playerId));

describe('what a player tells', () => {
  it('is empty at first, and saved step by step', async () => {
    const player = await newPlayer();
    expect(await profile(player)).toEqual({
      name: null,
      surname: null,
      birthday: null,
      sex: null,
      address: null,
      city: null,
      postcode: null,
      phone: null,
      timezone: null,
      locked: false,
    });
    expect((await call('GET', '/api/v1/me/requirements', player)).data).toEqual({
      profile: ['name', 'surname', 'birthday', 'sex'],
      contacts: ['address', 'city', 'postcode', 'phone'],
      next: 'profile',
      play: [],
    });
    const second = await save(player, PLAYABLE_PROFILE);
    expect(second).toMatchObject({ status: 200, data: { ...PLAYABLE_PROFILE, phone: null } });
    expect((await call('GET', '/api/v1/me/requirements', player)).data).toMatchObject({
      profile: [],
      next: 'contacts',
    });
    const { code, phone, ...rest } = CONTACTS;
    expect(await save(player, CONTACTS)).toMatchObject({
      status: 200,
      data: { ...rest, phone: { code, number: phone } },
    });
    expect((await call('GET', '/api/v1/me/requirements', player)).data).toMatchObject({
      profile: [],
      contacts: [],
      next: null,
    });
  });

  it('sent twice at once is stored once, and told once', async () => {
    const player = await newPlayer();
    const answers = await Promise.all([1, 2, 3].map(() => save(player, PLAYABLE_PROFILE)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await eventsOf(player)).map(({ field }) => field).sort()).toEqual([
      'birthday',
      'name',
      'sex',
      'surname',
    ]);
  });

  it('of two birthdays at once one is stored, and the other refused', async () => {
    const player = await newPlayer();
    const answers = await Promise.all(
      ['1990-01-01', '1991-01-01'].map((birthday) => save(player, { birthday })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await eventsOf(player)).toHaveLength(1);
  });

  it('changes before documents prove it, but for the birthday', async () => {
    const player = await newPlayer();
    await save(player, PLAYABLE_PROFILE);
    expect(await save(player, { name: 'Norah' })).toMatchObject({ status: 200, data: { name: 'Norah' } });
    expect(await save(player, { birthday: '1990-04-13', name: 'Nora' })).toMatchObject({
      status: 409,
      body: { code: 'client_api_5', fields: { birthday: 'locked' } },
    });
    expect(await profile(player)).toMatchObject({ name: 'Norah', birthday: '1990-04-12' });
    const { rows } = await harness.kernel.pool.query(
      `select before, after from audit.entries where action = 'players.profile' and subject = $1
        order by id desc limit 1`,
      [player.playerId],
    );
    expect(rows).toEqual([{ before: { name: 'Nora' }, after: { name: 'Norah' } }]);
  });

  it('is locked once proven: only what is missing can be told', async () => {
    const player = await newPlayer();
    await save(player, PLAYABLE_PROFILE);
    await lock(player);
    await lock(player);
    expect(await save(player, { ...PLAYABLE_PROFILE, surname: 'Other' })).toMatchObject({
      status: 409,
      body: { fields: { surname: 'locked' } },
    });
    expect((await save(player, PLAYABLE_PROFILE)).status).toBe(200);
    expect(await save(player, CONTACTS)).toMatchObject({
      status: 200,
      data: { locked: true, city: 'Leipzig' },
    });
    expect((await save(player, { city: 'Halle' })).status).toBe(409);
    expect((await eventsOf(player)).filter(({ field }) => field === 'lock')).toHaveLength(1);
  });

  it.each(['pending', 'verified'])('stays as documents show it while they are %s', async (status) => {
    const player = await newPlayer();
    await save(player, PLAYABLE_PROFILE);
    await harness.kernel.pool.query(
      `with made as (insert into verification.cases (player_id) values ($1) returning player_id)
       insert into verification.steps (player_id, step, status, submitted_at)
       select player_id, 'address', $2, now() from made`,
      [player.playerId, status],
    );
    expect(await save(player, { surname: 'Other' })).toMatchObject({
      status: 409,
      body: { fields: { surname: 'locked' } },
    });
    expect((await save(player, CONTACTS)).status).toBe(200);
    expect(await save(player, { postcode: '04110' })).toMatchObject({
      status: 409,
      body: { fields: { postcode: 'locked' } },
    });
    expect((await save(player, { phone: '15112345679', code: '49' })).status).toBe(200);
  });

  it('is refused as the rules say, and nothing of it is stored', async () => {
    const player = await newPlayer();
    expect(await save(player, { ...PLAYABLE_PROFILE, name: '***' })).toMatchObject({
      status: 422,
      body: { code: 'client_api_65', fields: { name: 'invalid' } },
    });
    expect(await profile(player)).toMatchObject({ name: null, surname: null });
  });

  it('is nobody else’s to read or change', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    await save(player, PLAYABLE_PROFILE);
    expect(await profile(other)).toMatchObject({ name: null });
    await save(other, { name: 'Other' });
    expect(await profile(player)).toMatchObject({ name: 'Nora' });
    for (const [method, path] of [
      ['GET', '/api/v1/me/profile'],
      ['PATCH', '/api/v1/me/profile'],
      ['GET', '/api/v1/me/requirements'],
      ['POST', '/api/v1/me/terms'],
    ] as const) {
      const {
        status,
        body: { code },
      } = await call(method, path, undefined, method === 'GET' ? undefined : {});
      expect([path, status, code]).toEqual([path, 401, 'client_api_27']);
    }
  });
});

describe('support', () => {
  const letters: Parameters<LetterQueue['queue']>[1][] = [];
  const withLetters = () =>
    createPlayersService(harness.kernel, {
      identity: harness.services.identity,
      mail: {
        queue: (_trx, letter) => {
          letters.push(letter);
          return Promise.resolve();
        },
      },
    });

  it('changes what is locked, with a reason, and the player gets a letter', async () => {
    const player = await newPlayer();
    await save(player, PLAYABLE_PROFILE);
    await lock(player);
    const by = { operatorId: 'op-1', reason: 'Marriage certificate seen', words: 'Wie gewünscht.' };
    const changed = await harness.kernel.db
      .transaction()
      .execute((trx) =>
        withLetters().changeBySupport(
          trx,
          player.playerId,
          { surname: 'Berg', birthday: '1990-04-21', name: 'Nora' },
          by,
        ),
      );
    expect(changed).toEqual(['surname', 'birthday']);
    expect(await profile(player)).toMatchObject({ surname: 'Berg', birthday: '1990-04-21', locked: true });
    expect((await eventsOf(player))[0]).toMatchObject({
      kind: 'operator',
      operator: 'op-1',
      before: '1990-04-12',
      after: '1990-04-21',
      reason: by.reason,
    });
    expect(letters).toEqual([
      expect.objectContaining({
        kind: 'profile_changed',
        playerId: player.playerId,
        language: 'de',
        params: {
          fields: 'Nachname, Geburtsdatum',
          reason: 'Wie gewünscht.',
          url: expect.stringMatching(/\/de\/account\/profile\/main$/),
        },
      }),
    ]);
    const { rows } = await harness.kernel.pool.query(
      `select count(*)::int as n from audit.entries where action = 'players.change' and subject = $1`,
      [player.playerId],
    );
    expect(rows[0].n).toBe(1);
  });
});

describe('settings', () => {
  it('keep a time zone of the world, and no other one', async () => {
    const player = await newPlayer();
    expect((await call('PATCH', '/api/v1/me', player, { timezone: 'Europe/Berlin' })).status).toBe(200);
    expect(await profile(player)).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(
      await call('PATCH', '/api/v1/me', player, { timezone: 'Mars/Olympus', language: 'fr' }),
    ).toMatchObject({
      status: 422,
      body: { code: 'client_api_69', fields: { timezone: 'invalid' } },
    });
    expect(await call('PATCH', '/api/v1/me', player, { language: 'xx' })).toMatchObject({
      status: 422,
      body: { code: 'client_api_64' },
    });
    expect((await call('GET', '/api/v1/me', player)).data).toMatchObject({ language: 'de' });
  });
});

describe('terms', () => {
  it('are accepted by the registration, with version and time', async () => {
    const player = await newPlayer();
    expect((await call('GET', '/api/v1/me', player)).data).toMatchObject({ termsDue: false });
    expect(await harness.services.players.acceptances(player.playerId)).toEqual([
      { version: TERMS_VERSION, acceptedAt: expect.any(Date), how: 'registration' },
    ]);
  });

  it('that are new are asked for once', async () => {
    const player = await newPlayer();
    // As if these terms were newer than the account: the running platform itself may never forget an acceptance.
    const owner = new pg.Client({ connectionString: harness.databaseUrl });
    await owner.connect();
    await owner.query('delete from players.terms_acceptances where player_id = $1', [player.playerId]);
    await owner.end();
    expect((await call('GET', '/api/v1/me', player)).data).toMatchObject({ termsDue: true });
    expect(await call('POST', '/api/v1/me/terms', player, { version: '2020-01-01' })).toMatchObject({
      status: 409,
      body: { code: 'client_api_5' },
    });
    const twice = await Promise.all(
      [1, 2].map(() => call('POST', '/api/v1/me/terms', player, { version: TERMS_VERSION })),
    );
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    expect((await call('GET', '/api/v1/me', player)).data).toMatchObject({ termsDue: false });
    expect(await harness.services.players.acceptances(player.playerId)).toHaveLength(1);
  });
});
