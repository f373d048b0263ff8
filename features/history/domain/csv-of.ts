import { signedAmount } from '@/lib/domain/transactions';
import { toDecimalString } from '@/lib/money/money';
import { csvLine } from '@/lib/text/csv';
import type { components } from '@/lib/http/platform';

type Movement = components['schemas']['Transaction'];

/** Columns of the file, in order. */
export const CSV_COLUMNS = [
  'date',
  'type',
  'amount',
  'fee',
  'currency',
  'balance',
  'status',
  'method',
  'game',
  'id',
] as const;

interface Words {
  type: (type: Movement['type']) => string;
  status: (status: Movement['status']) => string;
  /** Of a payment method's code, and a game's id; both as far as they are known. */
  method: (code: string) => string;
  game: (id: string) => string;
}

/** One movement as a line of the file. Amounts are decimals with a point, below 0 when money left. */
export function csvOf(
  { type, amount, fee, currency, balance, status, ...row }: Movement,
  words: Words,
): string {
  const money = (minor: number) => toDecimalString(minor, currency);
  return csvLine([
    row.date,
    words.type(type),
    money(balance === null ? amount : signedAmount(type, amount)),
    money(fee),
    currency,
    balance === null ? '' : money(balance),
    words.status(status),
    row.method && words.method(row.method),
    row.gameId && words.game(row.gameId),
    row.id,
  ]);
}
