'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useEndReached } from '@/components/ui/infinite-list/use-end-reached';
import { useDebounced } from '@/lib/browser/use-debounced';
import { SEARCH_MIN } from '@/lib/domain/limits';
import { listHref } from '@/lib/games/list-query';
import { useRouter } from '@/lib/i18n/navigation';
import type { SearchOption } from '../domain/search-options';
import { useRecentSearches } from '../hooks/use-recent-searches';
import { useSearchGroups } from '../hooks/use-search-groups';
import { SearchField } from './search-field';
import { optionId, SearchResults } from './search-results';
import styles from './search-modal.module.scss';

/** A search begins when nothing was typed for so long. Milliseconds. */
const DEBOUNCE_MS = 200;
/** How far above its end the list counts as read. Pixels. */
const AHEAD_PX = 240;
/**
 * Search over the page: games, studios, categories and pages. The field keeps the focus; arrows choose among the
 * results, Enter opens. It starts fresh each time it is opened.
 */
export function SearchModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations('Search');
  const router = useRouter();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  /** What arrows or the pointer chose, among the results of one text. */
  const [picked, setPicked] = useState({ id: '', of: '' });
  /** The text at which Enter was pressed before its results were there. */
  const entered = useRef<string | null>(null);
  const typed = query.trim();
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const searches = settled.length >= SEARCH_MIN && typed.length >= SEARCH_MIN;
  const { recent, rest, change, forget } = useRecentSearches();
  const { groups, games, shownGames, total, popularPending } = useSearchGroups(settled, searches, recent);
  const waiting =
    typed.length >= SEARCH_MIN && (typed !== settled || games.isPending || games.isPlaceholderData);
  const options = groups.flatMap((group) => group.options);
  const nothing = searches && !waiting && !games.isError && options.length === 0;
  const failed = searches && games.isError && !games.isFetching && shownGames === 0;
  const moreFailed = searches && games.isFetchNextPageError && !games.isFetching;
  const write = (text: string) => {
    entered.current = null;
    change(text.trim());
    setQuery(text);
  };

  // What is searched for stands first: Enter opens it; pressed earlier, it does so once the results are there.
  const firstId =
    searches && !waiting ? (groups.find(({ key }) => key === 'games') ?? groups[0])?.options[0]?.id : null;
  const chosen =
    options.find(({ id }) => id === (picked.of === settled ? picked.id : '')) ??
    options.find(({ id }) => id === firstId);
  const active = chosen?.id ?? null;
  const setActive = (id: string) => setPicked({ id, of: settled });
  useEffect(() => {
    results.current?.scrollTo?.({ top: 0 });
  }, [settled]);
  useEffect(() => {
    if (active) document.getElementById(optionId(listId, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const answered = searches && !waiting && options.length > 0 ? settled : '';
  useEffect(() => {
    if (answered !== '') rest(answered);
  }, [answered, rest]);

  const more = useEndReached({
    end,
    box: results,
    aheadPx: AHEAD_PX,
    asks: searches && !waiting && games.hasNextPage && !games.isFetching && !games.isError,
    loaded: shownGames,
    onMore: () => void games.fetchNextPage(),
  });

  function open(option: SearchOption) {
    if (option.kind === 'recent') {
      write(option.name);
      field.current?.focus();
      return;
    }
    onClose();
    router.push(option.href);
  }

  const openEntered = useEffectEvent(() => {
    const wasEntered = entered.current === settled;
    entered.current = null;
    if (wasEntered && chosen) open(chosen);
  });
  useEffect(() => {
    if (searches && !waiting) openEntered();
  }, [searches, waiting, settled]);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (options.length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const at = options.findIndex(({ id }) => id === active);
      const next =
        at === -1 ? (step === 1 ? 0 : options.length - 1) : (at + step + options.length) % options.length;
      setActive(options[next]?.id ?? '');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen && (!waiting || chosen.kind !== 'game')) open(chosen);
      else if (waiting) entered.current = typed;
    } else if (event.key === 'Escape' && query !== '') {
      // The first Escape empties the field, the second closes.
      event.preventDefault();
      event.stopPropagation();
      write('');
    }
  }

  const others = options.length - shownGames;
  const summary = () => {
    if (waiting || failed) return '';
    if (!searches) return typed.length > 0 ? t('shortHint') : '';
    if (nothing) return t('emptyTitle', { query: settled });
    if (others === 0) return t('found', { count: total });
    return total === 0 ? t('foundOthers', { count: others }) : t('foundBoth', { games: total, others });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      hideTitle
      size="palette"
      typing
    >
      <div className={styles.palette}>
        <SearchField
          field={field}
          value={query}
          onChange={write}
          onKeyDown={press}
          list={listId}
          expanded={options.length > 0}
          active={active ? optionId(listId, active) : undefined}
        />
        <p className="visually-hidden" role="status">
          {summary()}
        </p>
        <div className={styles.results} ref={results} data-waiting={waiting || undefined}>
          {typed.length > 0 && typed.length < SEARCH_MIN && <p className={styles.hint}>{t('shortHint')}</p>}
          {nothing && (
            <EmptyState title={t('emptyTitle', { query: settled })} text={t('emptyText')} headingLevel={3} />
          )}
          {failed && (
            <div className={styles.failed}>
              <p role="alert">{t('failed')}</p>
              <Button onClick={() => void games.refetch()}>{t('again')}</Button>
            </div>
          )}
          <SearchResults
            id={listId}
            groups={groups}
            query={searches ? settled : ''}
            active={active}
            onActive={setActive}
            onOpen={open}
            onLeave={onClose}
            onForget={() => {
              forget();
              field.current?.focus();
            }}
            waiting={(searches && games.isPending && !failed) || (!searches && popularPending)}
            more={games.isFetchingNextPage}
          />
          {moreFailed && shownGames > 0 && (
            <div className={styles.failed}>
              <p role="alert">{t('moreFailed')}</p>
              <Button onClick={more}>{t('again')}</Button>
            </div>
          )}
          {searches && total > shownGames && !waiting && (
            <div className={styles.all}>
              <ButtonLink href={listHref('/games/all', { name: settled })} tone="outline" onClick={onClose}>
                {t('all')}
              </ButtonLink>
            </div>
          )}
          <div ref={end} />
        </div>
        <p className={styles.keys} aria-hidden>
          {t.rich('keys', { k: (key) => <kbd>{key}</kbd> })}
        </p>
      </div>
    </Dialog>
  );
}
