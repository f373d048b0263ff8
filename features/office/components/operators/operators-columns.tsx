'use client';

import type { KnownOperator } from '../../api/get-operators';
import { useMay, useOfficeMe } from '../../state/office-me';
import { ROLE_WORDS } from '../../words';
import { Mark } from '../parts/card';
import { Moment } from '../parts/moment';
import type { OfficeColumn } from '../parts/office-table';
import { RowOpener } from '../parts/row-opener';
import styles from '../parts/parts.module.scss';

/** Columns of the list of operators, by the name that the address and the platform have for them. */
export const OPERATORS_COLUMNS: OfficeColumn<KnownOperator>[] = [
  { id: 'email', header: 'Operator', cell: ({ row }) => <b>{row.original.email}</b> },
  { id: 'name', header: 'Name', cell: ({ row }) => row.original.name || '–' },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ row: { original: operator } }) =>
      operator.roles.length === 0 ? (
        <Mark tone="wait">No role: the office is shut</Mark>
      ) : (
        operator.roles.map((role) => ROLE_WORDS[role]).join(', ')
      ),
  },
  {
    id: 'fixed',
    header: 'In the CMS',
    cell: ({ row }) => (row.original.fixed ? 'Administrator' : 'Operator'),
  },
  { id: 'seen', header: 'Last here', cell: ({ row }) => <Moment at={row.original.lastSeenAt} /> },
  {
    id: 'change',
    header: () => <span className={styles.unseen}>Change roles</span>,
    cell: ({ row }) => <ChangeRoles id={row.original.id} />,
  },
];
/** All but the first one, and the way to change something. */
export const OPERATORS_COLUMN_WORDS = {
  name: 'Name',
  roles: 'Roles',
  fixed: 'In the CMS',
  seen: 'Last here',
} as const;

/** Somebody else’s; one’s own are changed by others. */
function ChangeRoles({ id }: { id: string }) {
  const may = useMay();
  const { operatorId } = useOfficeMe();
  return (
    may('change:operators') &&
    id !== operatorId && (
      <RowOpener id={id} look="button">
        Change roles
      </RowOpener>
    )
  );
}
