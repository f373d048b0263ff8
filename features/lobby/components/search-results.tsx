'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { CATEGORY_GLYPHS } from '@/components/ui/icon/category-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { blocksGlyph, fileGlyph, historyGlyph } from '@/components/ui/icon/glyphs';
import { Poster } from '@/components/ui/poster/poster';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { isPlainPress } from '@/lib/browser/plain-press';
import { highlight } from '@/lib/games/highlight';
import { Link } from '@/lib/i18n/navigation';
import type { SearchGroup, SearchOption } from '../domain/search-options';
import styles from './search-modal.module.scss';

export const optionId = (list: string, option: string) => `${list}-${option}`;

interface SearchResultsProps {
  id: string;
  groups: readonly SearchGroup[];
  /** What the names are marked by; '' for nothing. */
  query: string;
  active: string | null;
  onActive: (id: string) => void;
  onOpen: (option: SearchOption) => void;
  /** A link was followed in the browser's own way. */
  onLeave: () => void;
  onForget: () => void;
  /** The first games are on their way. */
  waiting: boolean;
  /** The next ones are. */
  more: boolean;
}

/** Number of skeleton rows while games load. */
const WAITING = 6;

/** The results, in groups. The field above keeps the focus and names the chosen one. */
export function SearchResults({ id, groups, query, waiting, more, onForget, ...row }: SearchResultsProps) {
  const t = useTranslations('Search');
  return (
    <>
      <div id={id} role="listbox" aria-label={t('title')} className={styles.list}>
        {groups.map(({ key, title, options }) => (
          <div
            key={key}
            role="group"
            aria-labelledby={`${id}-${key}`}
            className={styles.group}
            data-group={key}
          >
            <div className={styles.head}>
              <span id={`${id}-${key}`}>{title}</span>
            </div>
            {options.map((option) => (
              <Row key={option.id} list={id} option={option} query={query} {...row} />
            ))}
          </div>
        ))}
      </div>
      {groups.some(({ key }) => key === 'recent') && (
        <button type="button" className={styles.forget} onClick={onForget}>
          {t('forget')}
        </button>
      )}
      {(waiting || more) && (
        <div className={styles.waiting} role="status" aria-label={t(more ? 'more' : 'searching')}>
          {Array.from({ length: more ? 2 : WAITING }, (_, index) => (
            <span key={index} className={styles.row}>
              <Skeleton width="38px" height="50px" />
              <Skeleton shape="line" width={`${38 + ((index * 13) % 30)}%`} />
            </span>
          ))}
        </div>
      )}
    </>
  );
}

interface RowProps extends Pick<SearchResultsProps, 'active' | 'onActive' | 'onOpen' | 'onLeave'> {
  list: string;
  option: SearchOption;
  query: string;
}

function Row({ list, option, query, active, onActive, onOpen, onLeave }: RowProps) {
  const shared = {
    id: optionId(list, option.id),
    role: 'option',
    tabIndex: -1,
    className: styles.row,
    'aria-selected': active === option.id,
    onPointerMove: () => active !== option.id && onActive(option.id),
  };
  const inside = (
    <>
      <Picture option={option} />
      <span className={styles.name}>
        <b>{option.kind === 'recent' ? option.name : <Marked name={option.name} query={query} />}</b>
        {'note' in option && <small className="num">{option.note}</small>}
      </span>
    </>
  );
  if (option.kind === 'recent') {
    return (
      <button {...shared} type="button" onClick={() => onOpen(option)}>
        {inside}
      </button>
    );
  }
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen(option);
  };
  return (
    <Link
      {...shared}
      href={option.href}
      prefetch={false}
      onClick={press}
      // The middle one follows the link; the right one asks for a menu.
      onAuxClick={({ button }) => button === 1 && onLeave()}
    >
      {inside}
    </Link>
  );
}

function Picture({ option }: { option: SearchOption }) {
  if (option.kind === 'game') {
    return (
      <span className={styles.poster}>
        <Poster image={option.image} colour={option.colour} sizes="38px" />
      </span>
    );
  }
  const glyph =
    option.kind === 'category'
      ? CATEGORY_GLYPHS[option.code]
      : option.kind === 'provider'
        ? blocksGlyph
        : option.kind === 'recent'
          ? historyGlyph
          : fileGlyph;
  return (
    <span className={styles.glyph}>
      <Icon glyph={glyph} />
    </span>
  );
}

/** A name with the matched letters marked. */
function Marked({ name, query }: { name: string; query: string }): ReactNode {
  if (query === '') return name;
  return highlight(name, query).map(({ text, met }, index) => (met ? <mark key={index}>{text}</mark> : text));
}
