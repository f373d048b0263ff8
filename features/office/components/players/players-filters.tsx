'use client';

import { PLAYERS_ADDRESS, PLAYERS_STATUSES, type PlayersState } from '../../state/players-address';
import { STATUS_WORDS } from '../../words';
import { CountryField, DayField, ListFilters, SelectField } from '../parts/list-parts';

interface FiltersProps {
  state: PlayersState;
  onChange: (part: Partial<PlayersState>) => void;
}

const STATES = [['', 'All'], ...PLAYERS_STATUSES.map((one) => [one, STATUS_WORDS[one]] as const)] as const;

/** The filters of the list of players. */
export function PlayersFilters({ state, onChange: change }: FiltersProps) {
  return (
    <ListFilters
      label="Players"
      text={state.q}
      onText={(q) => change({ q })}
      onClear={() => change(PLAYERS_ADDRESS.none)}
    >
      <SelectField
        label="State"
        value={state.status}
        options={STATES}
        onChange={(status) => change({ status })}
      />
      <CountryField country={state.country} onChange={(country) => change({ country })} />
      <DayField label="Opened from" value={state.from} onChange={(from) => change({ from })} />
      <DayField label="Opened until" value={state.to} onChange={(to) => change({ to })} />
    </ListFilters>
  );
}
