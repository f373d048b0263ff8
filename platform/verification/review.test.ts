import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import type { Decision } from './types';
import { CONTACTS, PLAYABLE_PROFILE } from '@/tests/support/profile';
import { startDocuments, type DocumentHarness, type DocumentPlayer } from './testing/document-harness';

jest.setTimeout(60_000);

const OPERATOR = '6f1f0c3e-4a52-4d0c-9a6a-0f9a2f6b1c11';
const DAY_MS = 86_400_000;

let harness: DocumentHarness;
let player: DocumentPlayer;
beforeAll(async () => {
  harness = await startDocuments();
});
afterAll(() => harness.close());
beforeEach(async () => {
  player = await newPlayer();
});
afterEach(() => {
  harness.clock.ahead = 0;
});

const db = () => harness.platform.kernel.db;
const service = () => harness.platform.services.verification;

/** Hands in a step with one picture, as if it had been sent. */
async function handIn(step: string, state = 'ready'): Promise<void> {
  await sql`insert into verification.cases (player_id) values (${player.playerId}) on conflict do nothing`.execute(
    db(),
  );
  await sql`
    insert into verification.files (player_id, id, step, state, original_name, type, bytes, sha256, pages, folder)
    values (${player.playerId}, gen_random_uuid(), ${step}, ${state}, 'a.jpg', 'image/jpeg', 10, repeat('a', 64), 1,
            gen_random_uuid()::text)`.execute(db());
  expect((await player.submit(step)).status).toBe(200);
}
/** When the documents that wait were handed in. */
const handedIn = async (step: string) =>
  (await service().of(player.playerId)).steps.find((row) => row.step === step)?.submitted_at?.toISOString() ??
  '';
const decide = async (changes: Partial<Decision> & Pick<Decision, 'step'>) => {
  const submittedAt = await handedIn(changes.step);
  await db()
    .transaction()
    .execute((trx) =>
      service().decide(trx, {
        playerId: player.playerId,
        decision: 'approve',
        submittedAt,
        operatorId: OPERATOR,
        ...changes,
      }),
    );
};
/** A player who has told who they are and where they live. */
const newPlayer = async () => {
  const made = await harness.newPlayer();
  await harness.platform.services.players.saveProfile(
    made.playerId,
    { ...PLAYABLE_PROFILE, ...CONTACTS },
    'test',
  );
  return made;
};
const letters = async () =>
  (await harness.platform.services.mail.list.rows({ playerId: player.playerId }))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('documents_'))
    .reverse();
const pushed = async () =>
  (
    await sql<{ text: string; kind: string }>`
      select data->>'text' as text, data->>'messageType' as kind from notifications.events
       where player_id = ${player.playerId} order by id`.execute(db())
  ).rows;
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

describe('the queue', () => {
  it('has the steps that wait, the longest first, page by page', async () => {
    await handIn('identity');
    await handIn('payment');
    player = await newPlayer();
    await handIn('identity');
    const waiting = () => service().queue.count({ status: 'pending' });
    const all = await service().queue.rows({ status: 'pending' });
    expect(await waiting()).toBe(all.length);
    expect(all.every(({ files, held }) => files === 1 && held === 0)).toBe(true);
    const first = await service().queue.rows({ status: 'pending', limit: 2 });
    const second = await service().queue.rows({ status: 'pending', limit: 50, offset: 2 });
    expect([...first, ...second]).toEqual(all);
    expect(await service().queue.count({ status: 'pending', limit: 2 })).toBe(all.length);
    const identities = await service().queue.rows({ status: 'pending', step: 'identity' });
    expect(identities.map(({ step }) => step)).toEqual(['identity', 'identity']);
    await decide({ step: 'identity' });
    expect(await waiting()).toBe(all.length - 1);
    const decided = await service().queue.rows({ text: player.playerId });
    expect(decided).toMatchObject([{ step: 'identity', status: 'verified', files: 1, held: 0 }]);
  });
});

