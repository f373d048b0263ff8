import type { Field, GlobalConfig } from 'payload';
import { SECTION_NAMES, SECTIONS } from '@/lib/domain/sections';
import { editors, operators } from '../access/roles';
import { announceRules } from '../hooks/announce';
import { auditGlobal } from '../hooks/audit';

const switches = SECTION_NAMES.map((name): Field => ({
  name,
  label: `${SECTIONS[name].href} and what is below it`,
  type: 'group',
  admin: { hideGutter: true },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'closed', type: 'checkbox', defaultValue: false, admin: { width: '30%' } },
        {
          name: 'until',
          type: 'date',
          admin: {
            width: '70%',
            date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' },
            description: 'It opens by itself then. Search engines are told when to come back.',
            condition: (_data, siblings) => siblings.closed === true,
          },
        },
      ],
    },
  ],
}));

/** Closes parts of the product for a while: their pages say so, with status 503. */
export const maintenance: GlobalConfig = {
  slug: 'maintenance',
  label: 'Maintenance',
  access: { read: operators, update: editors },
  admin: {
    group: 'House',
    description: 'A closed section says that it is being worked on. Holds within seconds.',
  },
  hooks: { afterChange: [auditGlobal, async ({ req }) => announceRules(req)] },
  fields: switches,
};
