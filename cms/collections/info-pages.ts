import type { CollectionConfig } from 'payload';
import { administrators, administratorsOnField, operators } from '../access/roles';
import { announceDeletedInfoPage, announceSavedInfoPage } from '../hooks/announce';
import { validateAffiliateUrl, validateInfoCode } from '../info-address';
import { previewPath } from '../seo-address';
import { requiredInEnglish } from './required-in-english';

/** Pages of text: terms, privacy, questions and answers. The footer of every page lists them in their order. */
export const infoPagesCollection: CollectionConfig = {
  slug: 'info-pages',
  labels: { singular: 'Info page', plural: 'Info pages' },
  access: { create: operators, read: operators, update: operators, delete: administrators },
  hooks: { afterChange: [announceSavedInfoPage], afterDelete: [announceDeletedInfoPage] },
  defaultSort: 'position',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'code', 'position', 'updatedAt'],
    description: 'Pages of text that the footer lists. A saved change is online within seconds.',
    group: 'Content',
    preview: (page, { locale }) => previewPath(`info_pages/${String(page.code)}`, locale),
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      validate: requiredInEnglish(120),
    },
    {
      name: 'content',
      type: 'richText',
      localized: true,
      admin: { description: 'Left empty in a language, English is used.' },
    },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      validate: validateInfoCode,
      access: { update: administratorsOnField },
      admin: {
        position: 'sidebar',
        description: 'Last part of the address: small letters, digits, underscores. privacy_policy, for one.',
      },
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 100,
      min: 0,
      max: 10_000,
      admin: { position: 'sidebar', description: 'The footer lists small numbers first.', step: 1 },
    },
    {
      name: 'affiliateUrl',
      type: 'text',
      maxLength: 500,
      validate: validateAffiliateUrl,
      admin: {
        position: 'sidebar',
        description: 'For a page that lies elsewhere: the footer then links there. Begins with https://',
      },
    },
  ],
};
