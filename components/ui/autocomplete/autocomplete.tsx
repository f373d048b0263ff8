'use client';

import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field, FieldWell, fieldAttributes, type FieldTexts } from '../field/field';
import { Icon } from '../icon/icon';
import { chevronDownGlyph } from '../icon/glyphs';
import { matchingOptions, meantOption, type AutocompleteOption } from './match';
import styles from './autocomplete.module.scss';

interface AutocompleteProps extends FieldTexts {
  name?: string;
  options: readonly AutocompleteOption[];
  /** Value of the chosen option, or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Said when nothing matches. */
  emptyText: string;
  /** Picture before the text, for instance the chosen country's flag. */
  leading?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/** The list then lies over everything, turns upwards where it must, and no dialog cuts it off. */
const canAnchor = () => globalThis.CSS?.supports?.('position-try-fallbacks', 'flip-block') ?? false;

/**
 * Combobox over a fixed list (SPEC §5): the text filters, with labels that begin with it first; the first match is
 * marked, and Enter chooses it. A text that matches exactly one option chooses it, and one that matches none is
 * cleared when the field is left. Letters, hyphens and spaces only.
 */
export function Autocomplete({
  label,
  hint,
  error,
  options,
  value,
  onValueChange,
  onBlur,
  emptyText,
  leading,
  placeholder,
  ...input
}: AutocompleteProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [moved, setMoved] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const fixed = input.disabled || input.readOnly;

  const chosen = options.find((option) => option.value === value);
  const open = text !== null;
  const shown = text ?? chosen?.label ?? '';
  const filtered = useMemo(() => matchingOptions(options, text ?? ''), [options, text]);
  // What is typed marks its first match, also one that arrives later; the arrow keys move the mark.
  const active = moved < 0 && text?.trim() && filtered.length > 0 ? 0 : moved;

  useLayoutEffect(() => {
    const element = list.current;
    if (!open || !element) return;
    if (canAnchor()) {
      element.popover = 'manual';
      element.showPopover();
    }
    element.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      if (element.popover) element.hidePopover();
    };
  }, [open]);

  function type(next: string) {
    const typed = next.replace(/[^\p{L}\p{M}\- ]/gu, '');
    const growing = typed.length > shown.length;
    setText(typed);
    // While letters are being deleted, choosing would fight the player for the field.
    const matches = matchingOptions(options, typed);
    const only = growing && matches.length === 1 ? matches[0] : undefined;
    setMoved(-1);
    onValueChange(only?.value ?? null);
  }

  function choose(option: AutocompleteOption) {
    onValueChange(option.value);
    setText(null);
    setMoved(-1);
  }

  function highlight(index: number) {
    setMoved(index);
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' });
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (fixed) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) {
        setText('');
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const start = active < 0 && step < 0 ? 0 : active;
      if (filtered.length > 0) highlight((start + step + filtered.length) % filtered.length);
    } else if (event.key === 'Enter' && open) {
      // Enter chooses here; it must not send the form as well.
      event.preventDefault();
      const option = filtered[active];
      if (option) choose(option);
    } else if (event.key === 'Escape' && open) {
      // The dialog around the field must stay open.
      event.stopPropagation();
      setText(null);
      setMoved(-1);
    }
  }

  function leave() {
    if (open) {
      const meant = meantOption(options, text);
      if (meant) onValueChange(meant.value);
      setText(null);
      setMoved(-1);
    }
    onBlur?.();
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.autocomplete}>
        <FieldWell invalid={Boolean(error)}>
          {leading}
          <input
            {...input}
            {...fieldAttributes(id, { hint, error })}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={open && active >= 0 ? `${id}-option-${active}` : undefined}
            spellCheck={false}
            value={shown}
            // While the whole list is shown the input is empty: the chosen option stays visible behind it.
            placeholder={chosen?.label ?? placeholder}
            onChange={(event) => type(event.target.value)}
            onClick={() => !fixed && setText((current) => current ?? '')}
            onKeyDown={press}
            onBlur={leave}
          />
          <Icon glyph={chevronDownGlyph} size="small" />
        </FieldWell>
        <div
          ref={list}
          className={styles.list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          hidden={!open}
        >
          {open &&
            filtered.map((option, index) => (
              <div
                key={option.value}
                id={`${id}-option-${index}`}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                tabIndex={-1}
                // The press must not take the focus: leaving the field would close the list before its end.
                onMouseDown={(event) => event.preventDefault()}
                onMouseUp={() => choose(option)}
              >
                {option.label}
              </div>
            ))}
          {open && filtered.length === 0 && (
            <div role="option" aria-disabled aria-selected={false} className={styles.empty}>
              {emptyText}
            </div>
          )}
        </div>
      </div>
    </Field>
  );
}
