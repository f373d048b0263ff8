import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@/lib/domain/transactions';
import type { TransactionStatus, TransactionType } from '@/lib/domain/transactions';
import { PERIODS, USUAL_PERIOD, type Period } from './periods';

export const TRANSACTION_SORTS = ['dateDesc', 'dateAsc', 'amountDesc', 'amountAsc'] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];

/** Kinds of movements that are looked at together. Every type is in one of them. */
export const GROUPS = {
  money: [
    'deposit',
    'withdraw',
    'refund',
    'change_balance_inc',
    'change_balance_dec',
    'convert_balance',
    'money_prize',
    'referral',
    'increment',
    'cashback',
  ],
  games: [
    'bet',
    'win',
    'jackpot_win',
    'rollback_bet',
    'rollback_win',
    'sport_bet',
    'sport_win',
    'free_spin_win',
    'jackpot_increasing',
  ],
  bonuses: ['bonus', 'manual_bonus', 'bonus_transaction', 'cancel_bonus_fine', 'zeroing', 'level_bonus'],
} as const satisfies Record<string, readonly TransactionType[]>;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** What a history shows, as its address says. */
export interface HistoryAddress {
  group: Group | undefined;
  type: TransactionType | undefined;
  status: TransactionStatus | undefined;
  period: Period;
  /** Days of one's own period, `YYYY-MM-DD`. */
  from: string | undefined;
  to: string | undefined;
  /** Whole units, as they were typed. */
  least: string | undefined;
  most: string | undefined;
  sort: TransactionSort;
  page: number;
}

export const EVERYTHING: HistoryAddress = {
  group: undefined,
  type: undefined,
  status: undefined,
  period: USUAL_PERIOD,
  from: undefined,
  to: undefined,
  least: undefined,
  most: undefined,
  sort: 'dateDesc',
  page: 1,
};

const oneOf = <Word extends string>(words: readonly Word[], value: string | null): Word | undefined =>
  words.find((word) => word === value);
const matching = (pattern: RegExp, value: string | null): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UNITS = /^\d{1,9}$/;

/** What an address asks for. What makes no sense in it is passed over. */
export function readAddress(query: Pick<URLSearchParams, 'get'>): HistoryAddress {
  const group = oneOf(GROUP_NAMES, query.get('show'));
  const type = oneOf(TRANSACTION_TYPES, query.get('type'));
  return {
    group,
    type: type && (!group || (GROUPS[group] as readonly string[]).includes(type)) ? type : undefined,
    status: oneOf(TRANSACTION_STATUSES, query.get('status')),
    period: oneOf(PERIODS, query.get('period')) ?? USUAL_PERIOD,
    from: matching(DAY, query.get('from')),
    to: matching(DAY, query.get('to')),
    least: matching(UNITS, query.get('least')),
    most: matching(UNITS, query.get('most')),
    sort: oneOf(TRANSACTION_SORTS, query.get('sort')) ?? 'dateDesc',
    page: Number(matching(/^[1-9]\d{0,3}$/, query.get('page')) ?? 1),
  };
}

/** Its words in an address. */
const NAMES = ['show', 'type', 'status', 'period', 'from', 'to', 'least', 'most', 'sort', 'page'] as const;

/**
 * The query of an address, with its question mark; nothing for what is usual.
 * @param present the query that it is written into: words of others stay
 */
export function writeAddress(address: HistoryAddress, present?: URLSearchParams): string {
  const query = new URLSearchParams(present);
  for (const name of NAMES) query.delete(name);
  const { group, period, sort, page, from, to, ...rest } = address;
  if (group) query.set('show', group);
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (period !== USUAL_PERIOD) query.set('period', period);
  if (period === 'own' && from) query.set('from', from);
  if (period === 'own' && to) query.set('to', to);
  if (sort !== 'dateDesc') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text && `?${text}`;
}

/** Another filter begins at its first page; another group keeps no type of the old one. */
export function changed(address: HistoryAddress, part: Partial<HistoryAddress>): HistoryAddress {
  const next = { ...address, page: 1, ...part };
  const fits = !next.group || !next.type || (GROUPS[next.group] as readonly string[]).includes(next.type);
  return fits ? next : { ...next, type: undefined };
}

/** How many of the filters are not as usual: the group is chosen beside them, and an order leaves nothing out. */
export const filtersSet = ({ type, status, period, least, most }: HistoryAddress): number =>
  [type, status, period !== USUAL_PERIOD, least, most].filter(Boolean).length;

/** Whether anything besides page and order is not as usual. */
export const isFiltered = (address: HistoryAddress): boolean =>
  writeAddress({ ...address, page: 1, sort: 'dateDesc' }) !== '';
