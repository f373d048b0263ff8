import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { createPayments, PAYMENTS_BASE, type Payments } from '@/sandbox/payments';
import {
  startTestPlatform,
  TEST_SECRETS,
  TEST_WEB_ORIGIN,
  type TestPlatform,
} from '@/tests/support/platform';
import { freePort } from '@/lib/tools/free-port.mjs';
import { scratchFolder } from '@/tests/support/scratch';

let platform: TestPlatform;
let company: Payments;
let companyServer: Server;
let companyUrl: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = scratchFolder('tollgate-');
  // Webhooks need the platform's address before it listens.
  const [platformPort, companyPort] = [await freePort(), await freePort()];
  companyUrl = `http://127.0.0.1:${companyPort}`;
  company = createPayments({
    origin: companyUrl,
    apiKey: TEST_SECRETS.PAYMENT_API_KEY,
    webhookSecret: TEST_SECRETS.PAYMENT_WEBHOOK_SECRETS,
    dataDir,
    merchant: 'Parlour',
    log: pino({ level: 'silent' }),
    laterMs: 50,
    retryDelays: [20],
  });
  const app = new Hono().route(PAYMENTS_BASE, company.routes);
  companyServer = await new Promise((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: companyPort }, () =>
      resolve(started as Server),
    );
  });
  company.start();
  platform = await startTestPlatform({
    env: {
      PLATFORM_PORT: String(platformPort),
      PAYMENT_API_URL: `${companyUrl}${PAYMENTS_BASE}`,
      PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${platformPort}/api/payments/v1/webhooks/sandbox`,
    },
  });
});
afterAll(async () => {
  await company.stop();
  companyServer.closeAllConnections();
  await new Promise<void>((resolve) => companyServer.close(() => resolve()));
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Browser {
  get(path: string): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Resolves when the live channel says this balance. */
  balanceBecomes(amount: number): Promise<void>;
  close(): void;
}

/** A person in Germany: signs up (and so speaks German), keeps the cookie, listens to the live channel. */
async function signUp(email: string): Promise<Browser> {
  const send = (address: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${platform.url}${address}`, {
      method: 'POST',
      headers: { Origin: TEST_WEB_ORIGIN, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const registered = await send('/api/v1/auth/register', {
    email,
    password: 'lantern-18',
    currency: 'EUR',
    country: 'DE',
    ageConfirmed: true,
  });
  expect(registered.status).toBe(201);
  const Cookie = registered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

  const leaving = new AbortController();
  const stream = await fetch(`${platform.url}/api/v1/events`, {
    headers: { Cookie },
    signal: leaving.signal,
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    get: (address) => fetch(`${platform.url}${address}`, { headers: { Cookie } }),
    post: (address, body, headers = {}) => send(address, body, { Cookie, ...headers }),
    async balanceBecomes(amount) {
      while (!heard.includes(`"balance":{"amount":${amount},"currency":"EUR"}`)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`the channel ended: ${heard}`);
        heard += value;
      }
    },
    close: () => leaving.abort(),
  };
}

interface Created {
  id: string;
  checkoutUrl: string;
  transaction: { status: string };
}

async function deposit(browser: Browser, method: string, amount: number): Promise<Created> {
  const answer = await browser.post(
    '/api/v1/deposits',
    { method, amount },
    { 'Idempotency-Key': `${method}-${amount}` },
  );
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: Created }).data;
}

const submit = (checkoutUrl: string, form: Record<string, string>) =>
  fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const balanceOf = async (browser: Browser) =>
  ((await (await browser.get('/api/v1/me/balance')).json()) as { data: { balance: { amount: number } } }).data
    .balance.amount;
const statusOf = async (browser: Browser, id: string) =>
  ((await (await browser.get(`/api/v1/deposits/${id}`)).json()) as { data: Created }).data.transaction.status;

it('sign up, choose a method, pay at the company, and the balance goes up by its webhook alone', async () => {
  const browser = await signUp('first@example.com');
  const offer = (await (await browser.get('/api/v1/deposit-methods')).json()) as {
    data: { methods: { method: string }[] };
  };
  expect(offer.data.methods.map(({ method }) => method)).toContain('card');

  const created = await deposit(browser, 'card', 5000);
  expect(new URL(created.checkoutUrl).origin).toBe(companyUrl);
  expect(await (await fetch(created.checkoutUrl)).text()).toContain('50,00\u00a0€ bezahlen');

  // Opening the result pages by hand asks for the deposit, and that is all that it does.
  expect(await statusOf(browser, created.id)).toBe('processing');
  expect(await balanceOf(browser)).toBe(0);

  const paid = await submit(created.checkoutUrl, {
    action: 'pay',
    number: '4242 4242 4242 4242',
    expiry: '12/34',
    code: '123',
  });
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`${TEST_WEB_ORIGIN}/de/deposit-success/${created.id}`);
  await browser.balanceBecomes(5000);
  expect(await balanceOf(browser)).toBe(5000);
  expect(await statusOf(browser, created.id)).toBe('complete');

  const history = (await (await browser.get('/api/v1/me/transactions?type=deposit')).json()) as {
    data: { status: string; reference: string }[];
  };
  expect(history.data).toMatchObject([{ status: 'complete', reference: created.id }]);
  browser.close();
});

it('refusals, a change of mind and paying later', async () => {
  const browser = await signUp('second@example.com');
  const refused = await deposit(browser, 'paysafe', 2000);
  const back = await submit(refused.checkoutUrl, { action: 'pay', voucher: 'TOLL-0000-0000' });
  expect(back.headers.get('location')).toBe(`${TEST_WEB_ORIGIN}/de/deposit-failure/${refused.id}`);
  const cancelled = await deposit(browser, 'skrill', 3000);
  await submit(cancelled.checkoutUrl, { action: 'cancel' });

  const later = await deposit(browser, 'neteller', 4000);
  const waiting = await submit(later.checkoutUrl, { action: 'later' });
  expect(waiting.headers.get('location')).toBe(`${TEST_WEB_ORIGIN}/de/deposit-return/${later.id}`);
  await browser.balanceBecomes(4000);

  // The company's queue is the order of events: what was refused before is known by now, or asked for.
  await platform.services.payments.reconcile();
  expect(await balanceOf(browser)).toBe(4000);
  expect(await statusOf(browser, later.id)).toBe('complete');
  const report = await platform.services.ledger.check();
  expect(report.holds).toBe(true);
  browser.close();
});
