'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GAMES_KEY, useListedGames } from '../../api/get-games';
import { downloadGames } from '../../api/get-games-export';
import { useStudios } from '../../api/get-studios';
import {
  CATEGORY_PATHS,
  GAMES_ADDRESS,
  GAMES_SORTS,
  gamesQueryOf,
  type GamesState,
} from '../../state/games-address';
import { useList } from '../../state/use-list';
import { Card, Facts } from '../parts/card';
import { ListFilters, SelectField } from '../parts/list-parts';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';
import { Closing } from './closing';
import { GameSettings } from './game-settings';
import { closureWords, STATE_WORDS } from './game-words';
import { GAMES_COLUMN_WORDS, GAMES_COLUMNS } from './games-columns';

const STATES = [['', 'All'], ...Object.entries(STATE_WORDS)] as const;
const CATEGORIES = [
  ['', 'All'],
  ...CATEGORY_PATHS.map((path) => [path, path.replaceAll(/[-_]/g, ' ')] as const),
] as const;

/** Games: how they stand, what was played of them lately, and closing them, one at a time or a studio's. */
export function GamesList() {
  const [state, change] = useList<GamesState>(GAMES_ADDRESS);
  const client = useQueryClient();
  const studios = useStudios();
  const [said, setSaid] = useState('');
  const done = (words: string) => {
    setSaid(words);
    void client.invalidateQueries({ queryKey: GAMES_KEY });
  };
  const studio = studios.data?.find(({ id }) => String(id) === state.studio);
  return (
    <OfficeList
      title="Games"
      hint="Choose a studio to close all of its games together. Sums are of seven days, in euro."
      said={said}
      answer={useListedGames(gamesQueryOf(state))}
      state={state}
      onChange={change}
      columns={GAMES_COLUMNS}
      columnWords={GAMES_COLUMN_WORDS}
      sortable={GAMES_SORTS}
      idOf={({ id }) => id}
      detailOf={(game) => <GameSettings game={game} onDone={done} />}
      permission="export:games"
      download={() => downloadGames(gamesQueryOf(state))}
      filters={
        <>
          <ListFilters
            key={state.q === '' ? 'none' : 'some'}
            label="Games"
            textLabel="Name or id"
            text={state.q}
            onText={(q) => change({ q })}
            onClear={() => change(GAMES_ADDRESS.none)}
          >
            <SelectField
              label="Studio"
              value={state.studio}
              options={[
                ['', 'All'],
                ...(studios.data ?? []).map(({ id, name }) => [String(id), name] as const),
              ]}
              onChange={(one) => change({ studio: one })}
            />
            <SelectField
              label="Category"
              value={state.category}
              options={CATEGORIES}
              onChange={(category) => change({ category })}
            />
            <SelectField
              label="State"
              value={state.state}
              options={STATES}
              onChange={(one) => change({ state: one })}
            />
          </ListFilters>
          {studio && (
            <Card title={studio.name}>
              <Facts
                facts={[
                  ['Games', `${studio.games}, of which ${studio.offered} are open`],
                  ['Closed', studio.closure ? closureWords(studio.closure) : 'No'],
                ]}
              />
              <Closing
                key={studio.id}
                target={{ studio: studio.id }}
                name={studio.name}
                closed={studio.closure?.kind ?? null}
                onDone={done}
              />
            </Card>
          )}
        </>
      }
      empty={<Notice title="No game fits.">Take a filter away.</Notice>}
    />
  );
}
