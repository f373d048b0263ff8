import type { Field, UploadField } from 'payload';
import { lineField, linesField } from './localized';
import { targetField } from './target';

const picture = (name: string, label: string, description: string): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  admin: { description },
});

/** What SPEC §3 calls a CMS slide: target path, content, button label (`keywords`), two pictures. */
export const slideFields = (): Field[] => [
  lineField('heading', 60),
  linesField('text', 200, { optional: true }),
  lineField('button', 30, { optional: true, label: 'Label of the button' }),
  targetField({ required: true }),
  {
    type: 'row',
    fields: [
      picture('image', 'Picture for wide screens', 'Without one, its colours stand alone.'),
      picture(
        'imageMobile',
        'Picture for narrow screens',
        'Without one, the other is cropped around its focal point.',
      ),
    ],
  },
];
