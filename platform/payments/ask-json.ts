import { z } from '@hono/zod-openapi';
import {
  BANK_PATIENCE_MS,
  COINS,
  coinDecimal,
  FORM_FIELD_TYPES,
  PAYMENT_INFO_FIELDS,
  PAYMENT_INFO_KINDS,
  TRANSFER_STATES,
  type BankAsk,
  type ChargeAsk,
  type DepositTransfer,
  type FormField,
} from './ask';
import { toSafeMinor } from '@/lib/money/money';

const said = (description: string, example: unknown) => ({ description, example });
const moment = (what: string) => said(`${what} ISO 8601, UTC.`, '2026-11-24T15:04:05.000Z');

export const formFieldSchema = z.object({
  name: z.string(),
  title: z.string(),
  type: z.enum(FORM_FIELD_TYPES),
  toShow: z.boolean(),
  value: z.string(),
  required: z.boolean().openapi(said('Whether it must be filled in.', true)),
  maxLength: z.int().nullable().openapi(said('How many characters it may have; null for any number.', 2)),
  options: z
    .array(
      z.object({
        value: z.string().openapi(said('What is sent.', 'passport')),
        title: z.string().openapi(said('What the player reads.', 'Passport')),
      }),
    )
    .openapi({ description: 'What can be chosen; empty for a field that is typed.' }),
});

const transferSchema = z.object({
  id: z.string().openapi(said('Name of the transfer in its network (txid).', '9f2c51ab')),
  amount: z.string().openapi(said('What it carries: the coin’s exact decimal number.', '0.00153120')),
  confirmations: z.int().openapi(said('How many blocks confirm it so far.', 1)),
  state: z
    .enum(TRANSFER_STATES)
    .openapi(said('How far it is; `gone` when its block was taken back and it never arrived.', 'confirming')),
  credited: z
    .int()
    .nullable()
    .openapi(said('What it brought. Minor units of the account’s currency; null until then.', 5_000)),
  at: z.string().openapi(moment('When it was first seen.')),
});

export const cryptoSchema = z
  .object({
    coin: z.enum(COINS).openapi(said('Coin, with its network where it has several.', 'BTC')),
    network: z.string().openapi(said('Name of the network, as players read it.', 'Bitcoin')),
    address: z.string().openapi(said('Where the coins go.', 'tb1q7e57k3v')),
    tag: z.string().nullable().openapi(said('Destination tag that must go along; null for none.', '104729')),
    uri: z.string().openapi(said('Payment address for a QR code.', 'bitcoin:tb1q7e57k3v?amount=0.00153120')),
    amount: z.string().openapi(said('What is to be sent: the coin’s exact decimal number.', '0.00153120')),
    decimals: z.int().openapi(said('Decimals of the coin.', 8)),
    rateEndsAt: z
      .string()
      .openapi(moment('Until when the amount holds; what is sent later is credited at its own day’s rate.')),
    confirmationsNeeded: z.int().openapi(said('How many blocks must confirm a transfer.', 2)),
    transfers: z
      .array(transferSchema)
      .openapi({ description: 'What has arrived at the address, oldest first.' }),
  })
  .nullable()
  .openapi({ description: 'Where coins are sent; null for other methods.' });

export const bankSchema = z
  .object({
    state: z
      .enum(['waiting', 'ready', 'unavailable'])
      .openapi(said('Whether the account details are there; `unavailable` after ten minutes.', 'ready')),
    holder: z.string().nullable().openapi(said('Whom the account belongs to.', 'Tollgate Pay Test')),
    account: z
      .string()
      .nullable()
      .openapi(said('Number of the account, as people write it.', 'DE00 0000 1234 5678 9012 34')),
    bic: z.string().nullable().openapi(said('BIC of the bank; null for none.', 'TOLLDE00XXX')),
    bankName: z.string().nullable().openapi(said('Name of the bank.', 'Tollgate Test Bank')),
    nonce: z.string().nullable().openapi(said('Four digits for the payment’s description.', '4711')),
    since: z.string().openapi(moment('Since when the account details are waited for.')),
  })
  .nullable()
  .openapi({ description: 'Where bank money is sent; null for other methods.' });

export const paymentInfoSchema = z
  .object({
    kind: z.enum(PAYMENT_INFO_KINDS).openapi(said('Where it is paid.', 'multibanco')),
    fields: z
      .array(
        z.object({
          name: z.enum(PAYMENT_INFO_FIELDS).openapi(said('What it is.', 'reference')),
          value: z.string().openapi(said('What to enter there.', '123 456 789')),
        }),
      )
      .openapi({ description: 'What to enter there, in this order.' }),
    endsAt: z.string().openapi(moment('Until when it can be paid.')),
  })
  .nullable()
  .openapi({
    description: 'What to pay with at a machine, in a shop or at the bank; null for other methods.',
  });

/** What of an answer depends on the ask. */
export interface AskJson {
  method: 'GET' | 'POST';
  params: Record<string, string>;
  formFields: FormField[];
  background: boolean;
  failUrl: string | null;
  crypto: z.output<typeof cryptoSchema>;
  bank: z.output<typeof bankSchema>;
  paymentInfo: z.output<typeof paymentInfoSchema>;
}

function bankJson(ask: BankAsk, since: Date, now: Date): z.output<typeof bankSchema> {
  const { holder, account, bic, bankName, nonce } = ask;
  const patient = now.getTime() - since.getTime() < BANK_PATIENCE_MS;
  const state = account !== null ? 'ready' : patient ? 'waiting' : 'unavailable';
  return { state, holder, account, bic, bankName, nonce, since: since.toISOString() };
}

/** @param open whether the deposit can still be paid: what is paid with shows no longer than that, except coins. */
export function askJson(deposit: {
  ask: ChargeAsk | null;
  transfers: readonly DepositTransfer[];
  open: boolean;
  since: Date;
  now: Date;
}): AskJson {
  const { ask, transfers, open } = deposit;
  const nothing: AskJson = {
    method: 'GET',
    params: {},
    formFields: [],
    background: false,
    failUrl: null,
    crypto: null,
    bank: null,
    paymentInfo: null,
  };
  if (ask?.kind === 'address') {
    const { kind: _, ...asked } = ask;
    const crypto = {
      ...asked,
      amount: coinDecimal(BigInt(ask.amount), ask.decimals),
      transfers: transfers.map(({ txid, amount, confirmations, state, credited, seenAt }) => ({
        id: txid,
        amount: coinDecimal(amount, ask.decimals),
        confirmations,
        state,
        credited: credited === null ? null : toSafeMinor(credited),
        at: seenAt.toISOString(),
      })),
    };
    return { ...nothing, crypto };
  }
  if (ask === null || !open) return nothing;
  switch (ask.kind) {
    case 'redirect':
      return nothing;
    case 'post':
      return { ...nothing, method: 'POST', params: ask.params };
    case 'form':
      return { ...nothing, method: 'POST', formFields: ask.fields };
    case 'info':
      return { ...nothing, paymentInfo: { kind: ask.info, fields: ask.fields, endsAt: ask.endsAt } };
    case 'bank':
      return {
        ...nothing,
        method: 'POST',
        params: ask.params,
        background: true,
        failUrl: ask.failUrl,
        bank: bankJson(ask, deposit.since, deposit.now),
      };
  }
}
