import type { CollectionConfig, PayloadRequest } from 'payload';
import { LANGUAGE_CODES, LOCALES } from '@/lib/domain/locales';
import { LOCALE_LABELS } from '../locale-labels';
import { administrators, administratorsOnField, operators } from '../access/roles';
import { changeReasonField, takeReason } from '../fields/change-reason';
import { judgeAlpha2, judgeAlpha3 } from '../fields/country-code';
import { announceRules } from '../hooks/announce';
import { auditChange, auditDelete } from '../hooks/audit';

const CURRENCIES = ['EUR', 'USD', 'CHF', 'AUD'] as const;

const tell = async ({ req }: { req: PayloadRequest }) => announceRules(req);

/**
 * Every country: how it is called up, what its players can choose, the language of a visitor from there, and whether
 * they get in at all. Countries are no content: a change holds at once, here and on the platform.
 */
export const countriesCollection: CollectionConfig = {
  slug: 'countries',
  labels: { singular: 'Country', plural: 'Countries' },
  access: { create: administrators, read: operators, update: administrators, delete: () => false },
  hooks: { beforeChange: [takeReason], afterChange: [auditChange, tell], afterDelete: [auditDelete, tell] },
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'alpha2', 'alpha3', 'language', 'access', 'updatedAt'],
    listSearchableFields: ['name', 'alpha2', 'alpha3'],
    pagination: { defaultLimit: 50, limits: [50, 100, 250] },
    description:
      'Who gets in, in which language. A change holds within seconds, for pages and for the platform.',
    group: 'House',
    preview: (country) => {
      const code = country.language === 'en' ? '' : `/${String(country.language ?? '')}`;
      return `${code.replace(/\/$/, '')}/blocked-country`;
    },
  },
  fields: [
    {
      name: 'access',
      label: 'Who gets in',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { value: 'open', label: 'Open' },
        { value: 'blocked', label: 'Blocked (403): we don’t offer the game there' },
        { value: 'unlawful', label: 'Blocked by law (451): a court or an authority says so' },
      ],
      admin: { description: 'The preview button shows what a visitor from a blocked country sees.' },
    },
    {
      name: 'language',
      label: 'Language of visitors who have not chosen one',
      type: 'select',
      options: LOCALES.map((locale) => ({ value: LANGUAGE_CODES[locale], label: LOCALE_LABELS[locale] })),
      admin: { description: 'Left empty, their browser decides.', isClearable: true },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 80,
          admin: { description: 'In English; players read it in their own language.' },
        },
        {
          name: 'alpha2',
          label: 'Two-letter code',
          type: 'text',
          required: true,
          unique: true,
          index: true,
          validate: judgeAlpha2,
          access: { update: () => false },
        },
        {
          name: 'alpha3',
          label: 'Three-letter code',
          type: 'text',
          required: true,
          unique: true,
          validate: judgeAlpha3,
          access: { update: () => false },
        },
      ],
    },
    {
      name: 'dialCodes',
      label: 'Dialling codes, the usual one first',
      type: 'text',
      hasMany: true,
      validate: (value) =>
        (value ?? []).every((code) => /^[1-9]\d{0,3}$/.test(code)) ||
        'One to four digits each, without plus.',
    },
    {
      name: 'currencies',
      label: 'Currencies, the one that an account opens with first',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['EUR'],
      options: [...CURRENCIES],
      access: { update: administratorsOnField },
    },
    changeReasonField(),
  ],
};
