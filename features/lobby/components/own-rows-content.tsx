'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { heartGlyph, historyGlyph, sparklesGlyph } from '@/components/ui/icon/glyphs';
import { hasVisitorMarks, readVisitorMarks } from '@/lib/browser/games/visitor-marks';
import { isOwnFavourite, ownGamesQuery } from '../api/get-me-games';
import { gamesByIdQuery } from '../queries/games-by-id';
import type { GameTile } from '../domain/game-tile';
import { keepRows, OWN_ROWS, rowsWithRoom, type OwnRow } from '../domain/own-rows';
import { useVisitorMarks, type Whose } from '../hooks/use-game-marks';
import { GameRowPlain } from './game-row-plain';

const GLYPHS = { continue: historyGlyph, favourites: heartGlyph, recommended: sparklesGlyph };

interface OwnGames {
  /** Null where they can't be had, undefined while they are on their way. */
  games: Readonly<Record<OwnRow, readonly GameTile[]>> | null | undefined;
  /** Others may follow at once: those that are known were there before something changed. */
  outdated: boolean;
}

/** The games of each row. */
function useOwnGames(whose: Whose): OwnGames {
  const own = useQuery(ownGamesQuery(whose ?? null));
  const [visitor] = useVisitorMarks();
  const recent = visitor?.recent.map(({ id }) => id) ?? [];
  const favourites = visitor?.favourites.slice(0, 48) ?? [];
  const ids = [...new Set([...recent, ...favourites])];
  const kept = useQuery({ ...gamesByIdQuery(ids), enabled: whose === null && ids.length > 0 });
  if (whose === undefined) return { games: undefined, outdated: false };
  if (whose !== null) {
    const { data } = own;
    if (!data) return { games: own.isError ? null : undefined, outdated: false };
    const liked = data.favourites.filter(({ id }) => isOwnFavourite(data, id));
    return {
      games: { continue: data.recent, favourites: liked, recommended: data.recommended },
      outdated: own.isFetching,
    };
  }
  if (visitor === null || (ids.length > 0 && !kept.data))
    return { games: kept.isError ? null : undefined, outdated: false };
  const found = (list: readonly string[]) => kept.data?.filter(({ id }) => list.includes(id)) ?? [];
  const inOrder = (list: readonly string[]) => list.flatMap((id) => found([id]));
  return {
    games: { continue: inOrder(recent), favourites: inOrder(favourites), recommended: [] },
    outdated: false,
  };
}

interface OwnRowsContentProps {
  whose: Whose;
  rooms: Readonly<Record<OwnRow, ReactNode>>;
}

/** A row without room of its own comes only where it moves nothing that is in view: below it, or after a log-in. */
export function OwnRowsContent({ whose, rooms }: OwnRowsContentProps) {
  const t = useTranslations('Lobby.rows');
  const { games, outdated } = useOwnGames(whose);
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(whose);
  const [allowed, setAllowed] = useState(rowsWithRoom);
  const settle = useEffectEvent(() => {
    // What the browser kept is on its way to the player: until it is there, nothing is known to be empty.
    if (!games || (whose !== null && hasVisitorMarks(readVisitorMarks()))) return;
    const free = first !== whose || (place.current?.getBoundingClientRect().top ?? 0) > window.innerHeight;
    if (free) setAllowed(new Set(OWN_ROWS));
    keepRows(() => new Set(OWN_ROWS.filter((row) => games[row].length > 0)));
  });
  // When first known, and whenever a row fills or empties: a log-in adds the browser's marks.
  const filled = games && !outdated && OWN_ROWS.filter((row) => games[row].length > 0).join(' ');
  useEffect(() => {
    if (typeof filled === 'string') settle();
  }, [filled, whose]);

  return (
    <div ref={place}>
      {OWN_ROWS.map((row) => {
        if (games === null) return null;
        const waiting = !games || (outdated && games[row].length === 0 && allowed.has(row));
        if (waiting) return <div key={row}>{rooms[row]}</div>;
        if (!allowed.has(row)) return null;
        return (
          <GameRowPlain key={row} id={`own-${row}`} title={t(row)} glyph={GLYPHS[row]} games={games[row]} />
        );
      })}
    </div>
  );
}
