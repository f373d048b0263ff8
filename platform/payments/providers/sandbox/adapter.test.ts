import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { listenOnLoopback } from '@/tests/support/loopback';
import { ProviderError, WebhookRejected, type ChargeRequest } from '../../provider';
import { createSandboxProvider } from './index';

const OLD_SECRET = 'whsec_b2xkLXNlY3JldC1vbGQtc2VjcmV0LW9sZC1zZWNyZXQ=';
const NEW_SECRET = 'whsec_bmV3LXNlY3JldC1uZXctc2VjcmV0LW5ldy1zZWNyZXQ=';

const REQUEST: ChargeRequest = {
  reference: 'dep-1',
  amount: 5000,
  currency: 'EUR',
  method: 'card',
  option: null,
  email: 'player@example.com',
  language: 'de',
  returnUrls: { success: 'http://w/s', failure: 'http://w/f', cancel: 'http://w/c', pending: 'http://w/p' },
  webhookUrl: 'http://p/hook',
};
const CHARGE = {
  id: 'ch_1',
  reference: 'dep-1',
  amount: 5000,
  amount_received: 0,
  currency: 'EUR',
  status: 'pending',
  checkout_url: 'http://pay.test/checkout/ch_1',
};

let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let seen: { request: IncomingMessage; body: string }[];

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ request, body: Buffer.concat(chunks).toString('utf8') });
      answer(request, response);
    });
  });
  url = `${await listenOnLoopback(server)}/payments`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const provider = (changes: { apiUrl?: string; timeoutMs?: number } = {}) =>
  createSandboxProvider({
    apiUrl: url,
    apiKey: 'the-key',
    webhookSecrets: [NEW_SECRET, OLD_SECRET],
    ...changes,
  });

/** The outcome that a call fails with. */
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof ProviderError ? error.outcome : `no ProviderError: ${String(error)}`;
}

describe('calls', () => {
  it('bears the key, sends the Idempotency-Key and the same bytes each time', async () => {
    answer = json(201, CHARGE);
    const charge = await provider().createCharge(REQUEST, 'deposit-dep-1');
    await provider().createCharge(JSON.parse(JSON.stringify(REQUEST)) as ChargeRequest, 'deposit-dep-1');
    expect(charge).toEqual({
      chargeId: 'ch_1',
      reference: 'dep-1',
      amount: 5000n,
      received: 0n,
      currency: 'EUR',
      status: 'pending',
      failure: null,
      reversal: null,
      payer: null,
      checkoutUrl: 'http://pay.test/checkout/ch_1',
      ask: { kind: 'redirect' },
      transfers: [],
      bank: null,
    });
    expect(seen[0]?.request.headers).toMatchObject({
      authorization: 'Bearer the-key',
      'idempotency-key': 'deposit-dep-1',
    });
    expect(seen[1]?.body).toBe(seen[0]?.body);
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
      amount: 5000,
      return_urls: { pending: 'http://w/p' },
    });
  });

  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
    [408, 'unknown'],
    [429, 'unknown'],
    [500, 'unknown'],
    [503, 'unknown'],
    [204, 'unknown'],
  ])('an answer of %d leaves the outcome %s', async (status, outcome) => {
    answer = (_, response) => response.writeHead(status).end();
    expect(await outcomeOf(provider().createCharge(REQUEST, 'key'))).toBe(outcome);
  });

  it.each([
    ['no JSON', 'hello'],
    ['no address', { ...CHARGE, checkout_url: undefined }],
    ['a script for an address', { ...CHARGE, checkout_url: 'javascript:alert(1)' }],
    ['a fraction', { ...CHARGE, amount: 50.5 }],
    ['a state of its own', { ...CHARGE, status: 'sold' }],
    ['another amount', { ...CHARGE, amount: 1 }],
    ['another currency', { ...CHARGE, currency: 'USD' }],
    ['another reference', { ...CHARGE, reference: 'dep-2' }],
  ])('an answer with %s is believed in nothing', async (_, body) => {
    answer = json(201, body);
    expect(await outcomeOf(provider().createCharge(REQUEST, 'key'))).toBe('unknown');
  });

  it('gives up a call that nobody answers, and one that breaks off: the outcome is unknown', async () => {
    answer = () => undefined;
    expect(await outcomeOf(provider({ timeoutMs: 30 }).createCharge(REQUEST, 'key'))).toBe('unknown');
    answer = (request) => request.socket.destroy();
    expect(await outcomeOf(provider().createCharge(REQUEST, 'key'))).toBe('unknown');
  });

  it('knows that nothing was made when nobody listened', async () => {
    const closed = createServer();
    const apiUrl = await listenOnLoopback(closed);
    await new Promise<void>((resolve) => closed.close(() => resolve()));
    expect(await outcomeOf(provider({ apiUrl }).createCharge(REQUEST, 'key'))).toBe('refused');
  });

  it('asks for a charge by its id, and says null when there is none', async () => {
    answer = json(200, { ...CHARGE, status: 'completed', amount_received: 5000 });
    expect(await provider().getCharge('ch/../1')).toMatchObject({ status: 'completed', received: 5000n });
    expect(seen[0]?.request.url).toBe('/payments/v1/charges/ch%2F..%2F1');
    answer = json(404, {});
    expect(await provider().getCharge('ch_1')).toBeNull();
  });

  it('closes a charge by its id, and says where it stands then; null when there is none', async () => {
    answer = json(200, { ...CHARGE, status: 'cancelled' });
    expect(await provider().cancelCharge('ch_1')).toMatchObject({ status: 'cancelled' });
    expect(seen[0]?.request).toMatchObject({ method: 'POST', url: '/payments/v1/charges/ch_1/cancel' });
    answer = json(404, {});
    expect(await provider().cancelCharge('ch_1')).toBeNull();
  });

  it.each([
    ['insufficient_funds', 'insufficient_funds'],
    ['voucher_used', 'voucher_used'],
    ['expired', 'expired'],
    ['a_code_of_tomorrow', 'declined'],
    [null, null],
    [undefined, null],
  ])('hears a failure code of %s as %s', async (code, failure) => {
    answer = json(200, { ...CHARGE, status: 'failed', failure_code: code });
    expect(await provider().getCharge('ch_1')).toMatchObject({ status: 'failed', failure });
  });

  it('asks for capabilities once in a while', async () => {
    answer = json(200, { methods: ['card'], currencies: ['EUR'] });
    const one = provider();
    expect((await one.capabilities()).methods.has('card')).toBe(true);
    await one.capabilities();
    expect(seen).toHaveLength(1);
  });
});

