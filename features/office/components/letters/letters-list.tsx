'use client';

import { useLetters } from '../../api/get-letters';
import { downloadLetters } from '../../api/get-letters-export';
import {
  LETTERS_ADDRESS,
  LETTERS_SORTS,
  lettersQueryOf,
  type LettersState,
} from '../../state/letters-address';
import { useList } from '../../state/use-list';
import { LettersFilters } from './letters-filters';
import { LETTERS_COLUMN_WORDS, LETTERS_COLUMNS } from './letters-table';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';

/** Every letter to players, and what became of it. */
export function LettersList() {
  const [state, change] = useList<LettersState>(LETTERS_ADDRESS);
  const query = lettersQueryOf(state);
  return (
    <OfficeList
      title="Letters"
      answer={useLetters(query)}
      state={state}
      onChange={change}
      columns={LETTERS_COLUMNS}
      columnWords={LETTERS_COLUMN_WORDS}
      sortable={LETTERS_SORTS}
      idOf={({ id }) => id}
      permission="export:letters"
      download={() => downloadLetters(query)}
      filters={<LettersFilters key={state.q === '' ? 'none' : 'some'} state={state} onChange={change} />}
      empty={<Notice title="No letter fits.">Take a filter away, or look at another time.</Notice>}
    />
  );
}
