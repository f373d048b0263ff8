import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PlayerSession } from '../kernel/session';
import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { newPlayer } from './testing/second-factor-player';
import { softwareAuthenticator } from './testing/software-authenticator';
import { endAccess } from './end-access';

const client = { address: '203.0.113.7', userAgent: null, cookie: null, requestId: 'r-1' };
const proof = { password: GOOD_PASSWORD };
const OVER = { status: 401, code: 'client_api_27' };

describe('a session that ends while a request of it is under way', () => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await startIdentity();
  });
  afterAll(() => harness.close());

  const endAll = (playerId: string) =>
    harness.kernel.db.transaction().execute((trx) => endAccess(trx, playerId));
  /** A player, and their session as a request has found it. */
  const arrived = async () => {
    const player = await newPlayer(harness);
    const headers = { cookie: player.cookie };
    const session = await harness.identity.playerOf(new Request('http://web.test/', { headers }));
    if (!session) throw new Error('no session');
    return { player, session };
  };
  const count = async (table: string, condition: string) =>
    (await harness.rows(`select from identity.${table} where ${condition}`)).length;

  it.each<[string, (session: PlayerSession) => Promise<unknown>]>([
    ['begins no second factor', (session) => harness.identity.secondFactor.begin(session, proof, client)],
    ['begins no passkey', (session) => harness.identity.passkeys.beginNew(session, proof, client)],
    ['gives no code for another device', (session) => harness.identity.issueSessionCode(session, 'r-1')],
    [
      'asks for no other address',
      (session) =>
        harness.identity.requestEmailChange(session, { ...proof, email: 'thief@parlour.example' }, client),
    ],
    [
      'sets no password',
      (session) =>
        harness.identity.changePassword(session, { ...proof, newPassword: 'battery-staple-27' }, client),
    ],
  ])('%s', async (_name, act) => {
    const { player, session } = await arrived();
    await endAll(player.playerId);
    await expect(act(session)).rejects.toMatchObject(OVER);
    expect(await count('second_factors', `player_id = '${player.playerId}'`)).toBe(0);
    expect(
      await count('verifications', `value like '%${player.playerId}' and value not like 'confirm%'`),
    ).toBe(0);
    expect(await count('email_changes', `player_id = '${player.playerId}'`)).toBe(0);
    expect((await harness.login(player.email, GOOD_PASSWORD)).status).toBe(200);
  });

  it('adds no passkey, even where its challenge was taken already', async () => {
    const { player, session } = await arrived();
    const { challenge } = await harness.identity.passkeys.beginNew(session, proof, client);
    const made = softwareAuthenticator({ origin: 'http://web.test', rpId: 'web.test' }).create({
      challenge,
    });
    await harness.rows(`delete from identity.sessions where player_id = '${player.playerId}'`);
    const adding = harness.identity.passkeys.add(
      session,
      { name: 'Strange', response: made as RegistrationResponseJSON },
      client,
    );
    await expect(adding).rejects.toMatchObject(OVER);
    expect(await count('passkeys', `player_id = '${player.playerId}'`)).toBe(0);
  });

  it('turns no second factor on', async () => {
    const { player, session } = await arrived();
    await harness.identity.secondFactor.begin(session, proof, client);
    await harness.rows(`delete from identity.sessions where player_id = '${player.playerId}'`);
    await expect(harness.identity.secondFactor.confirm(session, '123456', client)).rejects.toMatchObject(
      OVER,
    );
    expect((await harness.identity.secondFactor.state(player.playerId)).enabled).toBe(false);
  });

  it('leaves nothing half set up: neither a secret nor a challenge', async () => {
    const { player, session } = await arrived();
    await harness.identity.secondFactor.begin(session, proof, client);
    await harness.identity.passkeys.beginNew(session, proof, client);
    await endAll(player.playerId);
    const own = `player_id = '${player.playerId}'`;
    expect(await count('second_factors', `${own} and pending_secret is not null`)).toBe(0);
    expect(await count('verifications', `value = 'passkey-add:${player.playerId}'`)).toBe(0);
  });
});
