import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { GOOD_PASSWORD } from '@/tests/support/identity-harness';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';

jest.setTimeout(60_000);

let office: OfficeHarness;
/** Another instance over the same database. */
let other: TestPlatform;
let cookies: Record<'rita' | 'ron' | 'sue' | 'bob', string>;
const BOOKS = '/api/office/v1/rule-books';

beforeAll(async () => {
  // `LICENCES` alone starts the registers.
  office = await startOffice({ LICENCES: 'gb' });
  other = await startTestPlatform({ env: { LICENCES: 'gb' }, databaseUrl: office.platform.databaseUrl });
  cookies = {
    rita: await office.enter('rita', ['risk']),
    ron: await office.enter('ron', ['risk']),
    sue: await office.enter('sue', ['support']),
    bob: await office.enter('bob', ['bonus']),
  };
});
afterAll(async () => {
  await other.close();
  await office.close();
});

const ask = (body: object, cookie = cookies.rita) =>
  office.call('POST', BOOKS, { cookie, body: { reason: 'The licence.', ...body } });
const decide = (request: unknown, what: 'approve' | 'reject' | 'withdraw', cookie = cookies.ron) =>
  office.call('POST', `/api/office/v1/approvals/${String(request)}/${what}`, {
    cookie,
    body: { reason: 'Seen.' },
  });
interface CountryJson {
  country: string;
  book: string;
  rules: string;
  source: string;
  planned: { book: string } | null;
  decisions: { book: string; by: string }[];
}
const shown = async () => {
  const { data } = await office.call('GET', BOOKS, { cookie: cookies.sue });
  return data as unknown as { countries: CountryJson[]; asked: { country: string; request: string }[] };
};
const countryOf = async (country: string) => (await shown()).countries.find((one) => one.country === country);
/** Both people, one after the other. */
async function set(body: object) {
  const { status, data } = await ask(body);
  expect(status).toBe(200);
  expect((await decide(data?.['request'], 'approve')).status).toBe(204);
}
const codeAt = (platform: TestPlatform, country: string) => platform.services.jurisdictions.codeOf(country);
/** Until the other instance has heard of it. */
async function heard(country: string, code: string) {
  const until = Date.now() + 10_000;
  while (codeAt(other, country) !== code && Date.now() < until) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
  expect(codeAt(other, country)).toBe(code);
}
async function newPlayer(country: string) {
  const player = await office.newPlayer();
  await sql`update identity.players set country = ${country} where id = ${player.id}`.execute(
    office.platform.kernel.db,
  );
  return player;
}
const deposit = (cookie: string) =>
  office.call('POST', '/api/v1/deposits', {
    cookie,
    key: randomUUID(),
    body: { method: 'card', amount: 5_000 },
  });

it('begins with the licences of the environment', async () => {
  expect((await shown()).countries).toEqual([
    {
      country: 'GB',
      book: 'gb',
      rules: 'gb',
      source: 'licence',
      since: null,
      planned: null,
      decisions: [],
    },
  ]);
});

it('is asked for by one, agreed to by another one, and holds on both instances at once', async () => {
  const { data, status } = await ask({ country: 'AT', book: 'de' });
  expect(status).toBe(200);
  const request = data?.['request'];
  expect(await shown()).toMatchObject({ asked: [{ country: 'AT', book: 'de', from: null, request }] });
  expect([codeAt(office.platform, 'AT'), codeAt(other, 'AT')]).toEqual(['base', 'base']);
  // Whoever asked does not agree; nor does who may not ask; and a second one does not ask meanwhile.
  expect((await decide(request, 'approve', cookies.rita)).status).toBe(403);
  expect((await decide(request, 'approve', cookies.bob)).status).toBe(403);
  expect((await ask({ country: 'AT', book: 'se' }, cookies.ron)).status).toBe(409);
  expect(codeAt(office.platform, 'AT')).toBe('base');

  expect((await decide(request, 'approve')).status).toBe(204);
  expect(codeAt(office.platform, 'AT')).toBe('de');
  await heard('AT', 'de');
  expect(await countryOf('AT')).toMatchObject({
    book: 'de',
    source: 'operator',
    decisions: [{ book: 'de', by: 'rita@parlour.example', reason: 'The licence.' }],
  });
  const { rows } = await sql<{ before: unknown; after: unknown }>`
    select before, after from audit.entries where action = 'jurisdictions.set-book' and subject = 'AT'`.execute(
    office.platform.kernel.db,
  );
  expect(rows).toMatchObject([{ before: { book: 'base' }, after: { book: 'de' } }]);
  expect(await office.deeds('AT')).toEqual([
    'rita approvals.asked The licence.',
    'rita approvals.refused Seen.',
    'bob approvals.refused Seen.',
    'ron approvals.approved Seen.',
    'rita jurisdictions.set-book The licence.',
  ]);
});

