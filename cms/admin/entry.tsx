import { useId, type InputHTMLAttributes, type Ref } from 'react';

interface Properties extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A text field that looks like the admin's own and belongs to no document. */
export function Entry({ label, hint, error, ref, ...input }: Properties) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field-type text${error ? ' error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={ref}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint ? (
        <p id={`${id}-hint`} className="parlour-hint">
          {hint}
        </p>
      ) : null}
      <p id={`${id}-error`} className="parlour-error" role="alert">
        {error}
      </p>
    </div>
  );
}

/** Attributes of a field for six digits that the authenticator app shows. */
export const SIX_DIGITS = {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: 7,
  spellCheck: false,
} as const;
