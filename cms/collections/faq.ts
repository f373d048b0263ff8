import { codeField } from '../fields/code';
import { lineField } from '../fields/localized';
import { positionField } from '../fields/position';
import { previewPath } from '../seo-address';
import { contentCollection } from './content';

/** Questions and answers, in groups. */
export const faqCollection = contentCollection(
  {
    slug: 'faq',
    labels: { singular: 'Group of questions', plural: 'Questions and answers' },
    defaultSort: 'position',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'code', 'position', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'code'],
      description: 'The page /faq, and what search engines quote from it.',
      group: 'Content',
    },
    pageOf: (_group, locale) => previewPath('faq', locale),
    fields: [
      lineField('title', 80),
      {
        name: 'questions',
        type: 'array',
        labels: { singular: 'Question', plural: 'Questions' },
        maxRows: 60,
        admin: { initCollapsed: true },
        fields: [lineField('question', 200), { name: 'answer', type: 'richText', localized: true }],
      },
      codeField('Name of the group; it is the anchor on the page as well.'),
      positionField(),
    ],
  },
  async () => [{ type: 'faq.changed' }],
);
