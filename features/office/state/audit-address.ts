import type { AuditQuery } from '../api/get-audit';
import { dayText, listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const AUDIT_SORTS = ['at', 'actor', 'action'] as const;
export const ACTOR_KINDS = ['player', 'operator', 'system'] as const;
const ACTION = /^[a-z.-]{1,64}$/;

/** The audit as its address says. */
export type AuditState = ListState<
  'actor' | 'kind' | 'action' | 'about' | 'from' | 'to',
  (typeof AUDIT_SORTS)[number]
>;

export const AUDIT_ADDRESS = listAddress({
  path: '/office/audit',
  filters: {
    actor: searchText,
    kind: textOf(ACTOR_KINDS),
    action: (text) => (ACTION.test(text) ? text : ''),
    about: searchText,
    from: dayText,
    to: dayText,
  },
  sorts: AUDIT_SORTS,
  sort: 'at',
  order: 'desc',
});

/** What the platform is asked for. */
export const auditQueryOf = (state: AuditState): AuditQuery => {
  const { kind: _kind, ...texts } = AUDIT_ADDRESS.filtersOf(state);
  const kind = ACTOR_KINDS.find((one) => one === state.kind);
  return { ...texts, ...(kind && { kind }), ...pageQueryOf(state) };
};
