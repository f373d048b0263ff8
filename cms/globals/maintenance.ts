import type { CheckboxField, DateField, Field, GlobalConfig } from 'payload';
import { SECTION_NAMES, SECTIONS, type Section } from '@/lib/domain/sections';
import { editors, operators } from '../access/roles';
import { changeReasonField, takeReason } from '../fields/change-reason';
import { announceRules } from '../hooks/announce';
import { auditGlobal } from '../hooks/audit';

const place = (name: Section) => `${SECTIONS[name].href} and what is below it`;

const closed: CheckboxField = { name: 'closed', label: 'Closed', type: 'checkbox', defaultValue: false };
const until: DateField = { name: 'until', label: 'Until', type: 'date' };

/** A section that is built: open, or closed for a while. */
const builtSwitch = (name: Section): Field => ({
  name,
  label: place(name),
  type: 'group',
  admin: { hideGutter: true },
  fields: [
    {
      type: 'row',
      fields: [
        { ...closed, admin: { width: '30%' } },
        {
          ...until,
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
});

const nobody = { create: () => false, update: () => false };

/**
 * A section that is not built: there is nothing to switch. Its fields stay, hidden and read-only, so that the table
 * need not change when it is built.
 */
const notBuilt = (name: Section): Field => ({
  name,
  label: place(name),
  type: 'group',
  admin: {
    hideGutter: true,
    className: 'parlour-not-built',
    description: 'Not built yet: visitors find it closed, and it can’t be opened here.',
  },
  fields: [closed, until].map((field) => ({ ...field, access: nobody, admin: { hidden: true } }) as Field),
});

const isReady = (name: Section) => SECTIONS[name].ready;
const switches = [
  ...SECTION_NAMES.filter(isReady).map(builtSwitch),
  ...SECTION_NAMES.filter((name) => !isReady(name)).map(notBuilt),
];

/** Closes parts of the product for a while: their pages answer 503 with a notice. */
export const maintenance: GlobalConfig = {
  slug: 'maintenance',
  label: 'Maintenance',
  access: { read: operators, update: editors },
  admin: {
    group: 'House',
    description: 'A closed section says that it is being worked on. Holds within seconds.',
  },
  hooks: { beforeChange: [takeReason], afterChange: [auditGlobal, async ({ req }) => announceRules(req)] },
  fields: [...switches, changeReasonField()],
};
