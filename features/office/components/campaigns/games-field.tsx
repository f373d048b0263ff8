'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Poster } from '@/components/ui/poster/poster';
import { isGameId } from '@/lib/domain/game-id';
import { useDebounced } from '@/lib/browser/use-debounced';
import { useGamesNamed, useGamesOf, type OfficeGame } from '../../state/games';
import { useField, type FieldProps } from './campaign-fields';
import own from './games-field.module.scss';
import styles from '../parts/parts.module.scss';

const TYPING_MS = 200;
const idsIn = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

/** What stands for a game: its poster, its name and whose it is. */
function Face({ game }: { game: OfficeGame }) {
  return (
    <>
      <span className={own.poster}>
        <Poster image={game.image} colour={game.gradient_color} sizes="30px" />
      </span>
      <span className={own.words}>
        <b>{game.name}</b>
        <small>
          {game.providerName}, {game.id}
        </small>
      </span>
    </>
  );
}

/**
 * Games of the catalogue, found by a part of their name; the field's value is their ids, with commas. Ids may also be typed
 * or pasted.
 */
export function GamesField(props: FieldProps) {
  const { id, problem, value, change, named } = useField(props.name);
  const ids = idsIn(value);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const known = useGamesOf(ids);
  const wanted = text.trim();
  const asked = useDebounced(wanted, TYPING_MS);
  const { data = [], isError, isFetching } = useGamesNamed(asked);
  const typed = idsIn(wanted);
  const areIds = typed.length > 0 && typed.every(isGameId);
  const found = wanted === '' || asked === '' || areIds ? [] : data.filter((game) => !ids.includes(game.id));
  const marked = found[Math.min(at, found.length - 1)];
  const markedId = marked && `${id}-${marked.id}`;
  // The list is lower than all that it may hold.
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView?.({ block: 'nearest' });
  }, [markedId]);

  const put = (next: readonly string[], words: string) => {
    change(next.join(', '));
    setSaid(`${words} ${next.length === 1 ? 'One game' : `${next.length} games`} chosen.`);
  };
  const add = (more: readonly string[], words: string) => {
    setText('');
    setAt(0);
    put([...new Set([...ids, ...more])], words);
  };
  const remove = (one: string) => {
    put(without(ids, one), `${known.get(one)?.name ?? one} taken out.`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      if (areIds) add(typed, `${typed.join(', ')} added.`);
      else if (marked) add([marked.id], `${marked.name} added.`);
    } else if (event.key === 'ArrowDown') setAt((now) => Math.min(now + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt((now) => Math.max(now - 1, 0));
    else if (event.key === 'Escape' && text !== '') setText('');
    else return;
    event.preventDefault();
  };

  return (
    <div className={`${styles.field} ${own.games}`}>
      <label htmlFor={id}>{props.label}</label>
      {ids.length > 0 && (
        <ul className={own.chosen} aria-label={`${props.label}: chosen`}>
          {ids.map((one) => {
            const game = known.get(one);
            return (
              <li key={one}>
                {game ? <Face game={game} /> : <span className={own.words}>{one}</span>}
                <button
                  type="button"
                  aria-label={`Take out ${game?.name ?? one}`}
                  onClick={() => remove(one)}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className={own.search}>
        <input
          {...named}
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={markedId}
          placeholder="Part of a game’s name"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onBlur={() => {
            if (areIds) add(typed, `${typed.join(', ')} added.`);
            else setText('');
          }}
          onKeyDown={onKeyDown}
        />
        <div
          id={`${id}-list`}
          className={own.list}
          role="listbox"
          aria-label={`Games for: ${props.label}`}
          hidden={found.length === 0}
        >
          {found.map((game) => (
            <button
              key={game.id}
              id={`${id}-${game.id}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={game === marked}
              // The field keeps the focus, and with it what is typed.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add([game.id], `${game.name} added.`)}
            >
              <Face game={game} />
            </button>
          ))}
        </div>
      </div>
      {props.hint && <small>{props.hint}</small>}
      <p role="status" className={own.status}>
        {statusOf({
          wanted,
          areIds,
          isError,
          isLooking: isFetching || asked !== wanted,
          found: found.length,
        }) || said}
      </p>
      {problem && (
        <p id={`${id}-wrong`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function statusOf(now: {
  wanted: string;
  areIds: boolean;
  isError: boolean;
  isLooking: boolean;
  found: number;
}): string {
  if (now.wanted === '') return '';
  if (now.areIds) return 'Enter adds what these ids name.';
  if (now.isError) return 'The catalogue does not answer. Ids can be typed.';
  if (now.found > 0) return `${now.found} found`;
  return now.isLooking ? 'Looking …' : 'No other game is called that.';
}
