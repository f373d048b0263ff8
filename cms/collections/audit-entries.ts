import type { CollectionConfig } from 'payload';
import { editors } from '../access/roles';
import { AUDIT_ACTIONS } from '../hooks/audit';

const nobody = () => false;

/** `login_refused` as an operator reads it. */
const inWords = (action: string) => {
  const words = action.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Shows the labels of collections, languages and fields in the place of their names. */
const worded = {
  components: {
    Cell: '@/cms/admin/audit-words#AuditCell',
    Field: '@/cms/admin/audit-words#AuditField',
  },
} as const;

/** Who saved what, and when. Saves write the entries; no one can change or remove one. */
export const auditEntriesCollection: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: 'Audit entry', plural: 'Audit trail' },
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'operatorEmail', 'action', 'kind', 'title', 'locale', 'fields', 'reason'],
    listSearchableFields: ['title', 'operatorEmail', 'kind'],
    description: 'Who saved what, and when. Nobody can change it.',
    group: 'House',
  },
  fields: [
    {
      name: 'action',
      label: 'What was done',
      type: 'select',
      required: true,
      index: true,
      options: AUDIT_ACTIONS.map((value) => ({ value, label: inWords(value) })),
    },
    { name: 'kind', label: 'Part of the CMS', type: 'text', required: true, index: true, admin: worded },
    {
      name: 'documentId',
      label: 'Number of the entry',
      type: 'text',
      required: true,
      index: true,
    },
    { name: 'title', label: 'Entry', type: 'text' },
    { name: 'locale', label: 'Language', type: 'text', admin: worded },
    { name: 'fields', label: 'Fields', type: 'text', hasMany: true, admin: worded },
    {
      name: 'changes',
      label: 'From what to what',
      type: 'json',
      admin: {
        components: { Field: '@/cms/admin/audit-changes#AuditChanges' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    { name: 'reason', label: 'Reason', type: 'text' },
    { name: 'address', label: 'Network address', type: 'text', index: true },
    // The entry outlives the operator, so that the address is kept beside the reference.
    { name: 'operator', label: 'Account', type: 'relationship', relationTo: 'operators' },
    { name: 'operatorEmail', label: 'Email of the operator', type: 'text', required: true, index: true },
    { name: 'autosaved', label: 'Saved by itself', type: 'checkbox', defaultValue: false },
  ],
};
