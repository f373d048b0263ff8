import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'support' | 'risk', string>;

const call: OfficeHarness['call'] = (...asked) => office.call(...asked);
const newPlayer = (start?: string) => office.newPlayer(start);

beforeAll(async () => {
  office = await startOffice();
  cookies = {
    support: await office.enter('sue', ['support']),
    risk: await office.enter('rob', ['risk']),
  };
});
afterAll(() => office.close());

const list = (query: string, cookie = cookies.support) =>
  call('GET', `/api/office/v1/players?${query}`, { cookie });
const idsOf = ({ data }: { data?: Record<string, unknown>[] }) => (data ?? []).map(({ id }) => id);

describe('the list of players', () => {
  it('finds by a part of the address, the name and the id', async () => {
    const player = await newPlayer('needle');
    await office.platform.services.players.saveProfile(
      player.id,
      { name: 'Zoë', surname: 'Haystack', birthday: '1990-01-01', sex: 'f' },
      randomUUID(),
    );
    for (const text of [player.email.slice(0, 20), 'zoë haystack', 'HAYST', player.id]) {
      expect(idsOf(await list(`q=${encodeURIComponent(text)}`))).toEqual([player.id]);
    }
    expect(idsOf(await list('q=%25'))).toEqual([]);
    expect(idsOf(await list('q=_eedle'))).toEqual([]);
  });

  it('filters, sorts and pages', async () => {
    const [first, second] = [await newPlayer('aaa-pages'), await newPlayer('bbb-pages')];
    expect(idsOf(await list('q=-pages&sort=email&order=asc'))).toEqual([first.id, second.id]);
    expect(idsOf(await list('q=-pages&sort=created&order=desc'))).toEqual([second.id, first.id]);
    const page = await list('q=-pages&sort=email&order=asc&per_page=1&page=2');
    expect([idsOf(page), page.meta]).toEqual([
      [second.id],
      { page: 2, perPage: 1, total: 2, more: false, lastPage: 2 },
    ]);
    expect(idsOf(await list('q=-pages&country=SE'))).toEqual([]);
    expect(idsOf(await list('q=-pages&status=blocked'))).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(idsOf(await list(`q=-pages&created_from=${today}&created_to=${today}`))).toHaveLength(2);
    expect(idsOf(await list('q=-pages&created_to=2020-01-01'))).toEqual([]);
  });

  it.each(['sort=password', 'order=up', 'page=0', 'per_page=101', 'country=de', 'created_from=yesterday'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );

  it('leaves as a table for who may take it, and it is written down', async () => {
    const player = await newPlayer('taken');
    const told = { name: 'Ann', surname: 'Otter', birthday: '1990-01-01', sex: 'f' };
    await office.platform.services.players.saveProfile(player.id, told, randomUUID());
    const formula = sql`update players.profiles set name = '=1+1' where player_id = ${player.id}::uuid`;
    await formula.execute(office.platform.kernel.db);
    const path = '/api/office/v1/players/export?q=taken-&created_from=2020-01-01&order=asc';
    expect((await call('GET', path, { cookie: cookies.support })).status).toBe(403);
    const answer = await call('GET', path, { cookie: cookies.risk });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="players.csv"');
    expect(answer.text.split('\r\n')[1]).toMatch(
      new RegExp(`^${player.id},taken-[^,]*,'=1\\+1,Otter,active,DE,EUR,`),
    );
    const { rows } = await sql<{ after: unknown }>`
      select after from audit.entries where action = 'office.export' and actor = 'rob'`.execute(
      office.platform.kernel.db,
    );
    const range = { from: '2020-01-01T00:00:00.000Z', sort: 'created', descending: false };
    expect(rows).toEqual([{ after: { rows: 1, text: 'taken-', ...range } }]);
  });
});
