import type { CollectionConfig } from 'payload';
import { editors } from '../access/roles';
import { AUDIT_ACTIONS } from '../hooks/audit';

const nobody = () => false;

/** Who saved what, and when. Written by the saves themselves; nobody changes or removes an entry. */
export const auditEntriesCollection: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: 'Audit entry', plural: 'Audit trail' },
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'operatorEmail', 'action', 'kind', 'title', 'locale', 'fields'],
    listSearchableFields: ['title', 'operatorEmail', 'kind'],
    description: 'Who saved what, and when. Nobody can change it.',
    group: 'House',
  },
  fields: [
    { name: 'action', type: 'select', required: true, index: true, options: [...AUDIT_ACTIONS] },
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'documentId', type: 'text', required: true, index: true },
    { name: 'title', type: 'text' },
    { name: 'locale', type: 'text' },
    { name: 'fields', type: 'text', hasMany: true },
    // The entry outlives the operator, so that the address is kept beside the reference.
    { name: 'operator', type: 'relationship', relationTo: 'operators' },
    { name: 'operatorEmail', type: 'text', required: true, index: true },
    { name: 'autosaved', type: 'checkbox', defaultValue: false },
  ],
};
