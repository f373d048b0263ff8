import { z } from '@hono/zod-openapi';
import { COINS, FORM_FIELD_TYPES, PAYMENT_INFO_FIELDS, PAYMENT_INFO_KINDS, type ChargeAsk } from '../../ask';
import type { BankDetails, TransferReport, UnmatchedMoney } from '../../provider';

/** Whole numbers that are too large for JSON's own come as digits. */
const digits = z
  .string()
  .regex(/^\d{1,40}$/)
  .transform(BigInt);
const words = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const texts = z.record(words(64), words(2048));

export const transferSchema = z.object({
  network: z.enum(COINS),
  txid: z.string().regex(/^[A-Za-z0-9]{1,128}$/),
  output: z.int().nonnegative(),
  amount: digits.refine((amount) => amount > 0n),
  confirmations: z.int().nonnegative(),
  state: z.enum(['seen', 'confirming', 'final', 'gone']),
  version: z.int().positive(),
  seen_at: z.iso.datetime(),
  rate: z
    .object({ minor: digits.refine((minor) => minor > 0n), per: digits.refine((per) => per > 0n) })
    .nullable(),
});

const detailFields = {
  holder: words(256),
  account: words(64),
  bic: words(16).nullable(),
  bank_name: words(256),
};
const nonce = z.string().regex(/^\d{4}$/);
export const bankSchema = z.object({ ...detailFields, nonce });

export const moneySchema = z.object({
  id: words(128).min(1),
  amount: z.int().positive().transform(BigInt),
  currency: z.string().regex(/^[A-Z]{3}$/),
  sender_name: words(256),
  description: words(512),
});

/** What the payer is asked for, in the vendor's words. */
export const askSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect') }),
  z.object({ kind: z.literal('post'), params: texts }),
  z.object({
    kind: z.literal('form'),
    fields: z
      .array(
        z.object({
          name: words(64).min(1),
          title: words(256),
          type: z.enum(FORM_FIELD_TYPES),
          to_show: z.boolean(),
          value: words(2048),
          required: z.boolean(),
          max_length: z.int().positive().nullable(),
          options: z.array(z.object({ value: words(128), title: words(256) })).max(300),
        }),
      )
      .min(1)
      .max(40),
  }),
  z.object({
    kind: z.literal('address'),
    coin: z.enum(COINS),
    network: words(64),
    address: words(256).min(1),
    tag: words(64).nullable(),
    uri: z
      .string()
      .max(2048)
      .regex(/^(bitcoin|bchtest|bitcoincash|ethereum|litecoin|dogecoin|ripple|tron):[!-~]+$/),
    amount: z.string().regex(/^[1-9]\d{0,39}$/),
    decimals: z.int().min(0).max(18),
    rate_ends_at: z.iso.datetime(),
    confirmations_needed: z.int().positive().max(1_000),
  }),
  z.object({
    kind: z.literal('bank'),
    params: texts,
    nonce,
    details: z.object(detailFields).nullable(),
  }),
  z.object({
    kind: z.literal('info'),
    info: z.enum(PAYMENT_INFO_KINDS),
    fields: z.array(z.object({ name: z.enum(PAYMENT_INFO_FIELDS), value: words(256) })).max(6),
    ends_at: z.iso.datetime(),
  }),
]);
type VendorAsk = z.output<typeof askSchema>;

export const toTransfer = ({
  seen_at: seenAt,
  ...data
}: z.output<typeof transferSchema>): TransferReport => ({
  ...data,
  seenAt: new Date(seenAt),
});

export const toDetails = ({ bank_name: bankName, ...data }: z.output<typeof bankSchema>): BankDetails => ({
  ...data,
  bankName,
});

export const toMoney = ({
  sender_name: senderName,
  ...data
}: z.output<typeof moneySchema>): UnmatchedMoney => ({
  ...data,
  senderName,
});

/** The account of a bank transfer, once the bank has opened it. */
export function toBank(ask: VendorAsk): BankDetails | null {
  return ask.kind === 'bank' && ask.details ? toDetails({ ...ask.details, nonce: ask.nonce }) : null;
}

/** @param failUrl where a page goes that can't send its params. */
export function toAsk(ask: VendorAsk, failUrl: string): ChargeAsk {
  switch (ask.kind) {
    case 'redirect':
    case 'post':
      return ask;
    case 'form':
      return {
        kind: 'form',
        fields: ask.fields.map(({ to_show: toShow, max_length: maxLength, ...field }) => ({
          ...field,
          toShow,
          maxLength,
        })),
      };
    case 'address': {
      const { rate_ends_at: rateEndsAt, confirmations_needed: confirmationsNeeded, ...rest } = ask;
      return { ...rest, rateEndsAt, confirmationsNeeded };
    }
    case 'bank': {
      const { holder = null, account = null, bic = null, bankName = null } = toBank(ask) ?? {};
      return { kind: 'bank', params: ask.params, holder, account, bic, bankName, nonce: ask.nonce, failUrl };
    }
    case 'info':
      return { kind: 'info', info: ask.info, fields: ask.fields, endsAt: ask.ends_at };
  }
}
