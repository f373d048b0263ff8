'use client';

import { useDocuments } from '../../api/get-documents';
import { downloadDocuments } from '../../api/get-documents-export';
import {
  DOCUMENTS_ADDRESS,
  DOCUMENTS_SORTS,
  documentsQueryOf,
  type DocumentsState,
} from '../../state/documents-address';
import { useList } from '../../state/use-list';
import { DOCUMENTS_COLUMN_WORDS, DOCUMENTS_COLUMNS } from './documents-columns';
import { DocumentsFilters } from './documents-filters';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';

/** Documents of players: by themselves those that wait for a reviewer, the longest first. */
export function DocumentsList() {
  const [state, change] = useList<DocumentsState>(DOCUMENTS_ADDRESS);
  const query = documentsQueryOf(state);
  const isFiltered = Object.keys(DOCUMENTS_ADDRESS.filtersOf(state)).length > 0;
  return (
    <OfficeList
      title="Documents"
      found={state.status === '' ? 'to review' : 'found'}
      answer={useDocuments(query)}
      state={state}
      onChange={change}
      columns={DOCUMENTS_COLUMNS}
      columnWords={DOCUMENTS_COLUMN_WORDS}
      sortable={DOCUMENTS_SORTS}
      idOf={({ playerId, step }) => `${playerId} ${step}`}
      permission="export:documents"
      download={() => downloadDocuments(query)}
      filters={<DocumentsFilters key={state.q === '' ? 'none' : 'some'} state={state} onChange={change} />}
      empty={
        isFiltered ? (
          <Notice title="No documents fit.">Take a filter away, or look for another state.</Notice>
        ) : (
          <Notice title="No documents wait." />
        )
      }
    />
  );
}
