import { randomUUID } from 'node:crypto';
import { GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

let harness: WalletHarness;
let seat: Seat;
beforeAll(async () => {
  harness = await startWallet();
  seat = await harness.seat({ real: 10_000 });
});
afterEach(async () => {
  expect((await harness.money(seat)).real).toBe(10_000);
  await harness.prove();
});
afterAll(() => harness.close());

const fields = (extra: Record<string, unknown> = {}) => ({
  request_id: 'request-1',
  session_token: seat.token,
  player_id: seat.playerId,
  currency: 'EUR',
  game_id: GAME,
  round_id: 'round-1',
  round_closed: false,
  tx_id: randomUUID(),
  amount: 100,
  ...extra,
});

describe('401: the signature', () => {
  const seconds = () => Date.now() / 1000;
  const bodies = () => JSON.stringify(fields());
  const cases: [string, (body: string) => string | null][] = [
    ['missing', () => null],
    ['empty', () => ''],
    ['of another secret', (body) => harness.signature('bet', body, { secret: 'x'.repeat(40) })],
    ['of another body', (body) => harness.signature('bet', `${body} `)],
    ['of another path', (body) => harness.signature('win', body)],
    ['301 seconds old', (body) => harness.signature('bet', body, { at: seconds() - 302 })],
    ['301 seconds ahead', (body) => harness.signature('bet', body, { at: seconds() + 302 })],
    [
      'with its time moved',
      (body) => harness.signature('bet', body).replace(/^t=\d+/, `t=${Math.floor(seconds()) - 1}`),
    ],
    ['without its time', (body) => harness.signature('bet', body).replace(/^t=\d+,/, '')],
  ];
  it.each(cases)('%s', async (_name, sign) => {
    const body = bodies();
    const { status, text } = await harness.post('bet', body, sign(body));
    expect(status).toBe(401);
    expect(JSON.parse(text)).toMatchObject({ status: 401 });
    expect(text).not.toContain(seat.token);
  });

  it('comes before everything else: an unsigned caller learns nothing of the syntax', async () => {
    expect((await harness.post('bet', 'not json', null)).status).toBe(401);
  });
});

describe('both live secrets are good', () => {
  it.each([0, 1])('secret %d', async (index) => {
    const body = JSON.stringify({ ...fields(), amount: undefined, tx_id: undefined });
    const { status } = await harness.post(
      'balance',
      body,
      harness.signature('balance', body, { secret: harness.secrets[index] }),
    );
    expect(status).toBe(200);
  });

  it('a signature of 299 seconds ago too', async () => {
    const body = JSON.stringify(fields({ tx_id: undefined, amount: undefined }));
    const at = Date.now() / 1000 - 299;
    expect((await harness.post('balance', body, harness.signature('balance', body, { at }))).status).toBe(
      200,
    );
  });

  it('the bytes are signed, not the JSON', async () => {
    const body = `  ${JSON.stringify(fields({ tx_id: undefined, amount: undefined }), null, 3)}\n`;
    expect((await harness.post('balance', body, harness.signature('balance', body))).status).toBe(200);
  });
});

describe('400: bad syntax', () => {
  const missing = [
    'request_id',
    'session_token',
    'player_id',
    'currency',
    'game_id',
    'round_id',
    'tx_id',
    'amount',
  ];
  const wrong: [string, Record<string, unknown>][] = [
    ...missing.map((field): [string, Record<string, unknown>] => [`no ${field}`, { [field]: undefined }]),
    ['amount of nothing', { amount: 0 }],
    ['negative amount', { amount: -1 }],
    ['a fraction of a cent', { amount: 1.5 }],
    ['amount in letters', { amount: '100' }],
    ['amount beyond all reason', { amount: 1_000_000_000_001 }],
    ['amount of null', { amount: null }],
    ['tx_id that is no uuid', { tx_id: 'tx-1' }],
    ['empty round', { round_id: '' }],
    ['NUL in a round', { round_id: 'a\u0000b' }],
    ['half a character in a round', { round_id: 'a\ud800b' }],
    ['a round of 129 characters', { round_id: 'r'.repeat(129) }],
    ['round_closed that is no boolean', { round_closed: 'yes' }],
    ['a token that is an object', { session_token: { $ne: 1 } }],
  ];
  it.each(wrong)('%s', async (_name, change) => {
    const body = JSON.stringify(fields(change));
    const { status, text } = await harness.post('bet', body, harness.signature('bet', body));
    expect(status).toBe(400);
    expect(text).not.toContain(seat.token);
  });

  it.each(['100.00000000000000001', '100.0', '1e2', '9007199254740993', '1e400', '-100', '0x64'])(
    'an amount written as %s',
    async (amount) => {
      const body = JSON.stringify(fields()).replace('"amount":100', `"amount":${amount}`);
      expect((await harness.post('bet', body, harness.signature('bet', body))).status).toBe(400);
    },
  );

  it.each([
    ['"amount":100', '"amount":1,"amount":100'],
    ['"amount":100', '"amount":100,"\\u0061mount":100'],
    ['"session_token"', '"session_token":"of another","session_token"'],
    ['"round_closed":false', '"round_closed":false,"extra":{"a":[{"b":1,"b":2}]}'],
  ])('a key twice in one object: %s written as %s', async (once, twice) => {
    for (const operation of ['balance', 'bet', 'win', 'rollback']) {
      const body = JSON.stringify(fields({ ref_tx_id: randomUUID() })).replace(once, twice);
      expect(body).toContain(twice);
      const { status, text } = await harness.post(operation, body, harness.signature(operation, body));
      expect([operation, status]).toEqual([operation, 400]);
      expect(text).not.toContain(seat.token);
    }
  });

  it('a round that is a number which JavaScript would change', async () => {
    for (const round of ['7.00000000000000001', '9007199254740993']) {
      const body = JSON.stringify(fields()).replace('"round_id":"round-1"', `"round_id":${round}`);
      expect((await harness.post('bet', body, harness.signature('bet', body))).status).toBe(400);
    }
  });

  it.each(['', 'null', '[]', '{', '"bet"', '1'])('a body of %j', async (body) => {
    expect((await harness.post('bet', body, harness.signature('bet', body))).status).toBe(400);
  });

  it.each(['win', 'rollback'])('a %s that refers to nothing, or to itself', async (operation) => {
    const txId = randomUUID();
    for (const ref of [undefined, 'bet-1', txId, txId.toUpperCase()]) {
      const body = JSON.stringify(fields({ tx_id: txId, ref_tx_id: ref }));
      expect((await harness.post(operation, body, harness.signature(operation, body))).status).toBe(400);
    }
  });

  it('a negative win', async () => {
    const body = JSON.stringify(fields({ ref_tx_id: randomUUID(), amount: -5 }));
    expect((await harness.post('win', body, harness.signature('win', body))).status).toBe(400);
  });

  it('413 for a body that no call has', async () => {
    const body = JSON.stringify(fields({ padding: 'x'.repeat(20_000) }));
    expect((await harness.post('bet', body, harness.signature('bet', body))).status).toBe(413);
  });
});

it('404: an operation that there is not', async () => {
  const body = JSON.stringify(fields());
  expect((await harness.post('jackpot', body, harness.signature('jackpot', body))).status).toBe(404);
});
