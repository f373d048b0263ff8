import { wholeUnitsToMinor, type Currency } from '@/lib/money/money';
import type { TransactionType } from '@/lib/domain/transactions';
import type { TransactionQuery } from '../api/get-me-transactions';
import { GROUPS, type HistoryAddress } from './history-address';
import { spanOf } from './periods';

/**
 * What the platform is asked for, so that an address shows what it says.
 * @param only types that the list is about, whatever the address says
 */
export function queryOf(
  address: HistoryAddress,
  { only, currency, now }: { only?: readonly TransactionType[] | undefined; currency: Currency; now: Date },
): TransactionQuery {
  const { group, type, status, period, from, to, least, most, sort, page } = address;
  const types = type ? [type] : (only ?? (group && GROUPS[group]));
  const span = spanOf(period, now, { from, to });
  return {
    ...(types && { type: types.join(',') }),
    ...(status && { status }),
    ...(span.from && { from: span.from.toISOString() }),
    ...(span.to && { to: span.to.toISOString() }),
    ...(least && { amount_from: String(wholeUnitsToMinor(least, currency)) }),
    ...(most && { amount_to: String(wholeUnitsToMinor(most, currency)) }),
    sort,
    page,
  };
}
