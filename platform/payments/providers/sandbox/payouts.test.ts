import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { listenOnLoopback } from '@/tests/support/loopback';
import { ProviderError, WebhookRejected, type PayoutRequest } from '../../provider';
import { createSandboxProvider } from './index';

const SECRET = 'whsec_bmV3LXNlY3JldC1uZXctc2VjcmV0LW5ldy1zZWNyZXQ=';
const REQUEST: PayoutRequest = {
  reference: 'wd-1',
  amount: 5000,
  currency: 'EUR',
  method: 'card',
  option: null,
  charge: 'ch_1',
  account: null,
  email: 'player@example.com',
  webhookUrl: 'http://p/hook',
};
const PAYOUT = {
  id: 'po_1',
  reference: 'wd-1',
  amount: 5000,
  currency: 'EUR',
  method: 'card',
  status: 'pending',
  failure_code: null,
};
const REPORT = {
  payoutId: 'po_1',
  reference: 'wd-1',
  amount: 5000n,
  currency: 'EUR',
  status: 'pending',
  failure: null,
};

let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let seen: { path: string; key: unknown; body: string }[];

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      seen.push({ path: request.url ?? '', key: request.headers['idempotency-key'], body });
      answer(request, response);
    });
  });
  url = `${await listenOnLoopback(server)}/payments`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const provider = () =>
  createSandboxProvider({ apiUrl: url, apiKey: 'the-key', webhookSecrets: [SECRET], timeoutMs: 500 });

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof ProviderError ? error.outcome : String(error)),
  );

it('sends the same bytes under the same key, and reads what it is told', async () => {
  answer = json(201, PAYOUT);
  expect(await provider().createPayout(REQUEST, 'payout-wd-1')).toEqual(REPORT);
  await provider().createPayout(JSON.parse(JSON.stringify(REQUEST)) as PayoutRequest, 'payout-wd-1');
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]).toMatchObject({ path: '/payments/v1/payouts', key: 'payout-wd-1' });
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ charge: 'ch_1', amount: 5000 });
  answer = json(200, { ...PAYOUT, status: 'failed', failure_code: 'new_at_the_company' });
  expect(await provider().getPayout('po_1')).toMatchObject({ status: 'failed', failure: 'other' });
  expect(await provider().findPayout('wd-1')).toMatchObject({ payoutId: 'po_1' });
  answer = json(404, {});
  expect(await provider().findPayout('wd-1')).toBeNull();
});

it('takes only the company’s own no for a no', async () => {
  answer = json(422, {});
  expect(await outcomeOf(provider().createPayout(REQUEST, 'k'))).toBe('refused');
  for (const [status, body] of [
    [400, {}],
    [401, {}],
    [403, {}],
    [404, {}],
    [503, {}],
    [409, {}],
    [201, { ...PAYOUT, amount: 4999 }],
    [201, { ...PAYOUT, reference: 'wd-2' }],
    [201, 'nothing'],
  ] as const) {
    answer = json(status, body);
    expect(await outcomeOf(provider().createPayout(REQUEST, 'k'))).toBe('unknown');
  }
  const nobody = createSandboxProvider({
    apiUrl: 'http://127.0.0.1:9/payments',
    apiKey: 'k',
    webhookSecrets: [SECRET],
  });
  expect(await outcomeOf(nobody.createPayout(REQUEST, 'k'))).toBe('unknown');
});

it('takes no answer of a lookup for a no, and says that a person has to mend the call', async () => {
  for (const status of [400, 401, 403, 409, 422, 429]) {
    answer = json(status, {});
    for (const call of [() => provider().findPayout('wd-1'), () => provider().getPayout('po_1')]) {
      await expect(call()).rejects.toMatchObject({ outcome: 'unknown', wantsPerson: true });
    }
  }
  answer = json(503, {});
  await expect(provider().findPayout('wd-1')).rejects.toMatchObject({
    outcome: 'unknown',
    wantsPerson: false,
  });
});

it('reads the events of payouts', () => {
  const verify = (event: unknown) => {
    const body = JSON.stringify(event);
    const at = new Date();
    return provider().verifyWebhook(
      Buffer.from(body),
      new Headers({
        'webhook-id': 'evt_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(SECRET).sign('evt_1', at, body),
      }),
    );
  };
  const timestamp = '2026-03-01T10:00:00.000Z';
  const event = verify({ type: 'payout.completed', timestamp, data: { ...PAYOUT, status: 'completed' } });
  expect(event.charge).toBeUndefined();
  expect(event.payout).toEqual({ named: 'completed', report: { ...REPORT, status: 'completed' } });
  expect(() => verify({ type: 'payout.completed', timestamp, data: { id: 'po_1' } })).toThrow(
    WebhookRejected,
  );
});
