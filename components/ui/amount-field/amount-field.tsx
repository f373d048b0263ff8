'use client';

import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import type { Currency } from '@/lib/money/money';
import { Coin } from '../coin/coin';
import { Field, FieldWell, fieldAttributes, type FieldTexts } from '../field/field';
import styles from './amount-field.module.scss';

type AmountFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value' | 'onChange'> & {
    currency: Currency;
    /** Whole units as the player typed them: digits only. */
    value: string;
    onValueChange: (digits: string) => void;
    /** Limits, at the end of the field. Hidden on a phone, where the error names them. */
    range?: ReactNode;
  };

/** Digits of a typed or pasted amount. Cents that come along are cut, not glued on: `20,50 €` is 20 and never 2050. */
function wholeUnits(text: string): string {
  return text
    .replace(/\D+$/, '')
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/\D/g, '');
}

/** The separator that cents are being typed after. It stays to be seen while they go nowhere. */
const separatorOf = (text: string): string => /\d([.,])\d{0,2}$/.exec(text)?.[1] ?? '';

const isPaste = (event: Event) => event instanceof InputEvent && event.inputType === 'insertFromPaste';

/** Whole units of a currency. Anything but digits is dropped as it is typed or pasted, and so are cents. */
export function AmountField({
  label,
  hint,
  error,
  currency,
  value,
  onValueChange,
  range,
  onBlur,
  ...input
}: AmountFieldProps) {
  const id = useId();
  const [separator, setSeparator] = useState('');
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <FieldWell size="large" invalid={Boolean(error)}>
        <Coin currency={currency} size="large" />
        <input
          {...input}
          {...fieldAttributes(id, { hint, error })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={`${value}${separator}`}
          onChange={(event) => {
            setSeparator(isPaste(event.nativeEvent) ? '' : separatorOf(event.target.value));
            onValueChange(wholeUnits(event.target.value));
          }}
          onBlur={(event) => {
            setSeparator('');
            onBlur?.(event);
          }}
        />
        {range && <span className={styles.range}>{range}</span>}
      </FieldWell>
    </Field>
  );
}
