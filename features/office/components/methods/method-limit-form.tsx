'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from '@/lib/http/problem';
import { minorToWholeUnits, wholeUnitsToMinor, type Currency } from '@/lib/money/money';
import { METHODS_KEY, type ListedMethod } from '../../api/get-payment-methods';
import { limitMethod } from '../../api/put-payment-methods-method-direction-limits';
import { DeedForm } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { methodWords } from '../parts/deposit-words';
import { money } from '../parts/withdrawal-words';

/** Which limit is changed: of a country, of every country (null), or of one that is still to be named. */
export interface LimitTarget {
  currency: Currency;
  country: string | null | 'new';
}

/** Whole units as they are typed; null for an empty field. @throws FieldProblems */
function amountOf(field: string, typed: string, currency: Currency): number | null {
  if (typed === '') return null;
  if (!/^\d{1,9}$/.test(typed)) {
    throw new FieldProblems({ [field]: `${field}.wholeUnits` });
  }
  return wholeUnitsToMinor(typed, currency);
}

/** A limit of the casino's own. */
export function MethodLimitForm({
  method,
  target: { currency, country },
  onDone,
  onCancel,
}: {
  method: ListedMethod;
  target: LimitTarget;
  onDone: () => void;
  onCancel: () => void;
}) {
  const limits = method.limits.find((one) => one.currency === currency);
  const client = useQueryClient();
  // As it stood when the form was opened: what is read again meanwhile is not what was seen.
  const [before] = useState(() => limits?.own.find((one) => one.country === country));
  const typed = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : minorToWholeUnits(amount, currency);
  const isNew = country === 'new';
  const where = isNew ? 'players of a country' : (country ?? 'every country');
  return (
    <DeedForm
      keep={`limit ${method.method} ${method.direction} ${currency} ${country ?? 'all'}`}
      check={({ min = '', max = '' }) => {
        amountOf('min', min, currency);
        amountOf('max', max, currency);
      }}
      title={`Limit ${methodWords(method.method, method.title)} in ${currency}, ${where}`}
      button="Put it in force"
      fields={[
        ...(isNew ? [{ name: 'country', label: 'Country, two letters', required: true, maxLength: 2 }] : []),
        {
          name: 'min',
          label: 'Minimum, whole units',
          hint: 'Empty for the company’s own.',
          value: typed(before?.min),
          maxLength: 9,
        },
        {
          name: 'max',
          label: 'Maximum, whole units',
          hint: 'Empty for the company’s own.',
          value: typed(before?.max),
          maxLength: 9,
        },
      ]}
      onSubmit={async ({ country: named = '', min = '', max = '', reason = '' }) => {
        const change = {
          currency,
          country: isNew ? named.toUpperCase() : country,
          min: amountOf('min', min, currency),
          max: amountOf('max', max, currency),
          seen: before?.at ?? null,
          reason,
        };
        try {
          await limitMethod(method, change);
        } catch (error) {
          if (isApiProblem(error) && error.status === 409) {
            void client.invalidateQueries({ queryKey: METHODS_KEY });
          }
          throw error;
        }
      }}
      onDone={onDone}
      onCancel={onCancel}
    >
      <p>
        {limits &&
          `The company takes ${money(limits.companyMin, currency)} – ${money(limits.companyMax, currency)}. `}
        It holds for what is begun from now on; what is open goes on.
        {before && ' Without minimum and maximum the limit is taken away.'}
      </p>
    </DeedForm>
  );
}
