import type { PaymentDirection } from '@/lib/domain/payment-directions';
import type { ListedMethod } from '../../api/get-payment-methods';
import { Mark } from '../parts/card';
import { methodWords } from '../parts/deposit-words';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import { money } from '../parts/withdrawal-words';
import own from '../parts/rows.module.scss';

export const DIRECTION_WORDS: Record<PaymentDirection, string> = {
  deposit: 'Deposits',
  withdrawal: 'Withdrawals',
};

/** Whether players can use it, and who says no. */
export function MethodMark({ of: { allowed, enabled } }: { of: Pick<ListedMethod, 'allowed' | 'enabled'> }) {
  if (!allowed) return <Mark>Not offered by the company</Mark>;
  return enabled ? <Mark tone="ok">On</Mark> : <Mark tone="bad">Off</Mark>;
}

/** The latest time that something about it was decided. */
const changedAt = ({ turned, limits }: ListedMethod): string | null =>
  [turned?.at, ...limits.flatMap(({ own }) => own.map(({ at }) => at))]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1) ?? null;

/** Columns of payment methods, by the name that the address and the platform have for them. */
export const METHODS_COLUMNS: OfficeColumn<ListedMethod>[] = [
  {
    id: 'title',
    header: 'Method',
    cell: ({ row: { original: one } }) => (
      <RowOpener id={one.id}>{methodWords(one.method, one.title)}</RowOpener>
    ),
  },
  {
    id: 'direction',
    header: 'For',
    cell: ({ row: { original: one } }) => DIRECTION_WORDS[one.direction],
  },
  { id: 'state', header: 'State', cell: ({ row }) => <MethodMark of={row.original} /> },
  {
    id: 'limits',
    header: 'Holds now',
    // On one line: broken, four currencies make a row of eight lines on a phone.
    cell: ({ row: { original: one } }) => (
      <span className={own.oneLine}>
        {one.limits
          .map(({ min, max, currency }) => `${money(min, currency)} – ${money(max, currency)}`)
          .join(', ')}
      </span>
    ),
  },
  {
    id: 'own',
    header: 'Own limits',
    cell: ({ row: { original: one } }) => {
      const count = one.limits.reduce((sum, { own }) => sum + own.length, 0);
      return count === 0 ? 'None' : <Mark tone="wait">{String(count)}</Mark>;
    },
  },
  { id: 'company', header: 'Company', cell: ({ row }) => row.original.company },
  { id: 'changed', header: 'Changed', cell: ({ row }) => <Moment at={changedAt(row.original)} /> },
];
/** All but the first one, which opens the row. */
export const METHODS_COLUMN_WORDS = {
  direction: 'For',
  state: 'State',
  limits: 'Holds now',
  own: 'Own limits',
  company: 'Company',
  changed: 'Changed',
} as const;
