'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Icon } from '@/components/ui/icon/icon';
import { searchGlyph, xGlyph } from '@/components/ui/icon/glyphs';
import { hasName } from '@/lib/games/provider-filter';
import type { ProviderTile as Provider } from '../domain/game-tile';
import { groupByInitial } from '../domain/initials';
import { ProviderTile } from './provider-tile';
import styles from './providers-browser.module.scss';

interface ProvidersBrowserProps {
  /** By name; the first entry is the total. */
  providers: readonly Provider[];
  /** Of the letters' headings. */
  headingLevel: 2 | 3;
  /** A studio was chosen. */
  onChoose?: () => void;
}

/** All studios by letter, filtered by the typed text (SPEC §5: a part of the name, in any case). */
export function ProvidersBrowser({ providers, headingLevel, onChoose }: ProvidersBrowserProps) {
  const t = useTranslations('ProvidersDrawer');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const Heading = `h${headingLevel}` as const;
  const typed = name.trim();
  const [all, ...studios] = providers;
  const found = studios.filter((studio) => hasName(studio, typed));
  const groups = groupByInitial(found);
  const present = new Set(groups.map(({ initial }) => initial));
  const initials = groupByInitial(studios).map(({ initial }) => initial);

  function go(event: MouseEvent, initial: string) {
    event.preventDefault();
    const heading = document.getElementById(`${id}-${initial}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.browser}>
      <div className={styles.tools}>
        <div className={styles.field}>
          <Icon glyph={searchGlyph} />
          <input
            ref={field}
            type="search"
            aria-label={t('label')}
            placeholder={t('label')}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {name !== '' && (
            <button
              type="button"
              aria-label={t('clear')}
              onClick={() => {
                setName('');
                field.current?.focus();
              }}
            >
              <Icon glyph={xGlyph} size="small" />
            </button>
          )}
        </div>
        <nav className={styles.letters} aria-label={t('letters')}>
          {initials.map((initial) =>
            present.has(initial) ? (
              <a
                key={initial}
                href={`#${id}-${initial}`}
                aria-label={t('letter', { letter: initial })}
                onClick={(event) => go(event, initial)}
              >
                {initial}
              </a>
            ) : (
              <span key={initial} aria-hidden>
                {initial}
              </span>
            ),
          )}
        </nav>
      </div>
      <p className="visually-hidden" role="status">
        {typed !== '' && found.length > 0 && t('found', { count: found.length })}
      </p>
      {all && typed === '' && (
        <div className={styles.all}>
          <ProviderTile provider={all} onClick={onChoose} />
        </div>
      )}
      {groups.map(({ initial, entries }) => (
        <section key={initial} aria-labelledby={`${id}-${initial}`} className={styles.group}>
          <Heading id={`${id}-${initial}`} tabIndex={-1}>
            {initial}
          </Heading>
          <ul className={styles.tiles}>
            {entries.map((provider) => (
              <li key={provider.id}>
                <ProviderTile provider={provider} onClick={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && (
        <div role="alert">
          <EmptyState
            title={t('empty')}
            text={t('emptyText', { query: typed })}
            headingLevel={headingLevel}
          />
        </div>
      )}
    </div>
  );
}
