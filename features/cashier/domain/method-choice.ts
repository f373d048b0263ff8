import { defaultDepositPreset, depositPresets, type DepositBounds } from '@/lib/domain/deposits';
import { wholeUnitsToMinor, type Currency } from '@/lib/money/money';
import type { DepositMethod, DepositMethods } from '@/endpoints/get-deposit-methods';
import type { DepositWish } from './wish';

export type MethodOption = DepositMethod['options'][number];

/** A method, and an option of it where it has any. Null while nothing is chosen. */
export interface MethodChoice {
  method: DepositMethod | null;
  option: MethodOption | null;
}

const NOTHING: MethodChoice = { method: null, option: null };

/** What is chosen with a method: its only option comes along, of several none is. */
export function choiceOf(method: DepositMethod | undefined): MethodChoice {
  if (!method) return NOTHING;
  const [only, ...more] = method.options;
  return { method, option: method.type !== 'voucher' && only && more.length === 0 ? only : null };
}

/** The method and option that a deposit's `method` names; undefined when they are not on offer. */
export function choiceByCode(
  methods: readonly DepositMethod[],
  code: string | undefined,
): MethodChoice | undefined {
  for (const method of methods) {
    if (method.method === code) return choiceOf(method);
    const option = method.options.find(({ id }) => `${method.method}_${id}` === code);
    if (option) return { method, option };
  }
  return undefined;
}

/** What the form begins with: the method that was asked for, else the first that is not the one that failed. */
export function firstChoice(methods: readonly DepositMethod[], { method, notBy }: DepositWish): MethodChoice {
  const failed = choiceByCode(methods, notBy)?.method;
  return choiceByCode(methods, method) ?? choiceOf(methods.find((known) => known !== failed));
}

/** As a deposit names it (SPEC §3): the option behind an underscore. */
export const codeOfChoice = ({ method, option }: MethodChoice): string =>
  method ? (option ? `${method.method}_${option.id}` : method.method) : '';

/** SPEC §5: a method with options needs one of them, unless it is a voucher. */
export const isComplete = ({ method, option }: MethodChoice): boolean =>
  method !== null && (option !== null || method.type === 'voucher' || method.options.length === 0);

/** Whether the player has something to choose beside the method: one option is no choice. */
export const hasSecondChoice = ({ type, options }: DepositMethod): boolean =>
  options.length > (type === 'voucher' ? 0 : 1);

/** Lowest and highest amount for a method, in minor units; `own` are the method's, checked after `overall`. */
export interface AmountBounds {
  overall: { min: number; max: number };
  own: DepositBounds;
  min: number;
  max: number;
}

export function boundsOf(data: DepositMethods, method: DepositMethod | null): AmountBounds {
  const overall = { min: data.min.amount, max: data.max.amount };
  const own = { min: method?.min_amount.amount, max: method?.max_amount.amount };
  return {
    overall,
    own,
    min: Math.max(overall.min, own.min ?? 0),
    max: Math.min(overall.max, own.max ?? overall.max),
  };
}

/** An amount that is offered as a button. */
export interface Preset {
  /** Whole units, as the amount field has them. */
  typed: string;
  minor: number;
  /** Above what may be deposited: shown, and not to be chosen. */
  over: boolean;
}

/** The buttons of SPEC §9 for a method. */
export function presetsOf(data: DepositMethods, method: DepositMethod | null, currency: Currency): Preset[] {
  const least = method?.min_amount.amount ?? data.min.amount;
  const { max } = boundsOf(data, method);
  return depositPresets(least, currency, method?.method).map((units) => {
    const minor = wholeUnitsToMinor(String(units), currency);
    return { typed: String(units), minor, over: minor > max };
  });
}

/** What the form begins with: the second button (SPEC §9), or the highest one that may be deposited. */
export function firstAmount(presets: readonly Preset[]): string {
  const second = defaultDepositPreset(presets.map(({ typed }) => Number(typed)));
  const wanted = presets.find(({ typed, over }) => typed === String(second) && !over);
  return (wanted ?? presets.findLast(({ over }) => !over))?.typed ?? '';
}
