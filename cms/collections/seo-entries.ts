import type { CollectionConfig } from 'payload';
import { administrators, administratorsOnField, operators } from '../access/roles';
import { previewPath, validateSeoCode, validateSeoPath } from '../seo-address';
import { requiredInEnglish } from './required-in-english';
import { announceDeletedSeoEntry, announceSavedSeoEntry } from '../hooks/announce';

/** Title and description of a page, in every language; English stands in where a language has none. */
export const seoEntriesCollection: CollectionConfig = {
  slug: 'seo-entries',
  labels: { singular: 'SEO entry', plural: 'SEO entries' },
  access: {
    create: administrators,
    read: operators,
    update: operators,
    delete: administrators,
  },
  hooks: { afterChange: [announceSavedSeoEntry], afterDelete: [announceDeletedSeoEntry] },
  defaultSort: 'path',
  admin: {
    useAsTitle: 'path',
    defaultColumns: ['path', 'title', 'description', 'updatedAt'],
    listSearchableFields: ['code', 'path', 'title'],
    pagination: { defaultLimit: 50, limits: [25, 50, 100] },
    description:
      'What search engines and browser tabs show of a page. A saved change is online within seconds.',
    group: 'Content',
    preview: (entry, { locale }) => previewPath(entry.path, locale),
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      validate: requiredInEnglish(120),
      admin: {
        description:
          'Up to about 60 characters are shown in a search result. Left empty in a language, English is used.',
      },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 320,
      validate: requiredInEnglish(320),
      admin: {
        description: 'Up to about 155 characters are shown in a search result. Say only what is true.',
        rows: 4,
      },
    },
    {
      name: 'text',
      type: 'richText',
      localized: true,
      admin: {
        description:
          'Stands at the end of the page, for readers and search engines. Begin with a heading; what follows the first paragraph is behind "read more". Left empty in a language, English is used.',
      },
    },
    {
      name: 'path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      validate: validateSeoPath,
      access: { update: administratorsOnField },
      admin: {
        position: 'sidebar',
        description:
          'Address without language: main for the home page, games/top, game/{id}. Words in braces stand for any value.',
      },
    },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      validate: validateSeoCode,
      access: { update: administratorsOnField },
      admin: {
        position: 'sidebar',
        description: 'Name of the entry: seo_ and small letters, digits, underscores.',
      },
    },
  ],
};
