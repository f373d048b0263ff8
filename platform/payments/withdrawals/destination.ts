import { createHmac } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import {
  destinationFields,
  isCoinTag,
  isIban,
  OPTIONAL_FIELDS,
  plainIban,
  type DestinationField,
} from '@/lib/domain/withdrawals';
import { Problem } from '../../kernel/problem';
import { isPayableAddress } from './coin-address';
import type { PayoutMethod } from './methods';

export type DestinationInput = Partial<Record<DestinationField, string | undefined>>;

export interface Destination {
  /** What the company is told; null when it knows by the charge. */
  account: Record<string, string> | null;
  /** What may be shown. */
  shown: string | null;
  /** By which another account is told from this one. */
  print: Buffer | null;
}

const HOLDER_MAX = 140;

const isRight: Record<DestinationField, (value: string, option: string | null) => boolean> = {
  iban: (value) => isIban(value),
  holder: (value) => value.length <= HOLDER_MAX && /\p{L}.*\p{L}/u.test(value),
  address: (value, option) => option !== null && isPayableAddress(option, value),
  tag: (value) => isCoinTag(value),
};

/** Where the money goes, from what the player typed. @throws Problem 422 `client_api_45` with `fields`. */
export function destinationOf(method: PayoutMethod, input: DestinationInput, secret: string): Destination {
  const values = destinationFields(method.kind, method.option)
    .map((field) => [field, input[field]?.trim() ?? ''] as const)
    .filter(([field, value]) => value !== '' || !OPTIONAL_FIELDS.has(field));
  const wrong = values.filter(([field, value]) => !isRight[field](value, method.option));
  if (wrong.length > 0) {
    throw new Problem(422, API_CODES.cardDetails, 'these details can’t be right', {
      fields: Object.fromEntries(wrong.map(([field, value]) => [field, value === '' ? 'required' : 'wrong'])),
    });
  }
  if (values.length === 0) return { account: null, shown: null, print: null };
  const account = Object.fromEntries(
    values.map(([field, value]) => [field, field === 'iban' ? plainIban(value) : value]),
  );
  const place = account.iban ?? account.address ?? '';
  const whole = account.tag === undefined ? place : `${place} ${Number(account.tag)}`;
  return {
    account,
    shown: `${place.slice(0, account.iban === undefined ? 4 : 2)}•••• ${place.slice(-4)}`,
    print: createHmac('sha256', secret).update(`payout ${method.method} ${whole}`).digest(),
  };
}
