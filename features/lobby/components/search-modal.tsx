'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Icon } from '@/components/ui/icon/icon';
import { searchGlyph, xGlyph } from '@/components/ui/icon/glyphs';
import { useDebounced } from '@/lib/browser/use-debounced';
import { CATEGORY_GROUPS, GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { hasName } from '@/lib/games/provider-filter';
import { listHref } from '@/lib/games/list-query';
import { useRouter } from '@/lib/i18n/navigation';
import { providerListQuery } from '../api/provider-list';
import { popularGamesQuery, searchGamesQuery } from '../api/search-games';
import { pagesOfFrame } from '../domain/frame-pages';
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from '../domain/recent-searches';
import { optionId, SearchResults, type SearchGroup, type SearchOption } from './search-results';
import styles from './search-modal.module.scss';

/** A search begins when nothing was typed for so long. Milliseconds. */
const DEBOUNCE_MS = 200;
/** SPEC §5: shorter texts are not searched for. */
const MIN_LENGTH = 2;
/** SPEC §2: the bottom asks for the next page at most twice a second. Milliseconds. */
const THROTTLE_MS = 500;
/** How far above its end the list counts as read. Pixels. */
const AHEAD_PX = 240;
/** Studios, categories and pages that stand beside the games. */
const BESIDES = 4;
const QUERY_MAX = 60;

/** The categories that have a list of their own, in the order of the menu. */
const CATEGORIES = GAME_CATEGORIES.filter(({ code, path }) => path !== null && code !== 'bonus_wager');
const STARTS = ['top', 'new', 'live', 'jackpots', ...CATEGORY_GROUPS['live-games'].slice(0, 1)] as const;

/**
 * Search over the page: games, studios, categories and pages. The field keeps the focus; arrows choose among the
 * results, Enter opens. It begins anew each time that it is opened.
 */
export function SearchModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations('Search');
  const categoryNames = useTranslations('Categories');
  const router = useRouter();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const lastAsked = useRef(-Infinity);
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(readRecentSearches);
  const [pages] = useState(pagesOfFrame);
  /** What arrows or the pointer chose, among the results of one text. */
  const [picked, setPicked] = useState({ id: '', of: '' });
  const typed = query.trim();
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const searches = settled.length >= MIN_LENGTH && typed.length >= MIN_LENGTH;

  const games = useInfiniteQuery({ ...searchGamesQuery(settled), enabled: searches });
  const popular = useQuery({ ...popularGamesQuery, enabled: !searches });
  const providers = useQuery(providerListQuery);
  const found = searches ? (games.data?.pages.flatMap(({ data }) => data) ?? []) : [];
  const total = games.data?.pages[0]?.meta.total ?? 0;
  const waiting =
    typed.length >= MIN_LENGTH && (typed !== settled || games.isPending || games.isPlaceholderData);

  const groupsOf = (): SearchGroup[] => {
    const provider = ({
      id,
      name,
      gamesCount,
    }: {
      id: number;
      name: string;
      gamesCount: number;
    }): SearchOption => ({
      id: `provider-${id}`,
      kind: 'provider',
      name,
      note: t('count', { count: gamesCount }),
      href: listHref('/games', { providerIds: [id] }),
    });
    const category = ({ code, path }: (typeof CATEGORIES)[number]): SearchOption => ({
      id: `category-${code}`,
      kind: 'category',
      code,
      name: categoryNames(code),
      href: `/games/${path}`,
    });
    const page = ({ href, name }: { href: string; name: string }): SearchOption => ({
      id: `page-${href}`,
      kind: 'page',
      name,
      href,
    });
    if (!searches) {
      return [
        {
          key: 'recent',
          title: t('recent'),
          options: recent.map((text) => ({ id: `recent-${text}`, kind: 'recent', name: text })),
        },
        {
          key: 'categories',
          title: t('categories'),
          options: CATEGORIES.filter(({ code }) => (STARTS as readonly string[]).includes(code)).map(
            category,
          ),
        },
        { key: 'popular', title: t('popular'), options: (popular.data ?? []).map(gameOption) },
      ];
    }
    return [
      {
        key: 'categories',
        title: t('categories'),
        options: CATEGORIES.filter(({ code }) => hasName({ name: categoryNames(code) }, settled))
          .slice(0, BESIDES)
          .map(category),
      },
      {
        key: 'providers',
        title: t('providers'),
        options: (providers.data ?? [])
          .filter((entry) => entry.id !== 0 && hasName(entry, settled))
          .slice(0, BESIDES)
          .map(provider),
      },
      { key: 'games', title: t('games'), options: found.map(gameOption) },
      {
        key: 'pages',
        title: t('pages'),
        options: pages
          .filter((entry) => hasName(entry, settled))
          .slice(0, BESIDES)
          .map(page),
      },
    ];
  };
  const groups = groupsOf().filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const nothing = searches && !waiting && !games.isError && options.length === 0;
  const failed = searches && games.isError && !games.isFetching && found.length === 0;

  // What is searched for stands first: Enter opens it. Before, Enter has nothing to open.
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

  // SPEC §2: a search is remembered when it had results, and when it is over.
  const over = useRef({ settled: '', found: 0 });
  useEffect(() => {
    over.current = { settled: searches ? settled : '', found: waiting ? 0 : options.length };
  });
  useEffect(() => () => void (over.current.found > 0 && keepRecentSearch(over.current.settled)), []);

  const more = () => {
    const box = results.current;
    if (!box || box.scrollTop + box.clientHeight < box.scrollHeight - AHEAD_PX) return;
    const now = performance.now();
    if (!games.hasNextPage || games.isFetching || games.isError || now - lastAsked.current < THROTTLE_MS)
      return;
    lastAsked.current = now;
    void games.fetchNextPage();
  };
  const moreOnceThere = useEffectEvent(more);
  // A page that does not fill the box can't be scrolled to its end.
  const pageCount = games.data?.pages.length ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => moreOnceThere(), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [pageCount, settled]);

  function open(option: SearchOption) {
    if (option.kind === 'recent') {
      setQuery(option.name);
      field.current?.focus();
      return;
    }
    onClose();
    router.push(option.href);
  }

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
      if (next === options.length - 1) more();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen && (!waiting || chosen.kind !== 'game')) open(chosen);
    } else if (event.key === 'Escape' && query !== '') {
      // The first Escape empties the field, the second closes.
      event.preventDefault();
      event.stopPropagation();
      setQuery('');
    }
  }

  const status = waiting
    ? ''
    : searches
      ? nothing
        ? t('emptyTitle', { query: settled })
        : t('found', { count: total })
      : typed.length > 0
        ? t('shortHint')
        : '';

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
        <div className={styles.field}>
          <Icon glyph={searchGlyph} />
          <input
            ref={field}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            aria-label={t('label')}
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={active ? optionId(listId, active) : undefined}
            aria-autocomplete="list"
            placeholder={t('placeholder')}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={QUERY_MAX}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={press}
          />
          {query !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label={t('clear')}
              onClick={() => {
                setQuery('');
                field.current?.focus();
              }}
            >
              <Icon glyph={xGlyph} size="small" />
            </button>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {status}
        </p>
        <div
          className={styles.results}
          ref={results}
          onScroll={() => more()}
          data-waiting={waiting || undefined}
        >
          {typed.length > 0 && typed.length < MIN_LENGTH && <p className={styles.hint}>{t('shortHint')}</p>}
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
              forgetRecentSearches();
              setRecent([]);
              field.current?.focus();
            }}
            waiting={(searches && games.isPending && !failed) || (!searches && popular.isPending)}
            more={games.isFetchingNextPage}
          />
          {searches && total > found.length && !waiting && (
            <div className={styles.all}>
              <ButtonLink href={listHref('/games/all', { name: settled })} tone="outline" onClick={onClose}>
                {t('all')}
              </ButtonLink>
            </div>
          )}
        </div>
        <p className={styles.keys} aria-hidden>
          {t.rich('keys', { k: (key) => <kbd>{key}</kbd> })}
        </p>
      </div>
    </Dialog>
  );
}

function gameOption(game: {
  id: string;
  name: string;
  geo_link: string;
  providerName: string;
  image: string;
  gradient_color: string;
}): SearchOption {
  return {
    id: `game-${game.id}`,
    kind: 'game',
    name: game.name,
    note: game.providerName,
    href: game.geo_link,
    image: game.image,
    colour: game.gradient_color,
  };
}
