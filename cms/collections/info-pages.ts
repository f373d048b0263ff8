import type { Validate } from 'payload';
import { administrators, isEditor } from '../access/roles';
import { codeField } from '../fields/code';
import { lineField } from '../fields/localized';
import { positionField } from '../fields/position';
import { texts } from '../hooks/announce';
import { pageTreeEndpoints } from '../page-tree/endpoints';
import { previewPath } from '../seo-address';
import { contentCollection } from './content';

/** Empty, or an address of another site that a browser may be sent to. */
const validateAffiliateUrl: Validate<string | null | undefined> = (value) => {
  if (!value) return true;
  const secure = URL.canParse(value) && new URL(value).protocol === 'https:';
  return secure || 'A whole address that begins with https://';
};

/** Order and nesting are changed for all pages together. */
const arranged = { update: () => false };

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as { id?: number }).id : (value as number | undefined);

/** A new page may begin below one at the top; where it stands later is arranged above the list (cms/page-tree). */
const validateParent: Validate = async (value, { id, req }) => {
  const parent = idOf(value);
  if (parent === undefined || parent === null) return true;
  if (parent === id) return 'A page can’t stand below itself.';
  const page = await req.payload.findByID({
    collection: 'info-pages',
    id: parent,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: { ...req },
  });
  return !idOf(page?.parent) || 'That page stands below another one itself, and there are two levels.';
};

/** Pages of text: terms, privacy, about us. The footer of every page lists those at the top of the tree. */
export const infoPagesCollection = contentCollection(
  {
    slug: 'info-pages',
    labels: { singular: 'Info page', plural: 'Info pages' },
    // The footer and links lead to pages that were online; a draft that was never online may be removed.
    access: {
      delete: (asked) =>
        administrators(asked) || (isEditor(asked.req.user) && { firstPublishedAt: { exists: false } }),
    },
    endpoints: pageTreeEndpoints,
    defaultSort: 'position',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'code', 'parent', 'position', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'code'],
      description: 'Pages of text that the footer lists. What is published is online within seconds.',
      group: 'Content',
      components: { beforeListTable: ['@/cms/admin/page-tree#PageTree'] },
    },
    pageOf: ({ code }, locale) => (code ? previewPath(`info_pages/${String(code)}`, locale) : null),
    fields: [
      lineField('title', 120),
      {
        name: 'content',
        type: 'richText',
        localized: true,
        admin: { description: 'Left empty in a language, English is used.' },
      },
      codeField('Last part of the address: privacy_policy, for one.'),
      {
        name: 'parent',
        label: 'Below',
        type: 'relationship',
        relationTo: 'info-pages',
        validate: validateParent,
        access: arranged,
        admin: {
          position: 'sidebar',
          allowCreate: false,
          description: 'The page that this one stands below, arranged above the list of pages.',
        },
      },
      {
        ...positionField('Small numbers come first, arranged above the list of pages.'),
        access: arranged,
      },
      {
        name: 'affiliateUrl',
        label: 'Address elsewhere',
        type: 'text',
        maxLength: 500,
        validate: validateAffiliateUrl,
        admin: {
          position: 'sidebar',
          description: 'For a page that lies elsewhere: the footer then links there. Begins with https://',
        },
      },
    ],
  },
  async (doc, previous) => [
    {
      type: 'info.changed',
      codes: texts(Reflect.get(doc, 'code'), previous && Reflect.get(previous, 'code')),
    },
  ],
);
