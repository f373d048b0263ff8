'use client';

import Link from 'next/link';
import { HARM_LEVELS } from '@/lib/domain/harm';
import { useProtectionCases, type HarmCase } from '../../api/get-protection-cases';
import { CASES_ADDRESS, casesQueryOf, type CasesState } from '../../state/protection-address';
import { useList } from '../../state/use-list';
import { Mark } from '../parts/card';
import { SelectField } from '../parts/list-parts';
import { Moment } from '../parts/moment';
import { OfficeList } from '../parts/office-list';
import type { OfficeColumn } from '../parts/office-table';
import { Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';
import { LEVEL_TONES, LEVEL_WORDS, SIGN_WORDS } from './protection-words';

const COLUMNS: OfficeColumn<HarmCase>[] = [
  {
    id: 'player',
    header: 'Player',
    cell: ({ row: { original: one } }) => (
      <Link className={styles.link} href={`/office/players/${one.playerId}?tab=protection`}>
        {one.email ?? one.playerId}
      </Link>
    ),
  },
  {
    id: 'level',
    header: 'Level',
    cell: ({ row: { original: one } }) => <Mark tone={LEVEL_TONES[one.level]}>{LEVEL_WORDS[one.level]}</Mark>,
  },
  {
    id: 'signs',
    header: 'Signs',
    cell: ({ row }) => row.original.signs.map((sign) => SIGN_WORDS[sign]).join(', ') || '–',
  },
  { id: 'country', header: 'Country', cell: ({ row }) => row.original.country },
  { id: 'opened', header: 'Since', cell: ({ row }) => <Moment at={row.original.openedAt} /> },
  { id: 'taken', header: 'Looked after by', cell: ({ row }) => row.original.takenBy ?? 'Nobody yet' },
  {
    id: 'closed',
    header: 'Closed',
    cell: ({ row: { original: one } }) =>
      one.closedAt ? (
        <>
          {one.outcome === 'nothing' ? 'Nothing to do' : 'Done'}, <Moment at={one.closedAt} />
        </>
      ) : (
        '–'
      ),
  },
];
const COLUMN_WORDS = {
  level: 'Level',
  signs: 'Signs',
  country: 'Country',
  opened: 'Since',
  taken: 'Looked after by',
  closed: 'Closed',
} as const;

/** Players whom early signs of harm speak of. */
export function CasesList() {
  const [state, change] = useList<CasesState>(CASES_ADDRESS);
  return (
    <OfficeList
      title="Protection"
      hint="Players whose last days show signs that play does them harm, the serious ones first. Each sign has its figures in the record; the law of a player’s country may ask for something before a case is closed."
      found={state.closed === 'yes' ? 'closed' : 'open'}
      answer={useProtectionCases(casesQueryOf(state))}
      state={state}
      onChange={change}
      columns={COLUMNS}
      columnWords={COLUMN_WORDS}
      sortable={[]}
      idOf={({ id }) => id}
      filters={
        <div className={styles.filters} role="search" aria-label="Cases">
          <SelectField
            label="Shown"
            value={state.closed}
            options={[
              ['', 'Open'],
              ['yes', 'Closed'],
            ]}
            onChange={(closed) => change({ closed })}
          />
          <SelectField
            label="Level"
            value={state.level}
            options={[['', 'All'], ...HARM_LEVELS.map((one) => [one, LEVEL_WORDS[one]] as const)]}
            onChange={(level) => change({ level })}
          />
          <SelectField
            label="Looked after by"
            value={state.mine}
            options={[
              ['', 'Everybody'],
              ['yes', 'Me'],
            ]}
            onChange={(mine) => change({ mine })}
          />
        </div>
      }
      empty={
        <Notice title="No case fits.">
          {state.closed === 'yes'
            ? 'Nothing was closed yet, or take a filter away.'
            : 'No player shows signs that nobody has looked at, or take a filter away.'}
        </Notice>
      }
    />
  );
}
