import type { Validate } from 'payload';
import { administrators } from '../access/roles';
import { codeField } from '../fields/code';
import { lineField } from '../fields/localized';
import { positionField } from '../fields/position';
import { texts } from '../hooks/announce';
import { previewPath } from '../seo-address';
import { contentCollection } from './content';

/** Deeper trees are no help to a reader, and a bound ends every circle. */
const MAX_DEPTH = 3;

/** Empty, or an address of another house that a browser may be sent to. */
const validateAffiliateUrl: Validate<string | null | undefined> = (value) => {
  if (!value) return true;
  const secure = URL.canParse(value) && new URL(value).protocol === 'https:';
  return secure || 'A whole address that begins with https://';
};

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as { id?: number }).id : (value as number | undefined);

/** A page stands under another one, never under itself, and at most three deep. */
const validateParent: Validate = async (value, { id, req }) => {
  let parent = idOf(value);
  for (let depth = 1; parent !== undefined && parent !== null; depth++) {
    if (parent === id) return 'A page can’t stand below itself.';
    if (depth >= MAX_DEPTH) return `At most ${MAX_DEPTH} levels.`;
    const page = await req.payload.findByID({
      collection: 'info-pages',
      id: parent,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    });
    parent = idOf(page?.parent);
  }
  return true;
};

/** Pages of text: terms, privacy, about us. The footer of every page lists those at the top of the tree. */
export const infoPagesCollection = contentCollection(
  {
    slug: 'info-pages',
    labels: { singular: 'Info page', plural: 'Info pages' },
    access: { delete: administrators },
    defaultSort: 'position',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'code', 'parent', 'position', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'code'],
      description: 'Pages of text that the footer lists. What is published is online within seconds.',
      group: 'Content',
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
        type: 'relationship',
        relationTo: 'info-pages',
        validate: validateParent,
        admin: {
          position: 'sidebar',
          description: 'The page below which this one stands. Without one, the footer lists it.',
        },
      },
      positionField('The footer lists small numbers first.'),
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
