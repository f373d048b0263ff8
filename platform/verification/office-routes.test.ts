import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import type { OfficeRole } from '@/lib/domain/office-permissions';
import { startDocuments, type DocumentHarness, type DocumentPlayer } from '@/tests/support/document-harness';
import { jpeg } from '@/tests/support/documents';
import { freshAddress } from '@/tests/support/identity-harness';
import { TEST_WEB_ORIGIN } from '@/tests/support/platform';
import { asVisitor } from '@/tests/support/visitor';

jest.setTimeout(60_000);

const OFFICE = '/api/office/v1/verification';
let harness: DocumentHarness;
let reviewer: string;
let supporter: string;
let player: DocumentPlayer;
let fileId: string;

const enter = async (id: string, roles: readonly OfficeRole[]) => {
  const { operators } = harness.platform.services;
  const one = { id, email: `${id}@parlour.example`, name: '', administrator: false };
  const exchange = () => operators.exchange(one, randomUUID(), randomUUID());
  await expect(exchange()).rejects.toMatchObject({ status: 403 });
  await sql`update operators.operators set roles = ${[...roles]}::text[] where id = ${id}`.execute(
    harness.platform.kernel.db,
  );
  return `parlour.office=${(await exchange()).token}`;
};
const call = (method: string, to: string, cookie: string, body?: object) =>
  fetch(harness.platform.url + to, {
    method,
    headers: {
      origin: TEST_WEB_ORIGIN,
      ...asVisitor(freshAddress()),
      cookie,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

beforeAll(async () => {
  harness = await startDocuments();
  reviewer = await enter('vera', ['verification']);
  supporter = await enter('sue', ['support']);
});
afterAll(() => harness.close());
beforeEach(async () => {
  player = await harness.newPlayer();
  const { body } = await player.send('identity', await jpeg(60, 40));
  fileId = body.data?.id ?? '';
  await player.submit('identity');
});

const addresses = () =>
  [
    ['GET', OFFICE],
    ['GET', `${OFFICE}/${player.playerId}`],
    ['GET', `${OFFICE}/${player.playerId}/files/${fileId}/pages/1`],
    ['POST', `${OFFICE}/${player.playerId}/identity/decision`],
  ] as const;

it('shows documents to nobody but reviewers, and lets nobody else decide', async () => {
  for (const [method, to] of addresses()) {
    const body = method === 'POST' ? { decision: 'approve' } : undefined;
    expect((await call(method, to, player.cookie, body)).status).toBe(401);
    expect((await call(method, to, supporter, body)).status).toBe(403);
  }
  expect((await player.step('identity')).status).toBe('pending');
});

it('leads a reviewer from the queue over the pictures to the decision', async () => {
  const queue = (await (await call('GET', `${OFFICE}?step=identity`, reviewer)).json()) as {
    data: { playerId: string; files: number }[];
  };
  expect(queue.data).toContainEqual(expect.objectContaining({ playerId: player.playerId, files: 1 }));
  const picture = await call('GET', `${OFFICE}/${player.playerId}/files/${fileId}/pages/1`, reviewer);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-disposition')).toMatch(/^attachment;/);
  const to = `${OFFICE}/${player.playerId}/identity/decision`;
  expect((await call('POST', to, reviewer, { decision: 'reject' })).status).toBe(422);
  const decided = await call('POST', to, reviewer, {
    decision: 'approve',
    validUntil: '2031-04-30',
    note: 'matches',
  });
  expect(decided.status).toBe(200);
  expect(await decided.json()).toMatchObject({
    data: {
      steps: [{ step: 'identity', status: 'verified', validUntil: '2031-04-30' }],
      reviews: [{ decision: 'approve', note: 'matches', operatorId: 'vera' }],
    },
  });
  const again = await call('POST', to, reviewer, { decision: 'reject', reason: 'cropped' });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: API_CODES.kycStatus });
  expect((await player.step('identity')).status).toBe('verified');
});

it('blocks the account of a minor', async () => {
  const to = `${OFFICE}/${player.playerId}/identity/decision`;
  const decided = await call('POST', to, reviewer, { decision: 'reject', reason: 'under_age' });
  expect(await decided.json()).toMatchObject({ data: { status: 'less_than_18' } });
  await expect(player.see()).rejects.toThrow(API_CODES.sessionExpired);
});
