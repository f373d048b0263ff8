import { codeField } from '../fields/code';
import { contentCollection } from './content';

/** The texts at the end of pages, behind "read more" (SPEC §2: seo_pages, `seo_main` on the home page). */
export const seoPagesCollection = contentCollection(
  {
    slug: 'seo-pages',
    labels: { singular: 'SEO text', plural: 'SEO texts' },
    defaultSort: 'code',
    admin: {
      useAsTitle: 'code',
      defaultColumns: ['code', '_status', 'updatedAt'],
      description: 'Texts at the end of pages. An SEO entry says which page shows which.',
      group: 'Search engines',
    },
    fields: [
      {
        name: 'content',
        type: 'richText',
        localized: true,
        admin: {
          description:
            'Begin with a heading and a paragraph; what follows is behind "read more". Left empty in a language, English is used.',
        },
      },
      codeField('seo_ and small letters, digits, underscores: seo_main is the home page’s.'),
    ],
  },
  async (doc, _previous, { payload, ...req }) => {
    const { docs } = await payload.find({
      collection: 'seo-entries',
      where: { textBlock: { equals: Reflect.get(doc, 'id') } },
      pagination: false,
      depth: 0,
      select: { path: true },
      req: { ...req, payload },
      overrideAccess: true,
    });
    return docs.length > 0 ? [{ type: 'seo.changed', paths: docs.map(({ path }) => path) }] : [];
  },
);
