import { toDecimalString, type Currency } from '@/lib/money/money';
import { csvLine } from '@/lib/text/csv';
import type { Spending } from '../api/get-me-spending';

/** The figures as a file, the oldest first: a line for each span. Amounts are decimals with a point, time is in minutes. */
export function spendingFile(
  { spans, currency }: Pick<Spending, 'spans'> & { currency: Currency },
  columns: readonly [
    day: string,
    deposited: string,
    withdrawn: string,
    result: string,
    currency: string,
    minutes: string,
  ],
): string {
  const money = (minor: number) => toDecimalString(minor, currency);
  const lines = spans.map(({ day, deposited, withdrawn, result, seconds }) =>
    csvLine([day, money(deposited), money(withdrawn), money(result), currency, Math.floor(seconds / 60)]),
  );
  // With the mark by which spreadsheets know UTF-8.
  return ['\ufeff', csvLine(columns), ...lines].join('');
}