describe('webhooks', () => {
  const body = JSON.stringify({
    type: 'charge.completed',
    timestamp: '2026-03-01T10:00:00.000Z',
    data: { ...CHARGE, status: 'completed', amount_received: 5000 },
  });
  const signed = (secret: string, text = body, at = new Date(), id = 'evt_1') =>
    new Headers({
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, text),
    });
  const verify = (headers: Headers, text = body) => provider().verifyWebhook(Buffer.from(text), headers);
  const reasonOf = (run: () => unknown): string => {
    try {
      run();
      return 'taken';
    } catch (error) {
      return error instanceof WebhookRejected ? error.reason : String(error);
    }
  };
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

  it.each([NEW_SECRET, OLD_SECRET])('holds under either live secret', (secret) => {
    expect(verify(signed(secret))).toEqual({
      id: 'evt_1',
      type: 'charge.completed',
      occurredAt: new Date('2026-03-01T10:00:00.000Z'),
      charge: {
        named: 'completed',
        report: {
          chargeId: 'ch_1',
          reference: 'dep-1',
          amount: 5000n,
          received: 5000n,
          currency: 'EUR',
          status: 'completed',
          failure: null,
          reversal: null,
          payer: null,
        },
      },
    });
  });

  it('refuses a foreign secret, a changed body, id or time, a missing header, and what is too old or too new', () => {
    const good = signed(NEW_SECRET);
    const changed = (name: string, value: string) => {
      const headers = new Headers(good);
      headers.set(name, value);
      return headers;
    };
    const cases: [string, Headers, string][] = [
      ['secret', signed('whsec_Zm9yZWlnbi1zZWNyZXQtZm9yZWlnbi1zZWNyZXQtISE='), body],
      ['body', good, body.replace('5000', '9000')],
      ['id', changed('webhook-id', 'evt_2'), body],
      ['time', changed('webhook-timestamp', String(Math.floor(Date.now() / 1000) - 5)), body],
      ['time with letters', changed('webhook-timestamp', `${good.get('webhook-timestamp') ?? ''}x`), body],
      ['no signature', changed('webhook-signature', ''), body],
      ['no version', changed('webhook-signature', 'abc'), body],
      ['old', signed(NEW_SECRET, body, secondsAgo(302)), body],
      ['new', signed(NEW_SECRET, body, secondsAgo(-302)), body],
    ];
    for (const [name, headers, text] of cases) {
      expect([name, reasonOf(() => verify(headers, text))]).toEqual([name, 'unverified']);
    }
    expect(reasonOf(() => provider().verifyWebhook(Buffer.from(body), new Headers()))).toBe('unverified');
    expect(reasonOf(() => verify(signed(NEW_SECRET, body, secondsAgo(290))))).toBe('taken');
  });

  it.each([
    'not json',
    '[]',
    '{"type":"charge.completed"}',
    body.replace('"ch_1"', '1'),
    body.replace('5000', '50.5'),
    body.replace('5000', '5000.00000000000000001'),
    body.replace('"amount_received":5000', '"amount_received":9007199254740993'),
    body.replace('dep-1', 'dep\\u0000'),
    body.replace('dep-1', 'dep\\ud83d'),
    body.replace('"amount":5000', '"amount":5000,"amount":5000'),
    body.replace('"status":"completed"', '"status":"failed","\\u0073tatus":"completed"'),
  ])('proven but unreadable: %s', (text) => {
    expect(reasonOf(() => verify(signed(NEW_SECRET, text), text))).toBe('malformed');
  });

  it('reads no charge out of an event of another kind, and tells what its name and its data say', () => {
    const other = JSON.stringify({ type: 'payout.sent', timestamp: '2026-03-01T10:00:00.000Z', data: 1 });
    expect(verify(signed(NEW_SECRET, other), other).charge).toBeUndefined();
    const early = body.replace('charge.completed', 'charge.processing');
    expect(verify(signed(NEW_SECRET, early), early).charge).toMatchObject({
      named: 'processing',
      report: { status: 'completed' },
    });
  });
});
