import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

jest.setTimeout(60_000);

let office: OfficeHarness;
let cookies: Record<'support' | 'risk' | 'administrator' | 'auditor', string>;

beforeAll(async () => {
  office = await startOffice();
  cookies = {
    support: await office.enter('sue', ['support']),
    risk: await office.enter('rob', ['risk']),
    administrator: await office.enter('ada', ['administrator']),
    auditor: await office.enter('abe', ['auditor', 'finance']),
  };
  for (const [name, waitsMs] of [
    ['test.list', 60_000],
    ['test.over', 1],
  ] as const) {
    office.platform.services.approvals.define({
      name,
      parameters: z.object({ amount: z.int() }),
      waitsMs,
      approvers: (trx) => office.platform.services.operators.idsWith(trx, 'decide:approvals'),
      obstacle: () => Promise.resolve(null),
      carryOut: () => Promise.resolve(),
    });
  }
});
afterAll(() => office.close());

const get = (path: string, cookie = cookies.administrator) =>
  office.call('GET', `/api/office/v1/${path}`, { cookie });
const of = ({ data }: { data?: Record<string, unknown>[] }, field: string) =>
  (data ?? []).map((row) => row[field]);
const lines = ({ text }: { text: string }) => text.trimEnd().split('\r\n');
const note = (playerId: string, cookie = cookies.support) =>
  office.call('POST', `/api/office/v1/players/${playerId}/notes`, {
    cookie,
    body: { text: 'hm' },
    key: randomUUID(),
  });
const ask = (reason: string, askedBy = 'rob', action = 'test.list') =>
  office.platform.services.approvals.ask({
    action,
    subject: randomUUID(),
    parameters: { amount: 5 },
    askedBy,
    reason,
    requestId: randomUUID(),
  });
/** What was written down about who took a list. */
const taken = async (action: string) => {
  const { rows } = await sql<{ actor: string; subject: string | null; after: unknown }>`
    select actor, subject, after from audit.entries where action = ${action} order by id`.execute(
    office.platform.kernel.db,
  );
  return rows;
};
const today = () => new Date().toISOString().slice(0, 10);

describe('the audit', () => {
  it('keeps to who, what, to whom and when', async () => {
    const player = await office.newPlayer();
    await note(player.id);
    await note(player.id, cookies.risk);
    const about = `audit?about=${player.id}`;
    expect(of(await get(`${about}&action=office.note`), 'actor')).toEqual(['rob', 'sue']);
    expect(of(await get(`${about}&action=office.note&order=asc`), 'actor')).toEqual(['sue', 'rob']);
    expect(of(await get(`${about}&actor=sue@parlour`), 'action')).toEqual(['office.note']);
    expect(of(await get(`${about}&actor=rob`), 'action')).toEqual(['office.note']);
    expect(of(await get(`${about}&actor=${player.id}`), 'kind')).toContain('player');
    expect(of(await get(`${about}&kind=player`), 'action')).toContain('identity.register');
    expect(of(await get(`${about}&kind=operator&sort=actor&order=asc`), 'actor')).toEqual(['rob', 'sue']);
    expect(of(await get(`${about}&actor=nobody`), 'id')).toEqual([]);
    const whole = await get(about);
    expect(of(await get(`${about}&from=${today()}&to=${today()}`), 'id')).toEqual(of(whole, 'id'));
    expect(of(await get(`${about}&to=2020-01-01`), 'id')).toEqual([]);
    const page = await get(`${about}&kind=operator&per_page=1&page=2`);
    expect([of(page, 'actor'), page.meta]).toEqual([
      ['sue'],
      { page: 2, perPage: 1, total: 2, more: false, lastPage: 2 },
    ]);
  });

  it('leaves as a table without formulas, and that is written down', async () => {
    const player = await office.newPlayer();
    const body = { reason: '=HYPERLINK("x")', words: 'We look at something.' };
    await office.call('POST', `/api/office/v1/players/${player.id}/block`, { cookie: cookies.risk, body });
    const path = `audit/export?about=${player.id}&action=office.block`;
    expect((await get(path, cookies.support)).status).toBe(403);
    const answer = await get(path, cookies.risk);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
    const [headings, row, ...rest] = lines(answer);
    expect(headings).toBe('id,at,kind,actor,operator,action,subject,before,after,reason');
    expect(row).toMatch(
      new RegExp(`,operator,rob,rob@parlour.example,office.block,${player.id},.*,"'=HYPERLINK`),
    );
    expect(rest).toEqual([]);
    expect(await taken('office.export-audit')).toEqual([
      {
        actor: 'rob',
        subject: player.id,
        after: { rows: 1, about: player.id, action: 'office.block', sort: 'at', descending: true },
      },
    ]);
  });
});

