'use client';

import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useLimitWords } from '@/components/limits/use-limit-words';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { pushToDataLayer } from '@/lib/browser/analytics/data-layer';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import type { ApiCode } from '@/lib/domain/api-codes';
import { depositAmountFault, type DepositAmountFault, type DepositFamily } from '@/lib/domain/deposits';
import { isApiProblem, type ProblemBody } from '@/lib/http/problem';
import { minorToWholeUnits, wholeUnitsToMinor, type Currency } from '@/lib/money/money';
import {
  DEPOSIT_METHODS_KEY,
  type DepositMethod,
  type DepositMethods,
} from '@/endpoints/get-deposit-methods';
import { PROMO_CODE_KEY } from '@/endpoints/get-me-promo-codes-code';
import { OPEN_DEPOSITS_KEY } from '../api/get-deposits';
import { useCreateDeposit } from '../api/post-deposits';
import { depositEvent } from '../domain/deposit-event';
import {
  boundsOf,
  choiceByCode,
  choiceOf,
  codeOfChoice,
  firstAmount,
  firstChoice,
  isComplete,
  presetsOf,
  type AmountBounds,
  type MethodOption,
} from '../domain/method-choice';
import { raisedTo, wishedBonus, type DepositBonus, type DepositOffers } from '../domain/bonus-choice';
import type { DepositWish } from '../domain/wish';
import { depositSchema, type DepositInput } from '../schemas/deposit';
import { useBonusChoice } from './use-bonus-choice';
import { useLeaving } from './use-leaving';
import { useTakeStep } from './use-take-step';

interface DepositFormOptions {
  currency: Currency;
  data: DepositMethods;
  /** What it can be made for. */
  offers: DepositOffers;
  wish: DepositWish;
  /** Runs when a modal has opened in the place of the form. */
  onOpened?: (() => void) | undefined;
}

/** By what the platform refuses: what of it the form has read is out of date. */
// Written out: the table of all codes would come along with the form.
const OUTDATED: Partial<Record<string, readonly string[]>> = {
  // The method is not served any more; the amount is below or above a bound.
  client_api_18: DEPOSIT_METHODS_KEY,
  client_api_29: DEPOSIT_METHODS_KEY,
  client_api_31: DEPOSIT_METHODS_KEY,
  deposits_open: OPEN_DEPOSITS_KEY,
} satisfies Partial<Record<ApiCode, readonly string[]>>;

/** By which words a fault is told: a bound of all deposits is not called the method's, which has a closer one. */
function wordsFor(fault: DepositAmountFault, { min, max }: AmountBounds) {
  if (fault.rule === 'belowMinimum' && fault.limit < min) return 'belowAny';
  if (fault.rule === 'aboveMaximum' && fault.limit > max) return 'aboveAny';
  return fault.rule;
}

/** Minor units of what is typed; 0 for what is no amount. */
const minorOf = (typed: string, currency: Currency): number =>
  /^\d{1,13}$/.test(typed) ? wholeUnitsToMinor(typed, currency) : 0;

