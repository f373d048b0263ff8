'use client';

import { lazy, Suspense, useId, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { useTranslations } from 'next-intl';
import { isoOfTyped, typedDate, typedOfIso } from '@/lib/domain/typed-date';
import { Field, FieldWell, fieldAttributes, type FieldTexts } from '../field/field';
import { IconButton } from '../icon-button/icon-button';
import { calendarGlyph } from '../icon/glyphs';

/** Loaded when it is opened: most people type a date. */
const Calendar = lazy(() => import('./calendar'));

interface DatePickerProps extends FieldTexts {
  /** `YYYY-MM-DD`, or null while there is no complete date. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  onBlur?: () => void;
  /** First and last date, `YYYY-MM-DD`, inside SPEC §5's years 1924 to 2099. */
  min?: string;
  max?: string;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/** The caret's position in the formatted text: after the same number of digits as before. */
function caretIn(shown: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < shown.length; index += 1) {
    if (seen === digits) return index;
    if (shown[index] !== '-') seen += 1;
  }
  return shown.length;
}

/**
 * A date, typed as DD-MM-YYYY or chosen from a calendar. While it is typed the dashes set themselves, and what
 * is out of range becomes the nearest that is not; the value is null until the date is complete.
 */
export function DatePicker({
  label,
  hint,
  error,
  value,
  onValueChange,
  onBlur,
  min = '1924-01-01',
  max = '2099-12-31',
  name,
  disabled = false,
  readOnly = false,
}: DatePickerProps) {
  const t = useTranslations('Ui.date');
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const caret = useRef<number | null>(null);

  // The typed text is kept as long as it means the value; a value from elsewhere replaces it.
  const shown = isoOfTyped(text) === value ? text : typedOfIso(value);

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function take(next: string, edit: Parameters<typeof typedDate>[1]): string {
    const typed = typedDate(next, edit);
    const iso = isoOfTyped(typed);
    const within = iso && (iso < min ? min : iso > max ? max : iso);
    const result = within ? typedOfIso(within) : typed;
    setText(result);
    if (within !== value) onValueChange(within);
    return result;
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const pasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
    const at = target.selectionStart ?? target.value.length;
    const atEnd = at === target.value.length;
    const digits = target.value.slice(0, at).replace(/\D/g, '').length;
    const result = take(
      target.value,
      pasted ? 'finished' : target.value.length < shown.length ? 'shrinking' : 'growing',
    );
    caret.current = atEnd ? null : caretIn(result, digits);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <FieldWell invalid={Boolean(error)}>
        <input
          {...fieldAttributes(id, { hint, error })}
          ref={input}
          className="num"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name={name}
          placeholder={t('placeholder')}
          disabled={disabled}
          readOnly={readOnly}
          value={shown}
          onChange={change}
          onBlur={() => {
            take(shown, 'finished');
            onBlur?.();
          }}
        />
        {!readOnly && (
          <span ref={button}>
            <IconButton
              glyph={calendarGlyph}
              label={t('open')}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={disabled}
              onClick={() => setOpen(!open)}
            />
          </span>
        )}
      </FieldWell>
      {open && (
        <Suspense>
          <Calendar
            anchor={button}
            value={value}
            min={min}
            max={max}
            onChoose={(iso) => {
              setText(typedOfIso(iso));
              onValueChange(iso);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Field>
  );
}