it('leaves a session of play that runs as it began, and holds in the next one', async () => {
  const player = await newPlayer('BE');
  const { db } = office.platform.kernel;
  const { protection } = office.platform.services;
  const begin = async () => {
    const { slotMs, mostStake, oneGame } = await db
      .transaction()
      .execute((trx) => protection.beginPlay(trx, { playerId: player.id, country: 'BE' }, 'EUR'));
    return { slotMs, mostStake, oneGame };
  };
  const base = { slotMs: 2_500, mostStake: null, oneGame: false };
  expect(await begin()).toEqual(base);
  await set({ country: 'BE', book: 'de' });
  expect(await begin()).toEqual(base);
  await protection.endPlay(db, player.id);
  expect(await begin()).toEqual({ slotMs: 5_000, mostStake: 100n, oneGame: true });
});

it('is read anew by an instance that starts', async () => {
  const third = await startTestPlatform({
    env: { LICENCES: 'gb' },
    databaseUrl: office.platform.databaseUrl,
  });
  expect([codeAt(third, 'AT'), codeAt(third, 'GB')]).toEqual(['de', 'gb']);
  await third.close();
  // The law asks a register: an instance that can ask none does not start.
  await expect(
    startTestPlatform({ env: { REGISTER_API_KEY: '' }, databaseUrl: office.platform.databaseUrl }),
  ).rejects.toThrow('REGISTER_API_KEY is required');
});

it('says before whom it concerns, and what they would be told', async () => {
  await newPlayer('CH');
  const closed = await newPlayer('CH');
  await sql`update identity.players set status = 'blocked' where id = ${closed.id}`.execute(
    office.platform.kernel.db,
  );
  const preview = (query: string, cookie = cookies.rita) =>
    office.call('GET', `${BOOKS}/preview?${query}`, { cookie });
  expect((await preview('country=CH&book=se')).data).toMatchObject({
    before: 'base',
    players: 1,
    ownBook: null,
    told: expect.arrayContaining(['Other rules hold for new bonuses.']) as string[],
  });
  expect((await preview('country=DE&book=base')).data).toMatchObject({ ownBook: 'de', told: [] });
  expect((await preview('country=CH&book=none')).data).toMatchObject({
    told: [expect.stringContaining('it can be withdrawn at any time')],
  });
  expect((await preview('country=CH&book=se', cookies.sue)).status).toBe(403);
  expect((await preview('country=ch&book=se')).status).toBe(400);
  expect((await preview('country=CH&book=xx')).status).toBe(400);
});

