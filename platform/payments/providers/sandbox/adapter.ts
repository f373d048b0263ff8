import { isUtf8 } from 'node:buffer';
import type { z } from '@hono/zod-openapi';
import { Webhook } from 'standardwebhooks';
import { readExactJson } from '../../../kernel/exact-json';
import {
  ProviderError,
  WebhookRejected,
  type Capabilities,
  type Charge,
  type ChargeStatus,
  type OpenedCharge,
  type PaymentProvider,
  type ProviderEvent,
} from '../../provider';
import { DETAILS } from './details';
import { movementCalls } from './movements';
import { toAsk, toBank, toTransfer } from './payer-asks';
import { payoutCalls, payoutOf } from './payouts';
import { refundCalls } from './refunds';
import { capabilitiesSchema, chargeEventSchema, chargeSchema, envelopeSchema, toReport } from './schemas';

export interface SandboxProviderOptions {
  /** Base address of the vendor's API, for example http://localhost:3200/payments. */
  apiUrl: string;
  apiKey: string;
  /** `whsec_<base64>`; two while one is being rotated. */
  webhookSecrets: readonly string[];
  /** How long one call may take, in ms. */
  timeoutMs?: number;
  /** How long an answer about capabilities is believed, in ms. */
  capabilitiesMs?: number;
}

/** Event types that tell a charge's state, with the state that they name. */
const STATE_OF_EVENT: Readonly<Record<string, ChargeStatus>> = {
  'charge.processing': 'processing',
  'charge.completed': 'completed',
  'charge.failed': 'failed',
  'charge.cancelled': 'cancelled',
  'charge.refunded': 'refunded',
  'charge.charged_back': 'refunded',
};

/** Shorter, because a player waits for the list of methods. */
const CAPABILITIES_TIMEOUT_MS = 2_000;

/** Minor units, never rounded on their way in. */
const AMOUNTS = new Set(['amount', 'amount_received']);

/** 4xx statuses that mean "not now" rather than "no". */
const TRANSIENT = new Set([408, 425, 429]);

