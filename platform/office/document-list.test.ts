import { sql } from 'kysely';
import { handInDocuments, startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { PLAYABLE_PROFILE } from '@/tests/support/profile';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'vera' | 'sue', string>;
let nora: { id: string; email: string };
let ben: { id: string; email: string };

const NOVEMBER = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const list = (query: string, cookie = cookies.vera) =>
  office.call('GET', `/api/office/v1/documents?${query}`, { cookie });
/** Whose steps are listed, as `nora identity`. */
const listed = async (query: string) => {
  const { status, data } = await list(query);
  expect(status).toBe(200);
  return (data ?? []).map(({ playerId, step }) => `${playerId === nora.id ? 'nora' : 'ben'} ${String(step)}`);
};

beforeAll(async () => {
  office = await startOffice();
  cookies = {
    vera: await office.enter('vera', ['verification']),
    sue: await office.enter('sue', ['support']),
  };
  nora = await office.newPlayer('nora');
  ben = await office.newPlayer('ben');
  const { players, verification } = office.platform.services;
  const { db } = office.platform.kernel;
  await players.saveProfile(nora.id, PLAYABLE_PROFILE, 'test');
  await sql`update identity.players set country = 'SE' where id = ${nora.id}::uuid`.execute(db);
  await handInDocuments(office, nora.id, 'identity', NOVEMBER(3));
  await handInDocuments(office, nora.id, 'address', NOVEMBER(5));
  await handInDocuments(office, ben.id, 'identity', NOVEMBER(4));
  await handInDocuments(office, ben.id, 'payment', NOVEMBER(6));
  await db.transaction().execute((trx) =>
    verification.decide(trx, {
      playerId: ben.id,
      step: 'payment',
      decision: 'reject',
      reason: 'cropped',
      submittedAt: NOVEMBER(6).toISOString(),
      operatorId: 'vera',
    }),
  );
});
afterAll(() => office.close());

it('names whose documents they are', async () => {
  const { data, meta } = await list('status=pending&per_page=1');
  expect(data).toEqual([
    {
      playerId: nora.id,
      email: nora.email,
      name: 'Nora',
      surname: 'Lindqvist',
      country: 'SE',
      step: 'identity',
      status: 'pending',
      submittedAt: NOVEMBER(3).toISOString(),
      decidedAt: null,
      files: 1,
      held: 0,
    },
  ]);
  expect(meta).toEqual({ page: 1, perPage: 1, total: 3, more: false, lastPage: 3 });
});

it.each([
  ['', ['nora identity', 'ben identity', 'nora address', 'ben payment']],
  ['status=pending', ['nora identity', 'ben identity', 'nora address']],
  ['status=rejected', ['ben payment']],
  ['step=identity', ['nora identity', 'ben identity']],
  ['country=SE', ['nora identity', 'nora address']],
  ['submitted_from=2026-11-04&submitted_to=2026-11-05', ['ben identity', 'nora address']],
  ['q=lindqv', ['nora identity', 'nora address']],
  ['q=ben-', ['ben identity', 'ben payment']],
  ['q=%25', []],
  ['order=desc', ['ben payment', 'nora address', 'ben identity', 'nora identity']],
  ['sort=email&order=asc', ['ben identity', 'ben payment', 'nora identity', 'nora address']],
  ['sort=step&order=asc', ['nora address', 'nora identity', 'ben identity', 'ben payment']],
  ['sort=country&order=desc', ['nora identity', 'nora address', 'ben identity', 'ben payment']],
  ['per_page=3&page=2', ['ben payment']],
])('lists %j', async (query, expected) => {
  expect(await listed(query)).toEqual(expected);
});

it('finds by the whole id', async () => {
  expect(await listed(`q=${ben.id}`)).toEqual(['ben identity', 'ben payment']);
});

it.each([
  'step=face',
  'status=open',
  'sort=password',
  'order=up',
  'page=0',
  'country=se',
  'submitted_to=today',
])('refuses %s', async (query) => {
  expect((await list(query)).status).toBe(400);
});

it('leaves as a table for who may take it, and it is written down', async () => {
  const path =
    '/api/office/v1/documents/export?status=rejected&submitted_from=2026-11-01&submitted_to=2026-11-30';
  expect((await office.call('GET', path, { cookie: cookies.sue })).status).toBe(403);
  const answer = await office.call('GET', path, { cookie: cookies.vera });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="documents.csv"');
  const [heading, row, end] = answer.text.split('\r\n');
  expect(heading).toBe('player,email,name,surname,country,step,status,submitted,decided,files');
  expect(row).toMatch(new RegExp(`^${ben.id},ben-[^,]*,,,DE,payment,rejected,2026-11-06T12:00:00.000Z,`));
  expect(end).toBe('');
  const { rows } = await sql<{ actor: string; after: unknown }>`
    select actor, after from audit.entries where action = 'office.export-documents'`.execute(
    office.platform.kernel.db,
  );
  const range = {
    from: '2026-11-01T00:00:00.000Z',
    before: '2026-12-01T00:00:00.000Z',
    sort: 'submitted',
    descending: false,
  };
  expect(rows).toEqual([{ actor: 'vera', after: { ...range, rows: 1, status: 'rejected' } }]);
});
