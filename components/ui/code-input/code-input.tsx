'use client';

import { useId } from 'react';
import { OTPField } from '@base-ui/react/otp-field';
import { useTranslations } from 'next-intl';
import { Field, type FieldTexts } from '../field/field';
import styles from './code-input.module.scss';

interface CodeInputProps extends FieldTexts {
  /** Digits of the code. */
  length: 4 | 5 | 6;
  value: string;
  onValueChange: (digits: string) => void;
  /** Told with the whole code, typed, pasted or filled in from a message. */
  onComplete?: (code: string) => void;
  disabled?: boolean;
  readOnly?: boolean;
}

/** A code that was sent, one box for each digit. The browser may fill it in from the message. */
export function CodeInput({ label, hint, error, length, onComplete, disabled, ...field }: CodeInputProps) {
  const t = useTranslations('Ui.code');
  const id = useId();
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <OTPField.Root
        {...field}
        id={id}
        className={styles.code}
        length={length}
        disabled={disabled}
        aria-describedby={note}
        onValueComplete={(code) => onComplete?.(code)}
      >
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            key={index}
            className={styles.digit}
            aria-label={index === 0 ? undefined : t('digit', { position: index + 1, length })}
            aria-invalid={error ? true : undefined}
            aria-describedby={index === 0 ? note : undefined}
          />
        ))}
      </OTPField.Root>
    </Field>
  );
}
