import path from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { merchantApi } from './api';
import { createBankDesk } from './bank-desk';
import { createCashier } from './cashier';
import { checkoutPages } from './checkout';
import { createCoinDesk } from './coin-desk';
import { controlApi } from './control';
import { createFaults } from './faults';
import { handPages } from './hand';
import { openJournal } from './journal';
import { createOutbox } from './outbox';
import { createPayouts } from './payouts';
import { createRefunds } from './refunds';

/** Where the company's routes stand on the sandbox's origin. */
export const PAYMENTS_BASE = '/payments';

export interface PaymentsConfig {
  /** The sandbox's own origin, for example http://localhost:3200. */
  origin: string;
  /** The key that the merchant bears. */
  apiKey: string;
  /** `whsec_<base64>`, signs the webhooks. */
  webhookSecret: string;
  /** Folder of the sandbox's data; the company keeps its books in `payments/` below it. */
  dataDir: string;
  /** Name of the merchant on the checkout page. */
  merchant: string;
  log: Logger;
  /** How long "pay later" takes to complete, in ms. */
  laterMs?: number;
  /** How long an accepted payout or refund takes to arrive, in ms. */
  paysAfterMs?: number;
  /** How long a checkout stays open, in ms. */
  lifetimeMs?: number;
  /** How long a block of any coin takes, in ms. */
  blockMs?: number;
  /** How long the bank takes to open an account, in ms. */
  bankMs?: number;
  /** Waits between attempts of a webhook, in ms; the last repeats. */
  retryDelays?: readonly number[];
  /** How long an attempt waits for the merchant's answer, in ms. */
  webhookTimeoutMs?: number;
}

export interface Payments {
  /** To be mounted at PAYMENTS_BASE. */
  routes: Hono;
  /** Starts sending webhooks and settling what is due, the queue of an earlier run included. */
  start(): void;
  /** Lets attempts under way end, then closes the books. */
  stop(): Promise<void>;
}

/**
 * Tollgate Pay, a payment company for development, demonstrations and tests: an API for merchants, a hosted
 * checkout page, signed webhooks. It moves no real money and takes only its own test cards.
 */
export function createPayments(config: PaymentsConfig): Payments {
  const { log } = config;
  const journal = openJournal(path.join(config.dataDir, 'payments'));
  const outbox = createOutbox({
    journal,
    secret: config.webhookSecret,
    retryDelays: config.retryDelays ?? [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000],
    timeoutMs: config.webhookTimeoutMs ?? 10_000,
    log,
  });

  let running = false;
  let timer: NodeJS.Timeout | undefined;
  const sending = new Set<Promise<void>>();

  const turn = () => {
    cashier.settleDue();
    coins.settleDue();
    bank.settleDue();
    payouts.settleDue();
    refunds.settleDue();
    const sent = outbox.sendDue().finally(() => {
      sending.delete(sent);
      plan();
    });
    sending.add(sent);
    plan();
  };
  const plan = () => {
    clearTimeout(timer);
    if (!running) return;
    const due = [
      cashier.nextDue(),
      coins.nextDue(),
      bank.nextDue(),
      payouts.nextDue(),
      refunds.nextDue(),
      outbox.nextDue(),
    ].filter((time) => time !== null);
    if (due.length === 0) return;
    timer = setTimeout(turn, Math.min(Math.max(Math.min(...due) - Date.now(), 0), 3_600_000));
  };

  const cashier = createCashier(journal, outbox, {
    lifetimeMs: config.lifetimeMs ?? 2 * 3_600_000,
    walletKey: config.apiKey,
    changed: plan,
  });
  const coins = createCoinDesk(cashier, config.blockMs ?? 15_000);
  const bank = createBankDesk(cashier, config.bankMs ?? 8_000);
  const payouts = createPayouts(journal, outbox, {
    paysAfterMs: config.paysAfterMs ?? 20_000,
    changed: plan,
  });
  const refunds = createRefunds(journal, cashier, {
    afterMs: config.paysAfterMs ?? 20_000,
    changed: plan,
  });
  const faults = createFaults();
  const payoutFaults = createFaults();
  const refundFaults = createFaults();
  const checkoutUrl = (id: string) => `${config.origin}${PAYMENTS_BASE}/checkout/${id}`;

  const routes = new Hono();
  routes.route(
    '/v1',
    merchantApi({
      apiKey: config.apiKey,
      ...{ cashier, journal, faults, payouts, payoutFaults, refunds, refundFaults, checkoutUrl },
    }),
  );
  routes.route(
    '/control',
    controlApi({
      apiKey: config.apiKey,
      cashier,
      coins,
      bank,
      journal,
      outbox,
      faults,
      payouts,
      payoutFaults,
      refunds,
      refundFaults,
      changed: plan,
    }),
  );
  routes.route(
    '/',
    checkoutPages({
      base: PAYMENTS_BASE,
      merchant: config.merchant,
      cashier,
      bank,
      laterMs: config.laterMs ?? 20_000,
      key: config.apiKey,
    }),
  );
  routes.route(
    '/',
    handPages({
      base: PAYMENTS_BASE,
      ...{ cashier, coins, bank, payouts, journal, outbox },
      faults: { charges: faults, payouts: payoutFaults },
      changed: plan,
    }),
  );

  return {
    routes,
    start() {
      running = true;
      plan();
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      await Promise.all(sending);
      journal.close();
    },
  };
}
