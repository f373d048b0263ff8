import { API_CODES } from '@/lib/domain/api-codes';
import { COUNTRIES } from '@/lib/domain/countries';
import { isWholeUnits } from '@/lib/domain/deposits';
import type { PaymentDirection } from '@/lib/domain/payment-directions';
import type { Currency } from '@/lib/money/money';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import * as store from './method-settings-store';
import type { CompanyLimit, OwnLimit, SettingsRow } from './method-settings-store';
import type { Database } from './store';

export const METHOD_SORTS = ['position', 'title', 'changed'] as const;

/** What a list of methods keeps to, and its order. */
export interface MethodFilter {
  /** Part of the name. */
  text?: string | undefined;
  direction?: PaymentDirection | undefined;
  /** `off` by the casino or by the company. */
  state?: 'on' | 'off' | undefined;
  /** Only those with limits of the casino's own. */
  limited?: boolean | undefined;
  sort: (typeof METHOD_SORTS)[number];
  descending: boolean;
  offset: number;
  limit: number;
}

/** A method in one direction, with what the company and the casino say of it. Amounts are minor units. */
export interface MethodSetting extends SettingsRow {
  company: CompanyLimit[];
  own: OwnLimit[];
}

/** Who decides, and why. */
export interface SettledBy {
  operatorId: string;
  reason: string;
  requestId: string;
}

export interface LimitChange {
  method: string;
  direction: PaymentDirection;
  currency: Currency;
  /** ISO 3166-1 alpha-2; null for every country. */
  country: string | null;
  /** Minor units; null for the company's own. Both null take the limit away. */
  min: bigint | null;
  max: bigint | null;
  /** When the limit that this one takes the place of was set, as whoever changes it saw it; null for none. */
  seen: Date | null;
}

/** What the casino decides about methods, over what companies allow. It holds for the next deposit and withdrawal. */
export interface MethodSettings {
  list: Listing<MethodFilter, MethodSetting>;
  /** @throws Problem 404, 409 (code 52) when it is so already. */
  turn(
    which: { method: string; direction: PaymentDirection; enabled: boolean },
    by: SettledBy,
  ): Promise<void>;
  /** @throws Problem 404, 409 (code 52) when it is not as it was seen, 422 (code 5) with the fields that are wrong. */
  limit(change: LimitChange, by: SettledBy): Promise<void>;
}

const noMethod = () => new Problem(404, API_CODES.notFound, 'there is no such method');
const wrong = (detail: string, fields: Record<string, string>) =>
  new Problem(422, API_CODES.wrongData, detail, { fields });

const highest = (...all: (bigint | null)[]) =>
  all.reduce<bigint>((most, one) => (one !== null && one > most ? one : most), 0n);
const lowest = (first: bigint, ...all: (bigint | null)[]) =>
  all.reduce<bigint>((least, one) => (one !== null && one < least ? one : least), first);

/**
 * What is left between minimum and maximum for players of a country, of everything that is set.
 * @param country null where no limit is for the player's own.
 */
export function effective(
  company: Pick<CompanyLimit, 'min' | 'max'>,
  own: readonly Pick<OwnLimit, 'country' | 'min' | 'max'>[],
  country: string | null,
): { min: bigint; max: bigint } {
  const held = own.filter((one) => one.country === null || one.country === country);
  return {
    min: highest(company.min, ...held.map(({ min }) => min)),
    max: lowest(company.max, ...held.map(({ max }) => max)),
  };
}

/** Refuses what would widen, or leave nothing to anybody. */
function check(change: LimitChange, company: CompanyLimit, own: readonly OwnLimit[]): void {
  const { currency, country, min, max } = change;
  for (const [field, amount] of [
    ['min', min],
    ['max', max],
  ] as const) {
    if (amount === null) continue;
    if (amount <= 0n || !isWholeUnits(amount, currency)) {
      throw wrong('a limit is a number of whole units', { [field]: 'wholeUnits' });
    }
  }
  if (min !== null && min < company.min) {
    throw wrong('the minimum is below what the company takes', { min: 'widens' });
  }
  if (max !== null && max > company.max) {
    throw wrong('the maximum is above what the company takes', { max: 'widens' });
  }
  const others = own.filter((one) => one.currency === currency && one.country !== country);
  const all = [...others, { country, min, max }];
  const countries = new Set([null, ...all.map((one) => one.country)]);
  for (const one of countries) {
    const left = effective(company, all, one);
    if (left.min > left.max) {
      const where = one === null ? '' : ` in ${one}`;
      throw wrong(`nothing would be left between minimum and maximum${where}`, {
        [max === null ? 'min' : 'max']: 'nothingLeft',
      });
    }
  }
}

