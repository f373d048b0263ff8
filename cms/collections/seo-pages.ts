import type { PayloadRequest } from 'payload';
import { codeField } from '../fields/code';
import { previewPath } from '../seo-address';
import { contentCollection } from './content';

/** Paths of the entries that show a text. */
async function pathsWith(text: unknown, req: PayloadRequest): Promise<string[]> {
  if (typeof text !== 'number') return [];
  const { docs } = await req.payload.find({
    collection: 'seo-entries',
    where: { textBlock: { equals: text } },
    pagination: false,
    depth: 0,
    select: { path: true },
    req: { ...req },
    overrideAccess: true,
  });
  return docs.map(({ path }) => path);
}

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
    pageOf: async ({ id }, locale, req) => {
      const paths = await pathsWith(id, req);
      return paths.map((path) => previewPath(path, locale)).find((path) => path !== null) ?? null;
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
  async (doc, _previous, req) => {
    const paths = await pathsWith(Reflect.get(doc, 'id'), req);
    return paths.length > 0 ? [{ type: 'seo.changed', paths }] : [];
  },
);