/** Adapter for the sandbox's payment company, spoken to over HTTP like any vendor. */
export function createSandboxProvider(options: SandboxProviderOptions): PaymentProvider {
  const { apiUrl, apiKey, timeoutMs = 6_000, capabilitiesMs = 10_000 } = options;
  const webhooks = options.webhookSecrets.map((secret) => new Webhook(secret));
  let known: { at: number; capabilities: Capabilities } | undefined;

  const call = async (
    path: string,
    init: RequestInit = {},
    limitMs = timeoutMs,
  ): Promise<{ status: number; json: unknown }> => {
    try {
      const response = await fetch(`${apiUrl}/v1${path}`, {
        ...init,
        headers: { Accept: 'application/json', Authorization: `Bearer ${apiKey}`, ...init.headers },
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      const text = await response.text();
      return { status: response.status, json: readExactJson(text, AMOUNTS) };
    } catch (error) {
      const refused = connectionRefused(error);
      throw new ProviderError(refused ? 'refused' : 'unknown', `${path}: no answer`, { cause: error });
    }
  };

  const read = <T>(
    schema: z.ZodType<T>,
    path: string,
    { status, json }: { status: number; json: unknown },
  ): T => {
    if (status >= 400 && status < 500 && !TRANSIENT.has(status)) {
      throw new ProviderError('refused', `${path}: answered ${status}`);
    }
    if (status < 200 || status >= 300) throw new ProviderError('unknown', `${path}: answered ${status}`);
    const parsed = schema.safeParse(json);
    if (!parsed.success) throw new ProviderError('unknown', `${path}: answered what is no such thing`);
    return parsed.data;
  };

  const toCharge = (data: z.output<typeof chargeSchema>): Charge => ({
    ...toReport(data),
    checkoutUrl: data.checkout_url,
    transfers: data.transfers.map(toTransfer),
    bank: toBank(data.ask),
  });

  return {
    name: 'sandbox',
    paysOut: true,
    refunds: true,
    ...payoutCalls({ call, read }),
    ...movementCalls({ call, read }),
    ...refundCalls({ call, read }),

    async capabilities() {
      if (known && Date.now() - known.at < capabilitiesMs) return known.capabilities;
      const path = '/capabilities';
      const { methods, currencies } = read(
        capabilitiesSchema,
        path,
        await call(path, {}, Math.min(timeoutMs, CAPABILITIES_TIMEOUT_MS)),
      );
      const capabilities = { methods: new Set(methods), currencies: new Set(currencies) };
      known = { at: Date.now(), capabilities };
      return capabilities;
    },

    async createCharge(request, idempotencyKey) {
      const path = '/charges';
      const answer = await call(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify({
          reference: request.reference,
          amount: request.amount,
          currency: request.currency,
          method: request.method,
          ...(request.option === null ? {} : { option: request.option }),
          email: request.email,
          return_urls: {
            success: request.returnUrls.success,
            failure: request.returnUrls.failure,
            cancel: request.returnUrls.cancel,
            pending: request.returnUrls.pending,
          },
          language: request.language,
          webhook_url: request.webhookUrl,
        }),
      });
      const data = read(chargeSchema, path, answer);
      const charge: OpenedCharge = { ...toCharge(data), ask: toAsk(data.ask, request.returnUrls.failure) };
      const asked = charge.reference === request.reference && charge.currency === request.currency;
      if (!asked || charge.amount !== BigInt(request.amount)) {
        throw new ProviderError('unknown', `${path}: answered with another charge than was asked for`);
      }
      return charge;
    },

    async getCharge(chargeId) {
      const path = `/charges/${encodeURIComponent(chargeId)}`;
      const answer = await call(path);
      return answer.status === 404 ? null : toCharge(read(chargeSchema, path, answer));
    },

    async cancelCharge(chargeId) {
      const path = `/charges/${encodeURIComponent(chargeId)}/cancel`;
      const answer = await call(path, { method: 'POST' });
      return answer.status === 404 ? null : toCharge(read(chargeSchema, path, answer));
    },

    verifyWebhook(rawBody, headers) {
      const signed = {
        'webhook-id': headers.get('webhook-id') ?? '',
        'webhook-timestamp': headers.get('webhook-timestamp') ?? '',
        'webhook-signature': headers.get('webhook-signature') ?? '',
      };
      if (
        !/^\d{1,12}$/.test(signed['webhook-timestamp']) ||
        signed['webhook-id'].length > 255 ||
        !isUtf8(rawBody)
      ) {
        throw new WebhookRejected('unverified', 'headers or body are not a webhook’s');
      }
      const body = rawBody.toString('utf8');
      const verified = webhooks.some((webhook) => {
        try {
          webhook.verify(body, signed, { jsonParse: false });
          return true;
        } catch {
          return false;
        }
      });
      if (!verified) throw new WebhookRejected('unverified', 'wrong signature or time');
      return toEvent(signed['webhook-id'], readExactJson(body, AMOUNTS));
    },
  };
}

function toEvent(id: string, json: unknown): ProviderEvent {
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) throw new WebhookRejected('malformed', 'the event has no type or time');
  const { type, timestamp } = envelope.data;
  const event = { id, type, occurredAt: new Date(timestamp) };
  const payout = payoutOf(type, json);
  if (payout) return { ...event, charge: undefined, payout };
  const state = STATE_OF_EVENT[type];
  const readDetail = Object.hasOwn(DETAILS, type) ? DETAILS[type] : undefined;
  if (!state && !readDetail) return { ...event, charge: undefined };
  const parsed = chargeEventSchema.safeParse(json);
  if (!parsed.success) throw new WebhookRejected('malformed', 'the event has no readable charge');
  const report = toReport(parsed.data.data);
  if (state) return { ...event, charge: { named: state, report } };
  const what = readDetail?.(parsed.data.data);
  if (!what) throw new WebhookRejected('malformed', 'the event lacks what it is about');
  return { ...event, charge: undefined, detail: { about: report, what } };
}

/** No connection to any of the host's addresses: the request can't have been accepted. */
function connectionRefused(error: unknown): boolean {
  const cause = property(error, 'cause');
  const attempts = property(cause, 'errors');
  return (Array.isArray(attempts) ? attempts : [cause]).every((attempt) => {
    const code = property(attempt, 'code');
    return code === 'ECONNREFUSED' || code === 'ENOTFOUND';
  });
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