describe('letters', () => {
  it('keep to address, kind, state and time, in an order', async () => {
    const [first, second] = [await office.newPlayer('aaa-letter'), await office.newPlayer('bbb-letter')];
    const list = 'letters?q=-letter&kind=welcome';
    expect(of(await get(`${list}&sort=to&order=asc`), 'recipient')).toEqual([first.email, second.email]);
    expect(of(await get(list), 'recipient')).toEqual([second.email, first.email]);
    expect(of(await get(`letters?q=${first.id}&kind=welcome`), 'recipient')).toEqual([first.email]);
    expect(of(await get('letters?q=-letter&kind=news'), 'id')).toEqual([]);
    expect(of(await get('letters?q=_aa-letter'), 'id')).toEqual([]);
    await sql`update mail.letters set state = 'failed', last_error = '=cmd()' where recipient = ${first.email}`.execute(
      office.platform.kernel.db,
    );
    expect(of(await get(`${list}&state=failed`), 'recipient')).toEqual([first.email]);
    expect(of(await get(`${list}&written_from=${today()}`), 'id')).toHaveLength(2);
    expect(of(await get(`${list}&written_to=2020-01-01`), 'id')).toEqual([]);
    const page = await get(`${list}&per_page=1&page=2`);
    expect([of(page, 'recipient'), page.meta]).toEqual([
      [first.email],
      { page: 2, perPage: 1, total: 2, more: false, lastPage: 2 },
    ]);

    const path = `letters/export?q=${first.id}&state=failed`;
    expect((await get(path, cookies.support)).status).toBe(403);
    const [headings, row] = lines(await get(path, cookies.auditor));
    expect(headings).toBe('id,written,kind,player,recipient,language,state,attempts,error,sent');
    expect(row).toContain(`,welcome,${first.id},${first.email},`);
    expect(row).toContain(",failed,0,'=cmd(),");
    expect(await taken('office.export-letters')).toEqual([
      {
        actor: 'abe',
        subject: first.id,
        after: { rows: 1, text: first.id, state: 'failed', sort: 'written', descending: true },
      },
    ]);
  });
});

