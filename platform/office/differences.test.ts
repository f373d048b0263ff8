import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openPool } from '@/tests/support/database';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let owner: pg.Pool;
let cookies: Record<'paul' | 'fay' | 'sue', string>;

const LIST = '/api/office/v1/differences';
const call = (method: string, path: string, cookie = '', body?: unknown) =>
  office.call(method, path, { cookie, body });
const close = (id: string, cookie = cookies.paul, reason = 'settled by hand') =>
  call('POST', `${LIST}/${id}/close`, cookie, { reason });

async function differing(subject: string, which = 'missing_here', state = 'open') {
  const { rows } = await owner.query<{ id: string }>(
    `insert into payments.differences (provider, kind, their_id, class, reference, theirs, theirs_currency, moved_at,
                                       found_at, state, ended_at)
     values ('sandbox', 'payment', $1, $2, 'd', 5000, 'EUR', now(), now(), $3, case when $3 = 'open' then null else now() end)
     returning id`,
    [subject, which, state],
  );
  return rows[0]?.id ?? '';
}

beforeAll(async () => {
  office = await startOffice({ PAYMENT_API_URL: 'http://127.0.0.1:9/payments' });
  owner = openPool(office.platform.databaseUrl);
  cookies = {
    paul: await office.enter('paul', ['payments']),
    fay: await office.enter('fay', ['finance']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(async () => {
  await owner.end();
  await office.close();
});

it('lists what differs, by state, class and the company’s name for it', async () => {
  const id = await differing('ch_listed');
  await differing('ch_other', 'amount');
  await differing('ch_over', 'missing_here', 'resolved');
  const list = await call('GET', `${LIST}?state=open&class=missing_here&q=CH_LIST`, cookies.fay);
  expect(list.data).toMatchObject([
    { id, subject: 'ch_listed', theirs: 5_000, ours: null, oursStatus: null, playerId: null, state: 'open' },
  ]);
  expect((await call('GET', `${LIST}?state=resolved`, cookies.fay)).data).toMatchObject([
    { subject: 'ch_over' },
  ]);
  expect((await call('GET', `${LIST}?q=${id}`, cookies.fay)).data).toHaveLength(1);
});

it('is closed by who may, once, with a reason, and that is written down', async () => {
  const id = await differing('ch_close');
  expect((await close(id, cookies.fay)).status).toBe(403);
  expect((await close(id, cookies.sue)).status).toBe(403);
  expect((await close(id, cookies.paul, ' ')).status).toBe(422);
  expect((await close(randomUUID())).status).toBe(404);
  expect((await close(id)).status).toBe(204);
  expect(await close(id)).toMatchObject({ status: 409, code: 'client_api_52' });
  expect((await call('GET', `${LIST}?state=closed`, cookies.fay)).data).toMatchObject([
    { id, reason: 'settled by hand', closedByEmail: 'paul@parlour.example' },
  ]);
  expect(await office.deeds(id)).toEqual(['paul payments.close-difference settled by hand']);
});

it('is not shown or taken away without the right; who takes it away is written down', async () => {
  for (const path of [LIST, `${LIST}/export`, `${LIST}/summary`]) {
    expect((await call('GET', path, cookies.sue)).status).toBe(403);
  }
  const table = await call('GET', `${LIST}/export`, cookies.fay);
  expect(table.text).toContain('missing_here,open,payment,sandbox,ch_listed,50.00,EUR,');
  const { rows } = await owner.query(
    "select 1 from audit.entries where action = 'office.export-differences'",
  );
  expect(rows).toHaveLength(1);
});

it('adds up, and says whether lists were read and the ledger holds', async () => {
  const before = await call('GET', `${LIST}/summary?days=7`, cookies.fay);
  expect(before.data).toMatchObject({ totals: [], companies: [], ledger: null });
  await office.platform.services.payments.books.read();
  await office.platform.services.ledger.checkAndNote();
  await owner.query(
    `insert into payments.movements (provider, movement_id, kind, their_id, reference, amount, currency, at, read_at)
     values ('sandbox', 'mv_1', 'payment', 'ch_listed', 'd', 5000, 'EUR', now(), now())`,
  );
  const { data } = await call('GET', `${LIST}/summary?days=7`, cookies.fay);
  expect(data).toMatchObject({
    totals: [{ kind: 'payment', currency: 'EUR', theirs: 5_000, theirsCount: 1, ours: 0, oursCount: 0 }],
    companies: [{ company: 'sandbox', listed: true, readAt: null, problem: expect.any(String) }],
    ledger: { holds: true, broken: [] },
  });
  expect(data?.open).toContainEqual({ class: 'amount', count: 1 });
});
