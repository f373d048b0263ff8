'use client';

import { downloadPlayers } from '../../api/get-players-export';
import { usePlayers } from '../../api/get-players';
import {
  PLAYERS_ADDRESS,
  PLAYERS_SORTS,
  playersQueryOf,
  type PlayersState,
} from '../../state/players-address';
import { useList } from '../../state/use-list';
import { OfficeList } from '../parts/office-list';
import { COLUMN_WORDS, PLAYERS_COLUMNS } from './players-columns';
import { PlayersFilters } from './players-filters';
import { Notice } from '../parts/states';

/** Everybody who has an account. The address says what is listed, so that it can be kept and handed on. */
export function PlayersList() {
  const [state, change] = useList<PlayersState>(PLAYERS_ADDRESS);
  const query = playersQueryOf(state);
  return (
    <OfficeList
      title="Players"
      answer={usePlayers(query)}
      state={state}
      onChange={change}
      columns={PLAYERS_COLUMNS}
      columnWords={COLUMN_WORDS}
      sortable={PLAYERS_SORTS}
      idOf={({ id }) => id}
      permission="export:players"
      download={() => downloadPlayers(query)}
      // Made anew when the address is left: its fields begin as the address says.
      filters={<PlayersFilters key={state.q === '' ? 'none' : 'some'} state={state} onChange={change} />}
      empty={
        <Notice title="Nobody fits.">Take a filter away, or look for a shorter part of the name.</Notice>
      }
    />
  );
}
