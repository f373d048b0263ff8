'use client';

import { useAudit } from '../../api/get-audit';
import { downloadAudit } from '../../api/get-audit-export';
import { AUDIT_ADDRESS, AUDIT_SORTS, auditQueryOf, type AuditState } from '../../state/audit-address';
import { useList } from '../../state/use-list';
import { AUDIT_COLUMN_WORDS, AUDIT_COLUMNS } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';

/** Who did what, the latest first. */
export function AuditList() {
  const [state, change] = useList<AuditState>(AUDIT_ADDRESS);
  const query = auditQueryOf(state);
  return (
    <OfficeList
      title="Audit"
      answer={useAudit(query)}
      state={state}
      onChange={change}
      columns={AUDIT_COLUMNS}
      columnWords={AUDIT_COLUMN_WORDS}
      sortable={AUDIT_SORTS}
      idOf={({ id }) => String(id)}
      permission="export:audit"
      download={() => downloadAudit(query)}
      filters={<AuditFilters key={state.actor === '' ? 'none' : 'some'} state={state} onChange={change} />}
      empty={<Notice title="No entry fits.">Take a filter away, or look at another time.</Notice>}
    />
  );
}