/** What the player has chosen and typed of a deposit, what is wrong with it, and its sending. */
export function useDepositForm({ currency, data, offers, wish, onOpened }: DepositFormOptions) {
  const t = useTranslations('Cashier');
  const locale = useLocale();
  const limitWords = useLimitWords(currency);
  const client = useQueryClient();
  const create = useCreateDeposit();
  const takeStep = useTakeStep();
  const [leaving, setLeaving] = useLeaving();
  /** The deposit that analytics has heard of. */
  const told = useRef<string>(undefined);
  const [wished] = useState(() => wishedBonus(offers, wish.bonus));
  const first = firstChoice(data.methods, wish);
  const [family, setFamily] = useState<DepositFamily>(first.method?.family ?? 'regular');

  const choiceIn = ({ method }: Pick<DepositInput, 'method'>) =>
    choiceByCode(data.methods, method) ?? choiceOf(undefined);
  const faultOf = (input: DepositInput) => {
    const { overall, own } = boundsOf(data, choiceIn(input).method);
    return depositAmountFault(input.amount, currency, overall, own);
  };
  const suggested = (method: DepositMethod | null) => firstAmount(presetsOf(data, method, currency));
  const whole = (minor: number) => minorToWholeUnits(minor, currency);
  const raised = (typed: string, bonus: DepositBonus | undefined) => {
    const minor = minorOf(typed, currency);
    const least = raisedTo(minor, bonus, currency);
    return least > minor ? whole(least) : typed;
  };

  const limitText = ({ period, left, until, byLaw = false }: NonNullable<ProblemBody['limit']>) =>
    byLaw
      ? t('lawLimit', { left: limitWords.amount('deposit', left), until: limitWords.moment(until) })
      : limitWords.stopped({ kind: 'deposit', period, left, until });

  const form = usePlatformForm<DepositInput>({
    initialValues: {
      method: codeOfChoice(first),
      amount: raised(wish.amount === undefined ? suggested(first.method) : whole(wish.amount), wished),
      promocode: wished?.promocode ?? '',
    },
    schema: depositSchema(faultOf),
    errorText: () => faultText,
    problemKeys: () => ({}),
    problemMessage: (problem) => {
      const limit = isApiProblem(problem) ? problem.body.limit : undefined;
      return limit && limitText(limit);
    },
    keepsKey: true,
    submit: async ({ method, amount }, keyOf, endKey) => {
      if (leaving) return;
      const wanted = {
        method,
        amount: wholeUnitsToMinor(amount, currency),
        ...(wish.game === undefined ? {} : { game: wish.game }),
        ...(bonuses.promocode !== undefined && {
          promocode: bonuses.promocode,
          ...(bonuses.taking && { taking: bonuses.taking }),
        }),
      };
      // A question under way would be answered after the deposit has taken the code.
      await client.cancelQueries({ queryKey: PROMO_CODE_KEY });
      const begin = async () => {
        const deposit = await create.mutateAsync({ ...wanted, idempotencyKey: keyOf(wanted) });
        // A press that is repeated asks for the same one.
        if (told.current !== deposit.id) {
          const code = choiceIn({ method }).method?.method ?? method;
          pushToDataLayer(depositEvent(code, wanted.amount, currency));
        }
        told.current = deposit.id;
        return deposit;
      };
      let taken = await takeStep(await begin().catch(renew));
      if (taken === 'over') {
        // The deposit of an earlier press, whose answer was lost, has ended since. This press asks for another one.
        endKey();
        taken = await takeStep(await begin());
      }
      if (taken === 'over') throw new Error('a new deposit asks for nothing');
      if (taken === 'left') setLeaving(true);
      else {
        // The next press is for another deposit: this one goes on in its modal.
        endKey();
        if (wanted.promocode !== undefined) bonuses.renew();
        onOpened?.();
      }
    },
  });

  const { values, setValue } = form;
  const setAmount = (typed: string) => {
    setValue('amount', typed);
    const { method, option } = choice;
    if (method && option?.amount !== undefined && whole(option.amount) !== typed) {
      setValue('method', method.method);
    }
  };
  const bonuses = useBonusChoice({
    offers,
    currency,
    code: values.promocode,
    setCode: (code) => setValue('promocode', code),
    minor: minorOf(values.amount, currency),
    raise: (minor) => setAmount(whole(minor)),
    begun: wished !== undefined,
    sending: form.busy || leaving,
  });
  /** The platform refuses what the form let through: methods, bounds or what is on offer have changed since it read them. */
  const renew = (problem: unknown): never => {
    const outdated = isApiProblem(problem) ? OUTDATED[problem.code] : undefined;
    if (outdated) void client.invalidateQueries({ queryKey: outdated });
    const isRefused = isApiProblem(problem) && (problem.status === 409 || problem.status === 422);
    if (isRefused && bonuses.promocode !== undefined) bonuses.renew();
    throw problem;
  };
  const choice = choiceIn(values);
  const fault = faultOf(values);
  const faultText = fault
    ? t(`amountErrors.${wordsFor(fault, boundsOf(data, choice.method))}`, {
        limit: 'limit' in fault ? formatAmount(fault.limit, currency, locale, { whole: true }) : '',
      })
    : undefined;

  return {
    form,
    family,
    choice,
    bonuses,
    /** The bonus that the form was opened for, when this deposit does not bring it. */
    missed: wished || bonuses.bonus ? undefined : wish.bonus,
    presets: presetsOf(data, choice.method, currency),
    bounds: boundsOf(data, choice.method),
    /** Minor units; null while the amount may not be sent. */
    minor: fault ? null : wholeUnitsToMinor(values.amount, currency),
    ready: fault === null && isComplete(choice) && bonuses.ready,
    busy: form.busy || leaving,
    problem: create.error,
    chooseFamily(next: DepositFamily) {
      if (next === family) return;
      setFamily(next);
      // SPEC §4: switching clears method and option.
      setValue('method', '');
    },
    chooseMethod(method: DepositMethod) {
      setValue('method', codeOfChoice(choiceOf(method)));
      // An amount that nobody has chosen goes with the method that suggests it.
      if (values.amount !== suggested(choice.method)) return;
      setValue('amount', raised(suggested(method), bonuses.bonus ?? undefined));
    },
    chooseOption(option: MethodOption) {
      setValue('method', codeOfChoice({ ...choice, option }));
      // A voucher of a fixed value is paid in as a whole.
      if (option.amount === undefined) return;
      setValue('amount', whole(option.amount));
      bonuses.settle(option.amount);
    },
    typeAmount: setAmount,
    /** The amount stands: a bonus that it is too small for is taken back. */
    leaveAmount() {
      form.touch('amount');
      bonuses.settle(minorOf(values.amount, currency));
    },
    choosePreset(typed: string) {
      setAmount(typed);
      bonuses.settle(minorOf(typed, currency));
    },
  };
}
