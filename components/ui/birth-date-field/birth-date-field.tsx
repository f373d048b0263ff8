'use client';

import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { birthYears, type BirthDate } from '@/lib/domain/birth-date';
import { FieldGroup, type FieldTexts } from '../field/field';
import { Select } from '../select/select';
import styles from './birth-date-field.module.scss';

interface BirthDateFieldProps extends FieldTexts {
  value: BirthDate;
  onValueChange: (value: BirthDate) => void;
  /** Told when the focus leaves all three lists. */
  onBlur?: () => void;
  disabled?: boolean;
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));
const PARTS = ['day', 'month', 'year'] as const;

/**
 * Day, month and year as lists (SPEC §5): 31 days, months by their short names, the hundred years in which an adult
 * may be born. `birthDateProblem` checks whether the date exists and is long enough ago.
 */
export function BirthDateField({ value, onValueChange, onBlur, disabled, ...texts }: BirthDateFieldProps) {
  const t = useTranslations('Ui.birthDate');
  const locale = useLocale();
  const id = useId();
  const [today] = useState(() => new Date());
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const options = {
    day: upTo(31).map((day) => ({ value: day, label: day })),
    month: upTo(12).map((number) => ({
      value: number,
      label: month.format(Date.UTC(2000, Number(number) - 1, 1)),
    })),
    year: birthYears(today).map((year) => ({ value: String(year), label: String(year) })),
  };
  return (
    <FieldGroup {...texts} id={id} disabled={disabled}>
      <div className={styles.parts} data-birth-date>
        {PARTS.map((part) => (
          <Select
            key={part}
            label={t(part)}
            hideLabel
            placeholder={t(part)}
            autoComplete={`bday-${part}`}
            options={options[part]}
            invalid={Boolean(texts.error)}
            value={value[part]}
            onChange={(event) => onValueChange({ ...value, [part]: event.target.value })}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.closest('[data-birth-date]')?.contains(relatedTarget)) onBlur?.();
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
