import type { Block } from 'payload';
import { targetField } from './target';

/** A remark that stands out from the text. */
export const noticeBlock: Block = {
  slug: 'notice',
  labels: { singular: 'Notice', plural: 'Notices' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'info',
      options: [
        { value: 'info', label: 'Good to know' },
        { value: 'care', label: 'Take care' },
      ],
    },
    { name: 'text', type: 'textarea', required: true, maxLength: 600 },
  ],
};

/** A button within a text. */
export const actionBlock: Block = {
  slug: 'action',
  labels: { singular: 'Button', plural: 'Buttons' },
  fields: [{ name: 'label', type: 'text', required: true, maxLength: 40 }, targetField({ required: true })],
};
