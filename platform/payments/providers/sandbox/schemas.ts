import { z } from '@hono/zod-openapi';
import type { DepositFailure } from '@/lib/domain/deposits';
import { CHARGE_STATUSES, type ChargeReport } from '../../provider';
import { holdsCardNumber } from '@/lib/domain/card-number';
import { askSchema, bankSchema, moneySchema, transferSchema } from './payer-asks';

export const minorUnits = z.int().nonnegative().transform(BigInt);

/** Control characters have no place in a name, PostgreSQL takes no NUL, and no half of a pair within JSON. */
export const name = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u);

const chargeFields = {
  id: name,
  reference: name,
  amount: minorUnits,
  amount_received: minorUnits,
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.enum([...CHARGE_STATUSES, 'charged_back']),
  failure_code: name.nullish(),
  payer: z
    .object({
      // A company that tells a card's number as a name has told no name: it is kept nowhere.
      name: z
        .string()
        .max(256)
        .nullable()
        .transform((told) =>
          told === null || holdsCardNumber(told) ? null : told.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '),
        ),
      fingerprint: name.nullable(),
    })
    .nullish(),
};

/** The vendor's failure codes; an unknown one is shown to the player as a declined payment. */
const FAILURES: Readonly<Record<string, DepositFailure>> = {
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  three_d_secure: 'three_d_secure',
  voucher_used: 'voucher_used',
  voucher_value: 'voucher_value',
  voucher_locked: 'voucher_locked',
  expired: 'expired',
};

const REVERSALS: Readonly<Record<string, ChargeReport['reversal']>> = {
  refunded: 'refund',
  charged_back: 'chargeback',
};

/** Answer of POST and GET /v1/charges. */
export const chargeSchema = z.object({
  ...chargeFields,
  checkout_url: z.url({ protocol: /^https?$/ }).max(2048),
  ask: askSchema.default({ kind: 'redirect' }),
  transfers: z.array(transferSchema).max(1_000).default([]),
});

export const capabilitiesSchema = z.object({
  methods: z.array(z.string()),
  currencies: z.array(z.string()),
});

/** What every webhook has; only `charge.*` is read further. */
export const envelopeSchema = z.object({ type: z.string().min(1).max(128), timestamp: z.iso.datetime() });
export const chargeEventSchema = envelopeSchema.extend({
  data: z.object({
    ...chargeFields,
    transfer: transferSchema.optional(),
    bank: bankSchema.optional(),
    money: moneySchema.optional(),
  }),
});

export function toReport(data: z.output<z.ZodObject<typeof chargeFields>>): ChargeReport {
  return {
    chargeId: data.id,
    reference: data.reference,
    amount: data.amount,
    received: data.amount_received,
    currency: data.currency,
    status: data.status === 'charged_back' ? 'refunded' : data.status,
    failure: data.failure_code ? (FAILURES[data.failure_code] ?? 'declined') : null,
    reversal: REVERSALS[data.status] ?? null,
    payer: data.payer ?? null,
  };
}
