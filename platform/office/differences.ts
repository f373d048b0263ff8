import type { DifferenceClass } from '@/lib/domain/differences';
import { isCurrency, toDecimalString } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import type { OperatorSession } from '../kernel/session';
import type { LedgerService } from '../ledger/service';
import type { OperatorsService } from '../operators/service';
import type { BooksService, DifferenceFilter, ListedDifference, PaymentsService } from '../payments/service';
import { exportTable, type Taker } from './export';
import { named } from './named';
import type { Named } from './types';

/** Both sides of the books, added up. */
export interface BooksSummary {
  totals: Awaited<ReturnType<BooksService['totals']>>;
  open: { class: DifferenceClass; count: number }[];
  readings: Awaited<ReturnType<BooksService['readings']>>;
  ledger: Awaited<ReturnType<LedgerService['lastCheck']>>;
}

/** Where the payment companies' books differ from ours, as operators see and close it. */
export interface DifferencesOfOffice {
  list: Listing<DifferenceFilter, Named<ListedDifference>>;
  summary(days: number): Promise<BooksSummary>;
  /** @throws Problem 404 (code 23), 409 (code 52). */
  close(id: string, reason: string, by: OperatorSession, requestId: string): Promise<void>;
  exportAll(filter: Omit<DifferenceFilter, 'offset' | 'limit'>, by: Taker): Promise<string>;
}

/** Currencies of a company are not all ours: what is written of one that isn't stays minor units. */
const amountOf = (minor: bigint | null, currency: string | null) =>
  minor === null ? null : isCurrency(currency) ? toDecimalString(minor, currency) : `${minor} minor units`;

const COLUMNS = {
  id: ({ id }: ListedDifference) => id,
  class: (row: ListedDifference) => row.class,
  state: (row: ListedDifference) => row.state,
  kind: (row: ListedDifference) => row.kind,
  company: (row: ListedDifference) => row.provider,
  subject: (row: ListedDifference) => row.subject,
  companyAmount: (row: ListedDifference) => amountOf(row.theirs, row.theirs_currency),
  companyCurrency: (row: ListedDifference) => row.theirs_currency,
  bookedAmount: (row: ListedDifference) => amountOf(row.ours, row.ours_currency),
  bookedCurrency: (row: ListedDifference) => row.ours_currency,
  status: (row: ListedDifference) => row.ours_status,
  deposit: (row: ListedDifference) => row.deposit_id,
  withdrawal: (row: ListedDifference) => row.withdrawal_id,
  player: (row: ListedDifference) => row.player_id,
  email: (row: ListedDifference) => row.email,
  moved: (row: ListedDifference) => row.moved_at.toISOString(),
  found: (row: ListedDifference) => row.found_at.toISOString(),
  ended: (row: ListedDifference) => row.ended_at?.toISOString() ?? null,
  closedBy: (row: Named<ListedDifference>) => row.operatorEmail ?? row.closed_by,
  reason: (row: ListedDifference) => row.reason,
};

export function createDifferencesOfOffice(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    ledger: Pick<LedgerService, 'lastCheck'>;
    operators: Pick<OperatorsService, 'addressesOf'>;
    payments: Pick<PaymentsService, 'books'>;
  },
): DifferencesOfOffice {
  const { ledger, operators } = parts;
  const { books } = parts.payments;
  const list: DifferencesOfOffice['list'] = {
    rows: async (filter) =>
      named(db, operators, await books.list.rows(filter), ({ closed_by: closedBy }) => closedBy),
    count: (filter) => books.list.count(filter),
  };

  return {
    list,
    summary: async (days) => ({
      totals: await books.totals(days),
      open: await books.open(),
      readings: await books.readings(),
      ledger: await ledger.lastCheck(),
    }),
    close: (id, reason, { operatorId }, requestId) => books.close(id, reason, { operatorId, requestId }),
    exportAll: (filter, by) =>
      exportTable<Named<ListedDifference>>(
        db,
        {
          action: 'office.export-differences',
          filter,
          read: (at) => list.rows({ ...filter, ...at }),
          columns: COLUMNS,
        },
        by,
      ),
  };
}
