'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import { Autocomplete } from '@/components/ui/autocomplete/autocomplete';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { DatePicker } from '@/components/ui/date-picker/date-picker';
import { FieldGroup } from '@/components/ui/field/field';
import { Icon } from '@/components/ui/icon/icon';
import { checkGlyph } from '@/components/ui/icon/glyphs';
import { NumberField } from '@/components/ui/number-field/number-field';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import { Select } from '@/components/ui/select/select';
import { TextField } from '@/components/ui/text-field/text-field';
import { TICKED, type FieldValue, type FormField } from '../domain/form-fields';
import styles from './form-fields.module.scss';

interface OneFieldProps {
  field: FormField;
  name: string;
  value: FieldValue;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
  onBlur: () => void;
}

/** A field of a payment company, as its kind asks for it (SPEC §3). */
export function OneField({ field, name, value, error, onChange, onBlur }: OneFieldProps) {
  const t = useTranslations('FormFields');
  const { type, options, required, maxLength } = field;
  const label = required ? field.title : t('optional', { label: field.title });
  const texts = { label, ...(error === undefined ? {} : { error }) };
  const choices = options.map((option) => ({ value: option.value, label: option.title }));
  const text = typeof value === 'string' ? value : '';
  switch (type) {
    case 'text':
      return (
        <TextField
          {...texts}
          name={name}
          value={text}
          autoComplete="off"
          maxLength={maxLength ?? undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      );
    case 'number':
    case 'without-wildcards':
      return (
        <NumberField
          {...texts}
          keep={type === 'number' ? 'digits' : 'word'}
          hint={t(type === 'number' ? 'digits' : 'words')}
          name={name}
          value={text}
          autoComplete="off"
          maxLength={maxLength ?? undefined}
          onValueChange={onChange}
          onBlur={onBlur}
        />
      );
    case 'date':
      return (
        <DatePicker
          {...texts}
          name={name}
          value={text === '' ? null : text}
          onValueChange={(iso) => onChange(iso ?? '')}
          onBlur={onBlur}
        />
      );
    case 'autocomplete':
      return (
        <Autocomplete
          {...texts}
          name={name}
          options={choices}
          value={text === '' ? null : text}
          emptyText={t('noMatch')}
          onValueChange={(chosen) => onChange(chosen ?? '')}
          onBlur={onBlur}
        />
      );
    case 'dropdown':
      return (
        <Select
          {...texts}
          name={name}
          options={choices}
          placeholder={t('choose')}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      );
    case 'radio':
      return (
        <RadioGroup
          {...texts}
          name={name}
          layout="tiles"
          options={choices}
          value={text === '' ? null : text}
          onValueChange={onChange}
          onBlur={onBlur}
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          name={name}
          checked={text === TICKED}
          onChange={(event) => onChange(event.target.checked ? TICKED : '')}
          onBlur={onBlur}
          {...(error === undefined ? {} : { error })}
        >
          {label}
        </Checkbox>
      );
    case 'multiselect':
      return (
        <Several
          {...texts}
          options={choices}
          value={typeof value === 'string' ? [] : value}
          onChange={onChange}
          onBlur={onBlur}
        />
      );
  }
}

interface SeveralProps {
  label: string;
  error?: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  onBlur: () => void;
}

/** Any number of a few answers, as boxes to tick. They are sent in the company's order. */
function Several({ label, error, options, value, onChange, onBlur }: SeveralProps) {
  const t = useTranslations('FormFields');
  const id = useId();
  return (
    <FieldGroup id={id} label={label} hint={t('several')} {...(error === undefined ? {} : { error })}>
      <div className={styles.several}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) =>
                onChange(
                  options
                    .map((known) => known.value)
                    .filter((known) => (known === option.value ? target.checked : value.includes(known))),
                )
              }
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onBlur();
              }}
            />
            <Icon glyph={checkGlyph} size="small" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
