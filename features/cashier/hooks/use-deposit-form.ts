'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { pushToDataLayer } from '@/lib/browser/analytics/data-layer';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { depositAmountFault, type DepositAmountFault, type DepositFamily } from '@/lib/domain/deposits';
import { minorToWholeUnits, wholeUnitsToMinor, type Currency } from '@/lib/money/money';
import type { DepositMethod, DepositMethods } from '@/endpoints/get-deposit-methods';
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
import type { DepositWish } from '../domain/wish';
import { depositSchema, type DepositInput } from '../schemas/deposit';
import { useLeaving } from './use-leaving';
import { useTakeStep } from './use-take-step';

interface DepositFormOptions {
  currency: Currency;
  data: DepositMethods;
  wish: DepositWish;
  /** Runs when a modal has opened in the place of the form. */
  onOpened?: (() => void) | undefined;
}

/** By which words a fault is told: a bound of all deposits is not called the method's, which has a closer one. */
function wordsFor(fault: DepositAmountFault, { min, max }: AmountBounds) {
  if (fault.rule === 'belowMinimum' && fault.limit < min) return 'belowAny';
  if (fault.rule === 'aboveMaximum' && fault.limit > max) return 'aboveAny';
  return fault.rule;
}

/** What the player has chosen and typed of a deposit, what is wrong with it, and its sending. */
export function useDepositForm({ currency, data, wish, onOpened }: DepositFormOptions) {
  const t = useTranslations('Cashier');
  const locale = useLocale();
  const create = useCreateDeposit();
  const takeStep = useTakeStep();
  const [leaving, setLeaving] = useLeaving();
  const { bonus } = wish;
  const floor = bonus?.minimum ?? 0;
  const first = firstChoice(data.methods, wish);
  const [family, setFamily] = useState<DepositFamily>(first.method?.family ?? 'regular');

  const choiceIn = ({ method }: Pick<DepositInput, 'method'>) =>
    choiceByCode(data.methods, method) ?? choiceOf(undefined);
  const faultOf = (input: DepositInput) => {
    const { overall, own } = boundsOf(data, choiceIn(input).method, floor);
    return depositAmountFault(input.amount, currency, overall, own);
  };
  const suggested = (method: DepositMethod | null) => firstAmount(presetsOf(data, method, currency, floor));

  const form = usePlatformForm<DepositInput>({
    initialValues: {
      method: codeOfChoice(first),
      amount: wish.amount === undefined ? suggested(first.method) : minorToWholeUnits(wish.amount, currency),
    },
    schema: depositSchema(faultOf),
    errorText: () => faultText,
    problemKeys: () => ({}),
    keepsKey: true,
    submit: async ({ method, amount }, keyOf, endKey) => {
      if (leaving) return;
      const wanted = {
        method,
        amount: wholeUnitsToMinor(amount, currency),
        ...(wish.game === undefined ? {} : { game: wish.game }),
        ...(bonus && { promocode: bonus.promocode }),
      };
      const begin = () => create.mutateAsync({ ...wanted, idempotencyKey: keyOf(wanted) });
      pushToDataLayer(depositEvent(choiceIn({ method }).method?.method ?? method, wanted.amount, currency));
      let taken = await takeStep(await begin());
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
        onOpened?.();
      }
    },
  });

  const { values, setValue } = form;
  const choice = choiceIn(values);
  const fault = faultOf(values);
  const faultText = fault
    ? t(`amountErrors.${wordsFor(fault, boundsOf(data, choice.method, floor))}`, {
        limit: 'limit' in fault ? formatAmount(fault.limit, currency, locale, { whole: true }) : '',
      })
    : undefined;

  return {
    form,
    family,
    choice,
    presets: presetsOf(data, choice.method, currency, floor),
    bounds: boundsOf(data, choice.method, floor),
    /** Minor units; null while the amount may not be sent. */
    minor: fault ? null : wholeUnitsToMinor(values.amount, currency),
    ready: fault === null && isComplete(choice),
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
      if (values.amount === suggested(choice.method)) setValue('amount', suggested(method));
    },
    chooseOption(option: MethodOption) {
      setValue('method', codeOfChoice({ ...choice, option }));
      // A voucher of a fixed value is paid in as a whole.
      if (option.amount !== undefined) setValue('amount', minorToWholeUnits(option.amount, currency));
    },
    setAmount(typed: string) {
      setValue('amount', typed);
      const { method, option } = choice;
      if (method && option?.amount !== undefined && minorToWholeUnits(option.amount, currency) !== typed) {
        setValue('method', method.method);
      }
    },
  };
}
