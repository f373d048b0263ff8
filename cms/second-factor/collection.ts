import type { CollectionConfig } from 'payload';

const nobody = () => false;

/**
 * The second factors of operators. Not fields of the operator: Payload writes the whole operator, as it was read
 * earlier, whenever a session begins or continues, and would restore codes that were used in between.
 *
 * Not accessible to any operator or address; only `store.ts` reads and writes it.
 */
export const secondFactorsCollection: CollectionConfig = {
  slug: 'second-factors',
  access: { create: nobody, read: nobody, readVersions: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  disableDuplicate: true,
  admin: { hidden: true },
  fields: [
    { name: 'operator', type: 'relationship', relationTo: 'operators', required: true, unique: true },
    // Both encrypted. The second is one that was shown, but no code of it has come back yet.
    { name: 'secret', type: 'text', hidden: true },
    { name: 'pendingSecret', type: 'text', hidden: true },
    { name: 'confirmedAt', type: 'date' },
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0, hidden: true },
    { name: 'recovery', type: 'json', hidden: true },
    { name: 'revision', type: 'number', required: true, defaultValue: 0 },
  ],
};
