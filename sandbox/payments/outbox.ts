import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { Webhook } from 'standardwebhooks';
import { chargeData, type Charge } from './charge';
import type { EventType, OutgoingEvent, PayoutEventType } from './event';
import type { Journal } from './journal';

export interface OutboxOptions {
  journal: Journal;
  /** `whsec_<base64>` that the merchant shares. */
  secret: string;
  /** Waits between attempts, in ms; the last one repeats. */
  retryDelays: readonly number[];
  timeoutMs: number;
  log: Logger;
}

export type Contradiction = 'state' | 'currency';

/** What an event tells, and where it goes. */
export interface EventAbout {
  type: EventType | PayoutEventType;
  /** Of the charge or the payout. */
  id: string;
  webhookUrl: string;
  data: Record<string, unknown>;
}

export interface Outbox {
  /** Makes an event of a charge, not yet recorded: it goes into the journal together with the charge. */
  prepare(charge: Charge, type: EventType, more?: Record<string, unknown>): OutgoingEvent;
  /** An event about anything, not yet recorded. */
  event(about: EventAbout): OutgoingEvent;
  /** Sends what is due. @returns when all of those attempts have ended. */
  sendDue(): Promise<void>;
  /** Sends one event now, whatever its state, and says what the merchant answered (0: no answer). */
  sendNow(id: string): Promise<number>;
  /** Sends an event as somebody would who has not the secret, and with a larger sum in it. */
  sendForged(id: string): Promise<number>;
  /**
   * Sends what the company itself should never say, as a new event with its true signature: `state` has a type and a
   * status that contradict each other, `currency` is in another currency than was agreed.
   */
  sendContradicting(id: string, what: Contradiction): Promise<number>;
  /** When the next event is due, in ms since 1970, or null. */
  nextDue(): number | null;
  /** Holds everything back until release(). */
  hold(): void;
  isHeld(): boolean;
  /** Sends what was held one after another, oldest or newest first. */
  release(order: 'natural' | 'reversed'): Promise<void>;
  /** Delay in ms that every new event waits before its first attempt. */
  setDelay(ms: number): void;
}

/** Past this age an event that nobody takes is given up; the merchant still finds the charge by asking. */
const GIVE_UP_MS = 72 * 3_600_000;

export function createOutbox({ journal, secret, retryDelays, timeoutMs, log }: OutboxOptions): Outbox {
  const webhook = new Webhook(secret);
  const flying = new Set<string>();
  let held = false;
  let delayMs = 0;

  const waiting = () =>
    [...journal.events.values()].filter(
      (event) =>
        event.deliveredAt === null && event.createdAt > Date.now() - GIVE_UP_MS && !flying.has(event.id),
    );

  const post = async (event: OutgoingEvent, signer = webhook): Promise<number> => {
    const now = new Date();
    try {
      const response = await fetch(event.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'TollgatePay/1.0',
          'webhook-id': event.id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signer.sign(event.id, now, event.body),
        },
        body: event.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      log.debug({ err: error, event: event.id }, 'webhook not delivered');
      return 0;
    }
  };

  const attempt = async (event: OutgoingEvent): Promise<number> => {
    flying.add(event.id);
    const status = await post(event);
    flying.delete(event.id);
    const taken = status >= 200 && status < 300;
    const attempts = event.attempts + 1;
    const wait = retryDelays[Math.min(attempts, retryDelays.length) - 1] ?? 60_000;
    journal.write({
      event: {
        ...event,
        attempts,
        lastStatus: status,
        deliveredAt: taken ? Date.now() : event.deliveredAt,
        nextAt: Date.now() + wait,
      },
    });
    return status;
  };

  const newId = () => `evt_${randomUUID().replaceAll('-', '')}`;

  const event = ({ type, id, webhookUrl, data }: EventAbout): OutgoingEvent => {
    const now = Date.now();
    return {
      id: newId(),
      type,
      chargeId: id,
      url: webhookUrl,
      body: JSON.stringify({ type, timestamp: new Date(now).toISOString(), data }),
      createdAt: now,
      nextAt: now + delayMs,
      attempts: 0,
      lastStatus: null,
      deliveredAt: null,
    };
  };

  return {
    event,
    prepare: (charge, type, more = {}) =>
      event({
        type,
        id: charge.id,
        webhookUrl: charge.webhookUrl,
        data: { ...chargeData(charge), ...more },
      }),
    async sendDue() {
      if (held) return;
      const now = Date.now();
      await Promise.all(
        waiting()
          .filter((event) => event.nextAt <= now)
          .map(attempt),
      );
    },
    async sendNow(id) {
      const event = journal.events.get(id);
      return event ? attempt(event) : 0;
    },
    async sendForged(id) {
      const event = journal.events.get(id);
      if (!event) return 0;
      const forged = { ...event, id: newId() };
      const body = event.body.replaceAll(/"amount_received":\d+/g, '"amount_received":99999900');
      return post({ ...forged, body }, new Webhook(`whsec_${randomBytes(32).toString('base64')}`));
    },
    async sendContradicting(id, what) {
      const event = journal.events.get(id);
      if (!event) return 0;
      const told = JSON.parse(event.body) as { data: Record<string, unknown> };
      // No event is told of what is still `pending`, so that it contradicts every type.
      const changed =
        what === 'state' ? { status: 'pending' } : { currency: told.data.currency === 'CHF' ? 'EUR' : 'CHF' };
      const body = JSON.stringify({ ...told, data: { ...told.data, ...changed } });
      return post({ ...event, id: newId(), body });
    },
    nextDue() {
      if (held) return null;
      return waiting().reduce<number | null>(
        (soonest, event) => (soonest === null || event.nextAt < soonest ? event.nextAt : soonest),
        null,
      );
    },
    hold() {
      held = true;
    },
    isHeld: () => held,
    async release(order) {
      const queue = waiting();
      if (order === 'reversed') queue.reverse();
      for (const event of queue) await attempt(event);
      held = false;
    },
    setDelay(ms) {
      delayMs = ms;
    },
  };
}
