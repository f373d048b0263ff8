'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { heartGlyph, historyGlyph, sparklesGlyph } from '@/components/ui/icon/glyphs';
import { hasVisitorMarks, readVisitorMarks } from '@/lib/games/visitor-marks';
import { gamesByIdQuery, ownGamesQuery } from '../api/own-games';
import type { GameTile } from '../domain/game-tile';
import { keepRows, OWN_ROWS, rowsWithRoom, type OwnRow } from '../domain/own-rows';
import { useVisitorMarks, type Whose } from '../hooks/use-game-marks';
import { GameRowPlain } from './game-row-plain';

const GLYPHS = { continue: historyGlyph, favourites: heartGlyph, recommended: sparklesGlyph };

/** The games of each row; undefined while they are on their way. */
function useOwnGames(whose: Whose): Readonly<Record<OwnRow, readonly GameTile[]>> | undefined {
  const own = useQuery(ownGamesQuery(whose ?? null));
  const [visitor] = useVisitorMarks();
  const recent = visitor?.recent.map(({ id }) => id) ?? [];
  const favourites = visitor?.favourites.slice(0, 48) ?? [];
  const ids = [...new Set([...recent, ...favourites])];
  const kept = useQuery({ ...gamesByIdQuery(ids), enabled: whose === null && ids.length > 0 });
  if (whose === undefined) return undefined;
  if (whose !== null) {
    const { data } = own;
    return data && { continue: data.recent, favourites: data.favourites, recommended: data.recommended };
  }
  if (visitor === null || (ids.length > 0 && !kept.data)) return undefined;
  const found = (list: readonly string[]) => kept.data?.filter(({ id }) => list.includes(id)) ?? [];
  const inOrder = (list: readonly string[]) => list.flatMap((id) => found([id]));
  return { continue: inOrder(recent), favourites: inOrder(favourites), recommended: [] };
}

interface OwnRowsContentProps {
  whose: Whose;
  rooms: Readonly<Record<OwnRow, ReactNode>>;
}

/** A row without room of its own comes only where it moves nothing that is in view: below it, or after a log-in. */
export function OwnRowsContent({ whose, rooms }: OwnRowsContentProps) {
  const t = useTranslations('Lobby.rows');
  const games = useOwnGames(whose);
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
  // Once it is known, and whenever a row fills or empties: a log-in brings what the browser had kept.
  const filled = games && OWN_ROWS.filter((row) => games[row].length > 0).join(' ');
  useEffect(() => {
    if (filled !== undefined) settle();
  }, [filled, whose]);

  return (
    <div ref={place}>
      {OWN_ROWS.map((row) => {
        if (!games) return <div key={row}>{rooms[row]}</div>;
        if (!allowed.has(row)) return null;
        return (
          <GameRowPlain key={row} id={`own-${row}`} title={t(row)} glyph={GLYPHS[row]} games={games[row]} />
        );
      })}
    </div>
  );
}
