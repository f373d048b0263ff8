import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'support' | 'risk' | 'administrator' | 'payments', string>;

const call: OfficeHarness['call'] = (...asked) => office.call(...asked);
const newPlayer = (start?: string) => office.newPlayer(start);

beforeAll(async () => {
  office = await startOffice();
  cookies = {
    support: await office.enter('sue', ['support']),
    risk: await office.enter('rob', ['risk']),
    administrator: await office.enter('ada', ['administrator']),
    payments: await office.enter('pat', ['payments']),
  };
});
afterAll(() => office.close());

const idsOf = ({ data }: { data?: Record<string, unknown>[] }) => (data ?? []).map(({ id }) => id);

it('pages through the audit, which keeps to its filters', async () => {
  const { id } = await newPlayer();
  for (const text of ['one', 'two', 'three']) {
    await call('POST', `/api/office/v1/players/${id}/notes`, {
      cookie: cookies.support,
      body: { text },
      key: randomUUID(),
    });
  }
  const ask = (more: string) =>
    call('GET', `/api/office/v1/audit?actor=sue&action=office.${more}`, { cookie: cookies.risk });
  const first = await ask('');
  expect(first.data?.length).toBeGreaterThan(2);
  expect(
    first.data?.every(({ actor, action }) => actor === 'sue' && String(action).startsWith('office.')),
  ).toBe(true);
  const rest = await ask('&per_page=2&page=2');
  expect(idsOf(rest)).toEqual(idsOf(first).slice(2, 4));

  // What happened to one player goes on after the last entry that was read.
  const whole = await call('GET', `/api/office/v1/players/${id}/history`, { cookie: cookies.support });
  const after = await call(
    'GET',
    `/api/office/v1/players/${id}/history?cursor=${String(whole.data?.[1]?.id)}`,
    {
      cookie: cookies.support,
    },
  );
  expect(idsOf(whole).length).toBeGreaterThan(3);
  expect(idsOf(after)).toEqual(idsOf(whole).slice(2));
});

it('shows letters without what they say, and sends again only what failed', async () => {
  const player = await newPlayer();
  await call('POST', `/api/office/v1/players/${player.id}/block`, {
    cookie: cookies.support,
    body: { reason: 'a test', words: 'We check something.' },
  });
  const { data } = await call('GET', `/api/office/v1/letters?player=${player.id}`, {
    cookie: cookies.support,
  });
  expect(data?.[0]).toMatchObject({ kind: 'account_blocked', recipient: player.email });
  expect(JSON.stringify(data)).not.toMatch(/token|http/);
  const retry = await call('POST', `/api/office/v1/letters/${String(data?.[0]?.id)}/retry`, {
    cookie: cookies.support,
  });
  expect(retry.status).toBe(404);
});

it('lets a second operator agree, and never the one who asked', async () => {
  const { approvals, operators } = office.platform.services;
  let done = 0;
  approvals.define({
    name: 'test.office',
    parameters: z.object({ amount: z.int() }),
    waitsMs: 60_000,
    approvers: (trx) => operators.idsWith(trx, 'decide:approvals'),
    obstacle: () => Promise.resolve(null),
    carryOut: () => {
      done += 1;
      return Promise.resolve();
    },
  });
  const { id } = await approvals.ask({
    action: 'test.office',
    subject: randomUUID(),
    parameters: { amount: 5 },
    askedBy: 'rob',
    reason: 'a complaint',
    requestId: randomUUID(),
  });
  const { data } = await call('GET', '/api/office/v1/approvals', { cookie: cookies.risk });
  expect(data).toContainEqual(expect.objectContaining({ id, askedByEmail: 'rob@parlour.example' }));
  const decide = (cookie: string, how: string) =>
    call('POST', `/api/office/v1/approvals/${id}/${how}`, { cookie, body: { reason: 'looked at' } });
  expect((await decide(cookies.support, 'approve')).status).toBe(403);
  expect((await decide(cookies.risk, 'approve')).status).toBe(403);
  expect((await decide(cookies.payments, 'approve')).status).toBe(204);
  expect((await decide(cookies.administrator, 'reject')).status).toBe(409);
  expect(done).toBe(1);
});
