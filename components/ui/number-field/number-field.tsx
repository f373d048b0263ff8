'use client';

import type { ComponentProps } from 'react';
import { onlyDigits, withoutWildcards } from '@/lib/domain/typed-text';
import { TextField } from '../text-field/text-field';

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
> & {
  value: string;
  onValueChange: (value: string) => void;
  /** `digits`, or `word` characters (letters, digits, underscore): a field “without wildcards” (SPEC §3). */
  keep?: 'digits' | 'word';
};

/** A number that is a name, such as an account's: leading zeros stay. Other signs vanish as they are typed. */
export function NumberField({ keep = 'digits', onValueChange, ...field }: NumberFieldProps) {
  const strip = keep === 'digits' ? onlyDigits : withoutWildcards;
  return (
    <TextField
      {...field}
      type="text"
      inputMode={keep === 'digits' ? 'numeric' : undefined}
      onChange={(event) => onValueChange(strip(event.target.value))}
    />
  );
}
