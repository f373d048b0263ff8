import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import pino from 'pino';
import { listenOnLoopback } from '@/tests/support/loopback';
import { createPayments, PAYMENTS_BASE, type Payments, type PaymentsConfig } from '../index';

export const API_KEY = 'test-payment-key-test-payment-key-0001';
export const WEBHOOK_SECRET = 'whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LXdlYmhvb2s=';
export const ORIGIN = 'http://pay.test';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Merchant {
  url: string;
  received: Received[];
  /** Statuses to answer with, in order; 200 when they have run out. */
  answers: number[];
  /** Resolves when so many webhooks have come in all. */
  count(wanted: number): Promise<Received[]>;
  close(): Promise<void>;
}

/** A merchant that takes webhooks. */
export async function startMerchant(): Promise<Merchant> {
  const received: Received[] = [];
  const answers: number[] = [];
  let waiting: { wanted: number; resolve: (all: Received[]) => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      response.writeHead(answers.shift() ?? 200).end();
      for (const { wanted, resolve } of waiting) if (received.length >= wanted) resolve(received);
      waiting = waiting.filter(({ wanted }) => received.length < wanted);
    });
  });
  const origin = await listenOnLoopback(server);
  return {
    url: `${origin}/webhooks`,
    received,
    answers,
    count: (wanted) =>
      received.length >= wanted
        ? Promise.resolve(received)
        : new Promise((resolve) => waiting.push({ wanted, resolve })),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export interface Company {
  payments: Payments;
  dataDir: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Calls the merchant's API or the control API with the key. */
  call(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  submit(chargeId: string, form: Record<string, string>): Promise<Response>;
}

/** The company without a network in front of it. */
export function openCompany(dataDir: string, overrides: Partial<PaymentsConfig> = {}): Company {
  const payments = createPayments({
    origin: ORIGIN,
    apiKey: API_KEY,
    webhookSecret: WEBHOOK_SECRET,
    dataDir,
    merchant: 'Parlour',
    log: pino({ level: 'silent' }),
    retryDelays: [5, 10],
    ...overrides,
  });
  const app = new Hono().route(PAYMENTS_BASE, payments.routes);
  const request = async (address: string, init?: RequestInit) =>
    app.request(`${ORIGIN}${PAYMENTS_BASE}${address}`, init);
  return {
    payments,
    dataDir,
    request,
    call: (address, body, headers = {}) =>
      request(address, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${API_KEY}`, 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    submit: (chargeId, form) =>
      request(`/checkout/${chargeId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
  };
}

export function temporaryDirectory(): { path: string; remove: () => void } {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'tollgate-'));
  return { path: directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

export function chargeBody(webhookUrl: string, changes: Record<string, unknown> = {}) {
  return {
    reference: 'dep-1',
    amount: 5000,
    currency: 'EUR',
    method: 'card',
    email: 'player@example.com',
    return_urls: {
      success: 'http://web.test/deposit-success/dep-1',
      failure: 'http://web.test/deposit-failure/dep-1',
      cancel: 'http://web.test/deposit-cancel/dep-1',
      pending: 'http://web.test/deposit-return/dep-1',
    },
    language: 'en',
    webhook_url: webhookUrl,
    ...changes,
  };
}

export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123' };