it('lets nobody pay in or open an account where there is no licence any more; money can be taken out', async () => {
  const player = await newPlayer('FR');
  expect((await deposit(player.cookie)).code).not.toBe('country_closed');
  await set({ country: 'FR', book: 'none' });
  expect(await deposit(player.cookie)).toMatchObject({ status: 403, code: 'country_closed' });
  const session = { playerId: player.id, country: 'FR' };
  const { jurisdictions } = office.platform.services;
  await expect(jurisdictions.refuseUnproved(session, 'play', null)).rejects.toMatchObject({
    code: 'country_closed',
  });
  // Nor where somebody is, whatever country they named.
  await expect(
    jurisdictions.refuseUnproved({ ...session, country: 'CH' }, 'play', 'FR'),
  ).rejects.toMatchObject({ code: 'country_closed' });
  await expect(jurisdictions.refuseUnproved(session, 'withdraw', null)).rejects.toMatchObject({
    code: 'client_api_56',
  });
  const body = {
    email: `${randomUUID()}@example.com`,
    password: GOOD_PASSWORD,
    country: 'FR',
    currency: 'EUR',
    ageConfirmed: true,
  };
  expect(await office.call('POST', '/api/v1/auth/register', { body })).toMatchObject({
    status: 403,
    code: 'client_api_40',
  });
  expect(await countryOf('FR')).toMatchObject({ book: 'none', rules: 'base' });
  await set({ country: 'FR', book: 'base' });
  expect((await deposit(player.cookie)).code).not.toBe('country_closed');
});

it('holds from a later day where that was asked for, unless something else is decided before', async () => {
  const from = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  await set({ country: 'ES', book: 'de', from });
  expect(await countryOf('ES')).toMatchObject({ book: 'base', planned: { book: 'de', from } });
  const lawAt = (moment: number) =>
    office.platform.services.jurisdictions.playLaw('ES', new Date(moment)).code;
  const edge = Date.parse(from);
  expect([lawAt(edge - 1), lawAt(edge)]).toEqual(['base', 'de']);
  // The base holds already, and yet it can be decided: it takes the place of what was planned.
  await set({ country: 'ES', book: 'base' });
  expect(await countryOf('ES')).toMatchObject({ book: 'base', planned: null });
  expect(lawAt(edge)).toBe('base');
});

it('looks again at what holds when a colleague agrees', async () => {
  const { data } = await ask({ country: 'IT', book: 'se' });
  const { db } = office.platform.kernel;
  await sql`
    insert into jurisdictions.rule_books (country, book, applies_from, reason, asked_by, decided_at)
    values ('IT', 'dk', now(), 'Meanwhile.', 'x', now())`.execute(db);
  expect((await decide(data?.['request'], 'approve')).status).toBe(409);
  expect((await decide(data?.['request'], 'withdraw', cookies.rita)).status).toBe(204);
  const late = { country: 'NO', book: 'se', from: new Date(Date.now() - 1).toISOString() } as const;
  const { books } = office.platform.services.jurisdictions;
  const said = db
    .transaction()
    .execute((trx) => books.obstacle(trx, { ...late, before: 'base', last: null }));
  expect(await said).toBe('the day from which it was to hold is over');
});

it.each([
  ['a country that there is not', { country: 'XX', book: 'de' }, 422],
  ['no code of a country', { country: "A'", book: 'de' }, 422],
  ['small letters', { country: 'at', book: 'de' }, 422],
  ['a book that there is not', { country: 'SI', book: 'mars' }, 422],
  ['a prototype', { country: 'SI', book: '__proto__' }, 422],
  ['what holds already', { country: 'GB', book: 'gb' }, 422],
  ['a day that is over', { country: 'SI', book: 'de', from: '2020-01-01T00:00:00.000Z' }, 422],
  ['a day in years', { country: 'SI', book: 'de', from: '2999-01-01T00:00:00.000Z' }, 422],
  ['no day', { country: 'SI', book: 'de', from: 'soon' }, 422],
  ['no reason', { country: 'SI', book: 'de', reason: ' ' }, 422],
])('%s is refused', async (_what, body, status) => {
  expect((await ask(body)).status).toBe(status);
});

it('is asked for by who may; what was decided stays', async () => {
  expect((await ask({ country: 'SI', book: 'de' }, cookies.sue)).status).toBe(403);
  expect((await office.call('GET', BOOKS, { cookie: cookies.bob })).status).toBe(403);
  for (const change of [
    sql`update jurisdictions.rule_books set book = 'base'`,
    sql`delete from jurisdictions.rule_books`,
  ])
    await expect(change.execute(office.platform.kernel.db)).rejects.toThrow();
});
