import { createHmac } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import {
  destinationFields,
  isAccountNumber,
  isBsb,
  isCoinTag,
  isHolder,
  isIban,
  OPTIONAL_FIELDS,
  plainCoinAddress,
  plainDigits,
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

const isRight: Record<DestinationField, (value: string, option: string | null) => boolean> = {
  iban: (value) => isIban(value),
  bsb: (value) => isBsb(value),
  account: (value) => isAccountNumber(value),
  holder: (value) => isHolder(value),
  address: (value, option) => option !== null && isPayableAddress(option, value),
  tag: (value) => isCoinTag(value),
};

/** As banks write it, without what people put in for their eyes. */
const PLAIN: Partial<Record<DestinationField, (value: string) => string>> = {
  iban: plainIban,
  bsb: plainDigits,
  account: plainDigits,
};

/** Where the money goes, from what the player typed. @throws Problem 422 `client_api_45` with `fields`. */
export function destinationOf(method: PayoutMethod, input: DestinationInput, secret: string): Destination {
  const values = destinationFields(method.kind, method.option, method.currency)
    .map((field) => [field, input[field]?.trim() ?? ''] as const)
    .filter(([field, value]) => value !== '' || !OPTIONAL_FIELDS.has(field));
  const wrong = values.filter(([field, value]) => !isRight[field](value, method.option));
  if (wrong.length > 0) {
    throw new Problem(422, API_CODES.cardDetails, 'these details can’t be right', {
      fields: Object.fromEntries(wrong.map(([field, value]) => [field, value === '' ? 'required' : 'wrong'])),
    });
  }
  if (values.length === 0) return { account: null, shown: null, print: null };
  const account = Object.fromEntries(values.map(([field, value]) => [field, PLAIN[field]?.(value) ?? value]));
  const place = account.iban ?? account.account ?? account.address ?? '';
  const within = account.bsb ?? (account.tag === undefined ? undefined : Number(account.tag));
  const plain = plainCoinAddress(place);
  const whole = within === undefined ? plain : `${plain} ${within}`;
  // Of a coin's address four signs, of an IBAN its country, of an account number nothing.
  const first = account.address?.slice(0, 4) ?? account.iban?.slice(0, 2) ?? '';
  return {
    account,
    shown: `${first}•••• ${place.slice(-4)}`,
    print: createHmac('sha256', secret).update(`payout ${method.method} ${whole}`).digest(),
  };
}
