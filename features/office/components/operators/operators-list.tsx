'use client';

import { useOperators } from '../../api/get-operators';
import { downloadOperators } from '../../api/get-operators-export';
import {
  OPERATORS_ADDRESS,
  OPERATORS_SORTS,
  operatorsQueryOf,
  type OperatorsState,
} from '../../state/operators-address';
import { useList } from '../../state/use-list';
import { OfficeList } from '../parts/office-list';
import { OperatorRoles } from './operator-roles';
import { OPERATORS_COLUMN_WORDS, OPERATORS_COLUMNS } from './operators-columns';
import { OperatorsFilters } from './operators-filters';
import { Notice } from '../parts/states';

/** Everybody who was ever here, and their roles. Accounts themselves are made and removed in the CMS. */
export function OperatorsList() {
  const [state, change] = useList<OperatorsState>(OPERATORS_ADDRESS);
  const query = operatorsQueryOf(state);
  return (
    <OfficeList
      title="Operators"
      hint="Accounts and passwords are looked after in the CMS. Who has opened the office once is listed here."
      answer={useOperators(query)}
      state={state}
      onChange={change}
      columns={OPERATORS_COLUMNS}
      columnWords={OPERATORS_COLUMN_WORDS}
      sortable={OPERATORS_SORTS}
      idOf={({ id }) => id}
      detailOf={(operator, shut) => <OperatorRoles operator={operator} onClose={shut} />}
      permission="export:operators"
      download={() => downloadOperators(query)}
      filters={<OperatorsFilters key={state.q === '' ? 'none' : 'some'} state={state} onChange={change} />}
      empty={
        <Notice title="Nobody fits.">Take a filter away, or look for a shorter part of the name.</Notice>
      }
    />
  );
}
