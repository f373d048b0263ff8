import { GOOD_PASSWORD, startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { newPlayer } from './testing/second-factor-player';
import { softwareAuthenticator, type Ceremony } from './testing/software-authenticator';

const OWN = '/api/v1/me/passkeys';
const LOG_IN = '/api/v1/auth/passkeys';
const CASINO = { origin: 'http://web.test', rpId: 'web.test' };
const MINUTE = 60_000;

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await startIdentity();
});
afterAll(() => harness.close());
afterEach(() => {
  harness.clock.ahead = 0;
});

const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code];
const REFUSED = [401, 'passkey_refused'];
const NOT_ADDED = [422, 'passkey_refused'];

type Player = Awaited<ReturnType<typeof newPlayer>>;

const begin = async (player: Player) => {
  const answer = await player.post(`${OWN}/options`, { password: GOOD_PASSWORD });
  return { answer, challenge: String(answer.data.challenge) };
};
const add = async (
  player: Player,
  more: Partial<Ceremony> & { name?: string; key?: ReturnType<typeof softwareAuthenticator> } = {},
) => {
  const { name = 'Phone', key = softwareAuthenticator(CASINO), ...ceremony } = more;
  const { challenge } = await begin(player);
  const response = key.create({ challenge, ...ceremony });
  return { key, response, challenge, answer: await player.post(OWN, { name, response }) };
};
const challengeToLogIn = async () => String((await harness.call('POST', `${LOG_IN}/options`)).data.challenge);
const logIn = (response: object, cookie?: string) =>
  harness.call('POST', LOG_IN, { body: { response }, ...(cookie && { cookie }) });
const list = async (player: Player) =>
  (await harness.call('GET', OWN, { cookie: player.cookie })).data as unknown as {
    id: string;
    name: string;
    lastUsedAt: string | null;
  }[];

