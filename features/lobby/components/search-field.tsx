'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEventHandler, RefObject } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { searchGlyph, xGlyph } from '@/components/ui/icon/glyphs';
import styles from './search-modal.module.scss';

const QUERY_MAX = 60;

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  /** Id of the list that it chooses from. */
  list: string;
  expanded: boolean;
  /** Id of the option that is chosen. */
  active: string | undefined;
}

/** What is searched for, and the way to empty it. */
export function SearchField({ field, value, onChange, onKeyDown, list, expanded, active }: SearchFieldProps) {
  const t = useTranslations('Search');
  return (
    <div className={styles.field}>
      <Icon glyph={searchGlyph} />
      <input
        ref={field}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('label')}
        aria-expanded={expanded}
        aria-controls={list}
        aria-activedescendant={active}
        aria-autocomplete="list"
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={QUERY_MAX}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clear')}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <Icon glyph={xGlyph} size="small" />
        </button>
      )}
    </div>
  );
}