describe('a decision', () => {
  it('for identity and address makes a player verified, who is told each time', async () => {
    await handIn('identity');
    await handIn('address');
    expect(await service().isVerified(player.playerId)).toBe(false);
    await decide({ step: 'identity', validUntil: day(400) });
    expect((await player.see()).status).toBe('pending');
    await decide({ step: 'address' });
    const { status, steps } = await player.see();
    expect(status).toBe('verified');
    expect(steps[0]).toMatchObject({ status: 'verified', validUntil: day(400), open: false });
    expect(await service().isVerified(player.playerId)).toBe(true);
    expect(await letters()).toEqual([
      'documents_received',
      'documents_received',
      'documents_approved',
      'documents_approved',
    ]);
    expect(await pushed()).toEqual([
      { kind: 'success', text: 'Identitätsnachweis: bestätigt.' },
      { kind: 'success', text: 'Adressnachweis: bestätigt.' },
    ]);
  });

  it('against documents gives the reason in the player’s language, and opens the step again', async () => {
    await handIn('address');
    await decide({ step: 'address', decision: 'reject', reason: 'too_old', note: 'from August' });
    const step = await player.step('address');
    expect(step).toMatchObject({ status: 'rejected', open: true, reason: 'too_old' });
    expect(step.reasonText).toContain('älter als 3 Monate');
    expect(step.files).toHaveLength(1);
    expect(JSON.stringify(await player.see())).not.toContain('August');
    expect((await player.see()).status).toBe('not_verified');
    expect(await letters()).toEqual(['documents_received', 'documents_rejected']);
    await handIn('address');
    expect(await player.step('address')).toMatchObject({ status: 'pending', reason: null });
    const { reviews } = await service().caseOf(player.playerId);
    expect(reviews).toMatchObject([
      { decision: 'reject', reason: 'too_old', note: 'from August', operator_id: OPERATOR },
    ]);
  });

  it('is made once, whoever is faster', async () => {
    await handIn('identity');
    const both = await Promise.allSettled([
      decide({ step: 'identity' }),
      decide({ step: 'identity', decision: 'reject', reason: 'cropped' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((one) => one.status === 'rejected');
    expect(lost).toMatchObject({ reason: { code: API_CODES.kycStatus, status: 409 } });
    expect((await service().caseOf(player.playerId)).reviews).toHaveLength(1);
  });

  it('needs something to decide about, and a whole reason', async () => {
    await expect(decide({ step: 'identity' })).rejects.toMatchObject({ code: API_CODES.kycStatus });
    await handIn('identity');
    await expect(decide({ step: 'identity', decision: 'reject' })).rejects.toMatchObject({ status: 422 });
    await expect(decide({ step: 'identity', reason: 'cropped' })).rejects.toMatchObject({ status: 422 });
    await expect(decide({ step: 'identity', validUntil: day(-1) })).rejects.toMatchObject({ status: 422 });
    await expect(decide({ step: 'identity', validUntil: '2031-02-30' })).rejects.toMatchObject({
      status: 422,
    });
    expect((await player.step('identity')).status).toBe('pending');
  });

  it('falls on what was looked at, not on what was handed in later', async () => {
    await handIn('identity');
    const first = await handedIn('identity');
    await decide({ step: 'identity', decision: 'reject', reason: 'cropped' });
    harness.clock.ahead = 1_000;
    await handIn('identity');
    await expect(decide({ step: 'identity', submittedAt: first })).rejects.toMatchObject({
      status: 409,
      code: API_CODES.kycStatus,
    });
    await decide({ step: 'identity' });
  });

  it('proves nothing that the account does not say', async () => {
    player = await harness.newPlayer();
    await handIn('identity');
    await expect(decide({ step: 'identity' })).rejects.toMatchObject({
      status: 422,
      extras: { fields: { name: 'required', surname: 'required', birthday: 'required' } },
    });
    await decide({ step: 'identity', decision: 'reject', reason: 'name_differs' });
    await handIn('address');
    await expect(decide({ step: 'address' })).rejects.toMatchObject({
      status: 422,
      extras: { fields: { address: 'required', city: 'required', postcode: 'required' } },
    });
  });

  it('waits for the scanner before an approval', async () => {
    await handIn('identity', 'held');
    await expect(decide({ step: 'identity' })).rejects.toMatchObject({ code: API_CODES.kycStatus });
    await decide({ step: 'identity', decision: 'reject', reason: 'suspicious' });
    // What was never scanned is no longer kept.
    expect((await player.step('identity')).files).toMatchObject([{ state: 'refused' }]);
  });

  it('about a minor closes every step for good, and the account with it', async () => {
    await handIn('identity');
    await decide({ step: 'identity', decision: 'reject', reason: 'under_age' });
    expect((await service().of(player.playerId)).status).toBe('less_than_18');
    expect((await player.submit('address')).status).toBe(401);
    // Whoever lets the account in again by hand does not open the steps.
    await sql`update identity.players set status = 'active' where id = ${player.playerId}::uuid`.execute(
      db(),
    );
    const { rows } = await sql<{ sessionId: string; playerId: string }>`
      insert into identity.sessions (player_id, token, expires_at)
      values (${player.playerId}::uuid, ${randomUUID()}, now() + interval '1 hour')
      returning id as "sessionId", player_id as "playerId"`.execute(db());
    const session = rows[0] as Parameters<ReturnType<typeof service>['submit']>[0];
    await expect(service().submit(session, 'address', 'test')).rejects.toMatchObject({
      code: API_CODES.kycStatus,
    });
  });

  it('is written down for ever', async () => {
    await handIn('identity');
    await decide({ step: 'identity', note: 'matches' });
    const { rows } = await sql`
      select actor_kind, actor, action, reason from audit.entries
       where subject = ${player.playerId} and action like 'verification.%' order by id`.execute(db());
    expect(rows).toMatchObject([
      { actor_kind: 'player', action: 'verification.submit' },
      { actor_kind: 'operator', actor: OPERATOR, action: 'verification.approve', reason: 'matches' },
    ]);
    await expect(sql`update verification.reviews set note = 'other'`.execute(db())).rejects.toThrow(
      'permission denied',
    );
    await expect(sql`delete from verification.reviews`.execute(db())).rejects.toThrow('permission denied');
  });

  it('does nothing at all when its transaction fails', async () => {
    await handIn('identity');
    const submittedAt = await handedIn('identity');
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await service().decide(trx, {
          playerId: player.playerId,
          step: 'identity',
          decision: 'approve',
          submittedAt,
          operatorId: OPERATOR,
        });
        throw new Error('the office changed its mind');
      });
    await expect(failing).rejects.toThrow('changed its mind');
    expect((await player.step('identity')).status).toBe('pending');
    expect(await letters()).toEqual(['documents_received']);
    expect(await pushed()).toEqual([]);
  });
});

it('a document counts until its day has passed; then the player is asked for a new one', async () => {
  await handIn('identity');
  await handIn('address');
  await decide({ step: 'identity', validUntil: day(10) });
  await decide({ step: 'address' });
  harness.clock.ahead = 10 * DAY_MS;
  await service().expire();
  expect((await service().of(player.playerId)).status).toBe('verified');
  harness.clock.ahead = 11 * DAY_MS;
  await service().expire();
  await service().expire();
  // A session of eleven days ago is over; the document is looked at as of today.
  harness.clock.ahead = 0;
  const { status, steps } = await player.see();
  expect(status).toBe('documents_expired');
  expect(steps[0]).toMatchObject({ status: 'expired', open: true });
  expect((await letters()).filter((kind) => kind === 'documents_expired')).toHaveLength(1);
  await handIn('identity');
  expect((await player.see()).status).toBe('pending');
  await decide({ step: 'identity', validUntil: day(900) });
  expect((await player.see()).status).toBe('verified');
});

it('a document of somebody who is shut out ends without a letter', async () => {
  await handIn('identity');
  await decide({ step: 'identity', validUntil: day(10) });
  await sql`update identity.players set status = 'blocked' where id = ${player.playerId}`.execute(db());
  harness.clock.ahead = 11 * DAY_MS;
  await service().expire();
  harness.clock.ahead = 0;
  expect((await service().caseOf(player.playerId)).steps[0]).toMatchObject({ status: 'expired' });
  expect(await letters()).not.toContain('documents_expired');
});