describe('adding a passkey', () => {
  it('needs the password, and asks the browser for a key that checks its owner', async () => {
    const player = await newPlayer(harness);
    expect(codeOf(await player.post(`${OWN}/options`))).toEqual([422, 'client_api_5']);
    const { answer } = await begin(player);
    expect(answer.data).toMatchObject({
      rp: { id: 'web.test', name: 'Parlour' },
      user: { name: player.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { answer: added } = await add(player, { name: '  Mara’s phone ' });
    expect(added.status).toBe(201);
    expect(await list(player)).toEqual([
      {
        id: expect.any(String),
        name: 'Mara’s phone',
        synchronised: false,
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    expect(await player.letters()).toMatchObject([
      { kind: 'passkey_added', params: { name: 'Mara’s phone' } },
    ]);
  });

  it.each<[string, Partial<Ceremony>]>([
    ['another page', { origin: 'http://web.test.evil.example' }],
    ['another casino’s key', { rpId: 'evil.example' }],
    ['a key that did not check who holds it', { verified: false }],
    ['an answer to something else', { type: 'webauthn.get' }],
    ['a challenge that was never given', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('takes nothing from %s', async (_name, ceremony) => {
    const player = await newPlayer(harness);
    expect(codeOf((await add(player, ceremony)).answer)).toEqual(NOT_ADDED);
    expect(await list(player)).toEqual([]);
  });

  it('takes each challenge once, of its own player, for five minutes', async () => {
    const player = await newPlayer(harness);
    const { response } = await add(player);
    expect(codeOf(await player.post(OWN, { name: 'Again', response }))).toEqual(NOT_ADDED);

    const stranger = await newPlayer(harness);
    const { challenge } = await begin(stranger);
    const foreign = softwareAuthenticator(CASINO).create({ challenge });
    expect(codeOf(await player.post(OWN, { name: 'Foreign', response: foreign }))).toEqual(NOT_ADDED);
    const forLogIn = softwareAuthenticator(CASINO).create({ challenge: await challengeToLogIn() });
    expect(codeOf(await player.post(OWN, { name: 'Mixed', response: forLogIn }))).toEqual(NOT_ADDED);

    const late = await begin(player);
    harness.clock.ahead += 5 * MINUTE + 1000;
    const old = softwareAuthenticator(CASINO).create({ challenge: late.challenge });
    expect(codeOf(await player.post(OWN, { name: 'Late', response: old }))).toEqual(NOT_ADDED);
    expect(await list(player)).toHaveLength(1);
  });

  it('takes no key that another player has', async () => {
    const [one, two] = [await newPlayer(harness), await newPlayer(harness)];
    const { key } = await add(one);
    expect(codeOf((await add(two, { key })).answer)).toEqual([409, 'client_api_44']);
  });

  it('takes ten, also when the tenth comes while another is being made', async () => {
    const player = await newPlayer(harness);
    const fill = (from: number, to: number) =>
      harness.rows(`insert into identity.passkeys
          (player_id, credential_id, public_key, uses, transports, synchronised, name, created_at)
        select '${player.playerId}', '${player.playerId}-' || n, '', 0, '{}', false, 'Key ' || n, now()
          from generate_series(${from}, ${to}) n`);
    await fill(1, 9);
    const { challenge } = await begin(player);
    await fill(10, 10);
    const response = softwareAuthenticator(CASINO).create({ challenge });
    expect(codeOf(await player.post(OWN, { name: 'Eleventh', response }))).toEqual([409, 'passkey_limit']);
    expect(codeOf((await begin(player)).answer)).toEqual([409, 'passkey_limit']);
    expect(await list(player)).toHaveLength(10);
  });

  it('names the field when a name is missing', async () => {
    const player = await newPlayer(harness);
    const { challenge } = await begin(player);
    const response = softwareAuthenticator(CASINO).create({ challenge });
    const answer = await player.post(OWN, { name: '   ', response });
    expect([answer.status, answer.body.fields]).toEqual([422, { name: 'required' }]);
    const long = await player.post(OWN, { name: 'x'.repeat(61), response });
    expect([long.status, long.body.fields]).toEqual([422, { name: 'too_long' }]);
    // Neither used up what the browser has made.
    expect((await player.post(OWN, { name: 'Phone', response })).status).toBe(201);
  });
});

describe('logging in with a passkey', () => {
  it('opens a session without e-mail, password or second step', async () => {
    const player = await newPlayer(harness);
    const { key } = await add(player);
    await player.turnOn();
    const challenge = await challengeToLogIn();
    const answer = await logIn(key.get({ challenge, userHandle: player.playerId }));
    expect(answer.data).toEqual({ success: true, userId: player.playerId, language: 'de' });
    expect((await harness.call('GET', '/api/v1/me', { cookie: answer.cookie })).status).toBe(200);
    expect((await list(player))[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('tells an asker nothing of any account', async () => {
    const { data } = await harness.call('POST', `${LOG_IN}/options`);
    expect(data).toMatchObject({ rpId: 'web.test', userVerification: 'required' });
    expect(data.allowCredentials ?? []).toEqual([]);
  });

  it.each<[string, Partial<Ceremony>]>([
    ['from another page', { origin: 'http://web.test.evil.example' }],
    ['by another casino’s key', { rpId: 'evil.example' }],
    ['without a check of who holds it', { verified: false }],
    ['with an answer to something else', { type: 'webauthn.create' }],
    ['with a count that goes back', { uses: 1 }],
    ['in another player’s name', { userHandle: '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11' }],
    ['with a challenge that was never given', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('is refused %s', async (_name, ceremony) => {
    const player = await newPlayer(harness);
    const { key } = await add(player);
    expect((await logIn(key.get({ challenge: await challengeToLogIn() }))).status).toBe(200);
    const answer = await logIn(key.get({ challenge: await challengeToLogIn(), ...ceremony }));
    expect([...codeOf(answer), answer.setCookies]).toEqual([...REFUSED, []]);
  });

  it('is refused with a challenge that was answered, rightly or wrongly', async () => {
    const player = await newPlayer(harness);
    const { key } = await add(player);
    const challenge = await challengeToLogIn();
    const right = key.get({ challenge });
    expect((await logIn(right)).status).toBe(200);
    expect(codeOf(await logIn(right))).toEqual(REFUSED);
    expect(codeOf(await logIn(key.get({ challenge })))).toEqual(REFUSED);

    const second = await challengeToLogIn();
    expect(codeOf(await logIn(key.get({ challenge: second, verified: false })))).toEqual(REFUSED);
    expect(codeOf(await logIn(key.get({ challenge: second })))).toEqual(REFUSED);
  });

  it('is refused to a signature of another key, and to a key that nobody has added', async () => {
    const player = await newPlayer(harness);
    const { key } = await add(player);
    const thief = softwareAuthenticator(CASINO);
    const forged = { ...thief.get({ challenge: await challengeToLogIn() }), id: key.id, rawId: key.id };
    expect(codeOf(await logIn(forged))).toEqual(REFUSED);
    expect(codeOf(await logIn(thief.get({ challenge: await challengeToLogIn() })))).toEqual(REFUSED);
    expect((await logIn({ id: 'no', response: {} })).status).toBe(422);
  });

  it('is refused to a blocked player, and the use does not count', async () => {
    const player = await newPlayer(harness);
    const { key } = await add(player);
    await harness.rows(`update identity.players set status = 'blocked' where id = '${player.playerId}'`);
    expect(codeOf(await logIn(key.get({ challenge: await challengeToLogIn() })))).toEqual([
      403,
      'client_api_38',
    ]);
    const [{ uses } = { uses: 0n }] = await harness.rows<{ uses: bigint }>(
      `select uses from identity.passkeys where player_id = '${player.playerId}'`,
    );
    expect(uses).toBe(1n);
  });

  it('ends the session that the browser carried', async () => {
    const player = await newPlayer(harness);
    const { key } = await add(player);
    await logIn(key.get({ challenge: await challengeToLogIn() }), player.cookie);
    expect((await harness.call('GET', '/api/v1/me', { cookie: player.cookie })).status).toBe(401);
  });
});

describe('keeping passkeys', () => {
  it('renames and removes one’s own only; removing needs the password, and a letter tells of it', async () => {
    const player = await newPlayer(harness);
    const stranger = await newPlayer(harness);
    const { key } = await add(player);
    const id = (await list(player))[0]?.id ?? '';
    const rename = (own: Player, name: string) =>
      harness.call('PATCH', `${OWN}/${id}`, { body: { name }, cookie: own.cookie });
    expect((await rename(player, 'Tablet')).data.name).toBe('Tablet');
    expect((await rename(stranger, 'Mine now')).status).toBe(404);

    const remove = `${OWN}/${id}/remove`;
    expect((await stranger.post(remove, { password: GOOD_PASSWORD })).status).toBe(404);
    expect(codeOf(await player.post(remove))).toEqual([422, 'client_api_5']);
    expect(codeOf(await player.post(remove, { password: 'wrong-pass-1' }))).toEqual([401, 'client_api_20']);
    expect((await player.post(remove, { password: GOOD_PASSWORD })).status).toBe(204);
    expect(await list(player)).toEqual([]);
    expect(codeOf(await logIn(key.get({ challenge: await challengeToLogIn() })))).toEqual(REFUSED);
    const letters = await player.letters();
    expect(letters.map(({ kind }) => kind)).toEqual(['passkey_added', 'passkey_removed']);
  });
});