export function createMethodSettings({ db, clock }: Pick<Kernel, 'db' | 'clock'>): MethodSettings {
  const all = async (on: Database = db): Promise<MethodSetting[]> => {
    const [rows, company, own] = await Promise.all([
      store.readSettings(on),
      store.readCompanyLimits(on),
      store.readOwnLimits(on),
    ]);
    const of =
      ({ method, direction }: SettingsRow) =>
      (one: { method: string; direction: PaymentDirection }) =>
        one.method === method && one.direction === direction;
    return rows.map((row) => ({ ...row, company: company.filter(of(row)), own: own.filter(of(row)) }));
  };
  const changedAt = ({ changed_at: turned, own }: MethodSetting) =>
    Math.max(turned?.getTime() ?? 0, ...own.map((one) => one.changed_at.getTime()));

  const fitting = async ({ text, direction, state, limited }: MethodFilter) => {
    const part = text?.toLowerCase();
    return (await all()).filter(
      (one) =>
        (part === undefined || one.title.toLowerCase().includes(part) || one.method.includes(part)) &&
        (direction === undefined || one.direction === direction) &&
        (state === undefined || (state === 'on') === (one.allowed && one.enabled)) &&
        (limited === undefined || limited === one.own.length > 0),
    );
  };

  /** One at a time for a method: what is checked against others holds until it is written. */
  const locked = <T>(
    { method, direction }: { method: string; direction: PaymentDirection },
    work: (trx: Database, found: MethodSetting) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await store.lockMethod(trx, method);
      const found = (await all(trx)).find((one) => one.method === method && one.direction === direction);
      if (!found) throw noMethod();
      return work(trx, found);
    });

  return {
    list: {
      async rows(filter) {
        const rows = await fitting(filter);
        const sorted = {
          position: () => rows,
          title: () => rows.toSorted((one, other) => one.title.localeCompare(other.title)),
          changed: () => rows.toSorted((one, other) => changedAt(one) - changedAt(other)),
        }[filter.sort]();
        const ordered = filter.descending ? sorted.toReversed() : sorted;
        return ordered.slice(filter.offset, filter.offset + filter.limit);
      },
      count: async (filter) => (await fitting(filter)).length,
    },

    turn: ({ method, direction, enabled }, { operatorId, reason, requestId }) =>
      locked({ method, direction }, async (trx, found) => {
        if (found.enabled === enabled) {
          throw new Problem(409, API_CODES.transactionStatus, `it is ${enabled ? 'on' : 'off'} already`);
        }
        const at = clock.now();
        await store.writeSwitch(trx, { method, direction, enabled, reason, operatorId, at });
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'payments.turn-method',
          subject: `${method}.${direction}`,
          before: { enabled: found.enabled },
          after: { enabled },
          reason,
          requestId,
        });
      }),

    limit: (change, { operatorId, reason, requestId }) =>
      locked(change, async (trx, found) => {
        const { method, direction, currency, country, min, max, seen } = change;
        if (country !== null && !COUNTRIES.some(({ alpha2 }) => alpha2 === country)) {
          throw wrong('there is no such country', { country: 'invalid' });
        }
        const company = found.company.find((one) => one.currency === currency);
        if (!company) throw wrong('the company takes no such currency', { currency: 'invalid' });
        const before = found.own.find((one) => one.currency === currency && one.country === country);
        if (before?.changed_at.getTime() !== seen?.getTime()) {
          throw new Problem(
            409,
            API_CODES.transactionStatus,
            'a colleague has changed this limit meanwhile: look at it again',
          );
        }
        const isGone = min === null && max === null;
        if (isGone && !before) throw wrong('there is no such limit', { min: 'required' });
        if (!isGone) check(change, company, found.own);
        const at = clock.now();
        if (isGone) await store.deleteLimit(trx, change);
        else await store.writeLimit(trx, { ...change, reason, operatorId, at });
        const about = { currency, country };
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'payments.limit-method',
          subject: `${method}.${direction}`,
          before: { ...about, min: json(before?.min), max: json(before?.max) },
          after: { ...about, min: json(min), max: json(max) },
          reason,
          requestId,
        });
      }),
  };
}

const json = (amount: bigint | null | undefined) =>
  amount === null || amount === undefined ? null : Number(amount);
