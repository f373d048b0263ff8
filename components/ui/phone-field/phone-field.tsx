'use client';

import { useId, type FocusEvent } from 'react';
import { useTranslations } from 'next-intl';
import { PHONE_CODE_MAX, PHONE_NUMBER_MAX } from '@/lib/domain/limits';
import { onlyDigits, phoneCode, phoneNumber } from '@/lib/domain/typed-text';
import { Field, FieldWell, fieldAttributes, type FieldTexts } from '../field/field';
import { phoneProblem, type Phone, type PhoneProblem } from './phone-problem';
import styles from './phone-field.module.scss';

interface PhoneFieldProps extends FieldTexts {
  value: Phone;
  onValueChange: (value: Phone) => void;
  /** Called when the focus leaves both inputs, with the error at that time. */
  onCheck?: (problem: PhoneProblem | null) => void;
  disabled?: boolean;
  readOnly?: boolean;
}

/**
 * Country code, whose plus is added automatically, and number: digits only (SPEC §5). Check with `phoneProblem`
 * before sending.
 */
export function PhoneField({
  label,
  hint,
  error,
  value,
  onValueChange,
  onCheck,
  disabled,
  readOnly,
}: PhoneFieldProps) {
  const t = useTranslations('Ui.phone');
  const id = useId();
  const state = { disabled, readOnly };
  const attributes = fieldAttributes(id, { hint, error });

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (!onCheck || currentTarget.closest('[data-phone]')?.contains(relatedTarget)) return;
    void phoneProblem(value).then(onCheck);
  }

  /** A whole number with its plus, pasted or filled in by the browser, is no number of eighteen digits. */
  function takeNumber(typed: string) {
    const whole = /^\s*(?:\+|00)/.test(typed) && value.code;
    const digits = onlyDigits(typed).replace(/^00/, '');
    const national = whole && digits.startsWith(value.code.slice(1));
    onValueChange({
      ...value,
      number: phoneNumber(national ? digits.slice(value.code.length - 1) : typed),
    });
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.phone} data-phone>
        <FieldWell invalid={Boolean(error)}>
          <input
            {...state}
            aria-label={t('code')}
            aria-invalid={attributes['aria-invalid']}
            aria-describedby={attributes['aria-describedby']}
            className="num"
            type="tel"
            inputMode="tel"
            autoComplete="tel-country-code"
            placeholder="+"
            dir="ltr"
            // Room for a leading 00 before it becomes a plus.
            maxLength={PHONE_CODE_MAX + 2}
            value={value.code}
            onChange={(event) => onValueChange({ ...value, code: phoneCode(event.target.value) })}
            onBlur={leave}
          />
        </FieldWell>
        <FieldWell invalid={Boolean(error)}>
          <input
            {...state}
            {...attributes}
            className="num"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            dir="ltr"
            // A pasted number has signs between its digits, which are not counted.
            maxLength={PHONE_NUMBER_MAX * 2}
            value={value.number}
            onChange={(event) => takeNumber(event.target.value)}
            onBlur={leave}
          />
        </FieldWell>
      </div>
    </Field>
  );
}