describe('approvals', () => {
  it('keep to how they stand, what it is, and who asked; what is decided says by whom', async () => {
    const { id } = await ask('=first');
    const { id: second } = await ask('second', 'ada');
    const list = 'approvals?action=test.list';
    expect(of(await get(list), 'id')).toEqual([id, second]);
    expect(of(await get(`${list}&order=desc`), 'id')).toEqual([second, id]);
    expect(of(await get(`${list}&asked_by=rob@`), 'id')).toEqual([id]);
    expect(of(await get(`${list}&asked_by=ada`), 'askedByEmail')).toEqual(['ada@parlour.example']);
    expect(of(await get(`${list}&asked_by=nobody`), 'id')).toEqual([]);
    expect(of(await get('approvals?action=test.other'), 'id')).toEqual([]);
    expect(of(await get(`${list}&asked_to=2020-01-01`), 'id')).toEqual([]);
    const decide = { cookie: cookies.administrator, body: { reason: 'looked at' } };
    expect((await office.call('POST', `/api/office/v1/approvals/${id}/approve`, decide)).status).toBe(204);
    expect(of(await get(`${list}&state=waiting`), 'id')).toEqual([second]);
    const { data } = await get(`${list}&state=approved`);
    expect(data).toEqual([
      expect.objectContaining({ id, decidedByEmail: 'ada@parlour.example', decision: 'looked at' }),
    ]);
    // Before the job that writes it down.
    await ask('too late', 'rob', 'test.over');
    expect(of(await get('approvals?action=test.over&state=waiting'), 'id')).toEqual([]);
    expect(of(await get('approvals?action=test.over&state=expired'), 'state')).toEqual(['expired']);

    const path = 'approvals/export?action=test.list&state=approved';
    expect((await get(path, cookies.support)).status).toBe(403);
    const [headings, row, ...rest] = lines(await get(path, cookies.auditor));
    expect(headings).toBe(
      'id,action,subject,parameters,state,askedBy,asked,reason,expires,decidedBy,decided,decision',
    );
    expect(row).toMatch(/,approved,rob@parlour\.example,.*,'=first,.*,ada@parlour\.example,.*,looked at$/);
    expect(rest).toEqual([]);
    expect(await taken('office.export-approvals')).toEqual([
      {
        actor: 'abe',
        subject: null,
        after: { rows: 1, action: 'test.list', state: 'approved', sort: 'asked', descending: false },
      },
    ]);
  });
});

describe('operators', () => {
  it('keep to name, role and whether the office opens to them', async () => {
    await office.enter('zoe', ['bonus']);
    await sql`update operators.operators set roles = '{}', name = '=Zoë' where id = 'zoe'`.execute(
      office.platform.kernel.db,
    );
    expect(of(await get('operators?order=asc'), 'id')).toEqual(['abe', 'ada', 'rob', 'sue', 'zoe']);
    expect(of(await get('operators?sort=email&order=desc&per_page=2&page=2'), 'id')).toEqual(['rob', 'ada']);
    expect(of(await get('operators?role=finance'), 'id')).toEqual(['abe']);
    expect(of(await get('operators?state=shut'), 'id')).toEqual(['zoe']);
    expect(of(await get('operators?state=open&q=parlour'), 'id')).not.toContain('zoe');
    expect(of(await get(`operators?q=${encodeURIComponent('zoë')}`), 'id')).toEqual(['zoe']);
    expect((await get('operators/export', cookies.risk)).status).toBe(403);
    const [headings, row, ...rest] = lines(await get('operators/export?q=zoe', cookies.auditor));
    expect(headings).toBe('id,email,name,roles,fixed,seen');
    expect(row).toMatch(/^zoe,zoe@parlour\.example,'=Zoë,,false,/);
    expect(rest).toEqual([]);
    expect(await taken('office.export-operators')).toEqual([
      { actor: 'abe', subject: null, after: { rows: 1, text: 'zoe', sort: 'email', descending: false } },
    ]);
  });

  it('have administrators of the CMS among those with that role', async () => {
    await sql`update operators.operators set administrator = true where id = 'zoe'`.execute(
      office.platform.kernel.db,
    );
    expect(of(await get('operators?role=administrator'), 'id')).toEqual(['ada', 'zoe']);
    expect(of(await get('operators?state=shut'), 'id')).toEqual([]);
  });
});

it('is about one player when an id names one, and then the export is among their entries', async () => {
  const player = await office.newPlayer();
  await get(`audit/export?actor=${player.id.toUpperCase()}&action=identity.`);
  await get(`letters/export?player=${player.id}&q=mara`);
  expect(of(await get(`audit?about=${player.id}&action=office.`), 'action')).toEqual([
    'office.export-letters',
    'office.export-audit',
  ]);
});

it.each([
  'audit?sort=reason',
  'audit?kind=ghost',
  'audit?action=Office',
  'audit?from=yesterday',
  'letters?kind=love',
  'letters?state=lost',
  'letters?player=mara',
  'approvals?state=unknown',
  'approvals?action=office',
  'operators?role=owner',
  'operators?per_page=101',
])('refuses %s', async (query) => {
  expect((await get(query)).status).toBe(400);
});
