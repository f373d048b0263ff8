import type { Validate } from 'payload';
import { administrators, administratorsOnField } from '../access/roles';
import { lineField, linesField } from '../fields/localized';
import { isTarget, TARGET_RULE } from '../fields/target';
import { texts } from '../hooks/announce';
import {
  previewPath,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  validateSeoCode,
  validateSeoPath,
} from '../seo-address';
import { placesProblem } from '../seo-places';
import { seoCsvEndpoints } from '../seo-csv/endpoints';
import { notePublishedLanguage, refuseUnknownPlaces } from '../hooks/refuse-unknown-places';
import { contentCollection } from './content';

const validateCanonical: Validate<string | null | undefined> = (value) =>
  !value || isTarget(value) || TARGET_RULE;

const pathOf = ({ path }: Readonly<Record<string, unknown>>) => (typeof path === 'string' ? path : '');

/** Title, description and share card of a page, in every language; English replaces missing texts. */
export const seoEntriesCollection = contentCollection(
  {
    slug: 'seo-entries',
    labels: { singular: 'SEO entry', plural: 'SEO entries' },
    access: { create: administrators, delete: administrators },
    endpoints: seoCsvEndpoints,
    hooks: { beforeOperation: [notePublishedLanguage], beforeChange: [refuseUnknownPlaces] },
    defaultSort: 'path',
    admin: {
      useAsTitle: 'path',
      defaultColumns: ['path', 'title', 'description', '_status', 'updatedAt'],
      listSearchableFields: ['path', 'title', 'code'],
      pagination: { defaultLimit: 50, limits: [25, 50, 100] },
      description:
        'What search engines, browser tabs and shared links show of a page. What is published is online within seconds.',
      group: 'Search engines',
      components: { beforeListTable: ['@/cms/admin/seo-csv#SeoCsv'] },
    },
    pageOf: ({ path }, locale) => previewPath(path, locale),
    fields: [
      lineField('title', SEO_TITLE_MAX, {
        check: (text, entry) => placesProblem(text, pathOf(entry)),
        description:
          'Up to about 60 characters are shown in a search result. {name} and {provider} are filled on a game’s page, {provider} and {count} on a studio’s, {count} on a list of games.',
      }),
      linesField('description', SEO_DESCRIPTION_MAX, {
        check: (text, entry) => placesProblem(text, pathOf(entry)),
        description: 'Up to about 155 characters are shown in a search result. Say only what is true.',
      }),
      {
        name: 'preview',
        type: 'ui',
        admin: {
          components: { Field: '@/cms/admin/seo-preview#SeoPreview' },
          disableListColumn: true,
        },
      },
      {
        name: 'textBlock',
        label: 'Text at the end of the page',
        type: 'relationship',
        relationTo: 'seo-pages',
        // A form within a form makes its draft as soon as it opens (access/creating.ts).
        admin: {
          allowCreate: false,
          description: 'One of the SEO texts. Without one, the page ends with its content.',
        },
      },
      {
        name: 'path',
        label: 'Address',
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
      {
        name: 'image',
        label: 'Picture',
        type: 'upload',
        relationTo: 'media',
        admin: {
          position: 'sidebar',
          description: 'Picture of a shared link. Without one, the page’s own is drawn with its title.',
        },
      },
      {
        name: 'canonical',
        label: 'Repeats the page',
        type: 'text',
        maxLength: 300,
        validate: validateCanonical,
        access: { update: administratorsOnField },
        admin: {
          position: 'sidebar',
          description: 'Only for a page that repeats another one: the address of that other one.',
        },
      },
      {
        name: 'robots',
        label: 'In search engines',
        type: 'select',
        required: true,
        defaultValue: 'default',
        options: [
          { value: 'default', label: 'As the page itself says' },
          { value: 'noindex', label: 'Keep out of search engines' },
        ],
        admin: { position: 'sidebar' },
      },
    ],
  },
  // A moved entry touches the page it has left as well.
  async (doc, previous) => {
    const paths = texts(Reflect.get(doc, 'path'), previous && Reflect.get(previous, 'path'));
    return paths.length > 0 ? [{ type: 'seo.changed', paths }] : [];
  },
);
