import {
  Forbidden,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type ImageSize,
} from 'payload';
import { LANGUAGE_CODES, LOCALES } from '@/lib/domain/locales';
import { LOCALE_LABELS } from '../locale-labels';
import { editors, isTranslator, languagesOf, operators, roleOf } from '../access/roles';
import { changeReasonField, takeReason } from '../fields/change-reason';
import { announce } from '../hooks/announce';
import { auditChange, auditDelete } from '../hooks/audit';
import { MEDIA_WIDTHS, SOCIAL_SIZE } from '../media-sizes';
import { checkPicture, MAX_MEGAPIXELS } from '../pictures/check';

// Of AVIF the second effort takes half as long again, for 1.8 % fewer bytes.
const FORMATS = [
  { format: 'avif', options: { quality: 55, effort: 1 } },
  { format: 'webp', options: { quality: 78 } },
] as const;

const sizes: ImageSize[] = [
  ...MEDIA_WIDTHS.flatMap((width) =>
    FORMATS.map(({ format, options }): ImageSize => ({
      name: `${format}${width}`,
      width,
      // One that is smaller stays as wide as it is.
      withoutEnlargement: true,
      formatOptions: { format, options },
    })),
  ),
  {
    name: 'social',
    ...SOCIAL_SIZE,
    withoutEnlargement: false,
    position: 'centre',
    formatOptions: { format: 'jpeg', options: { quality: 82, mozjpeg: true } },
  },
];

/**
 * Required in each language, so each has a field of its own instead of one localized field, which could be left
 * untranslated.
 */
const altFields: Field[] = LOCALES.map((locale) => ({
  name: LANGUAGE_CODES[locale],
  label: LOCALE_LABELS[locale],
  type: 'text',
  required: true,
  maxLength: 200,
  access: {
    update: ({ req }) =>
      roleOf(req.user) !== 'support' && (!isTranslator(req.user) || languagesOf(req.user).includes(locale)),
  },
}));

/**
 * The file is the same in every language: a translator may change the description alone, of one picture at a time.
 * Name, focal point and crop are fields and query parameters like any other to Payload.
 */
const describeOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !isTranslator(req.user)) return args;
  const { data, id } = args as { data?: { alt?: unknown }; id?: number | string };
  if (id === undefined || req.file || data?.alt === undefined) throw new Forbidden(req.t);
  if (req.query) delete req.query.uploadEdits;
  return { ...args, data: { alt: data.alt } };
};

/** Pictures. Player pages get the sizes made of them by `app/media`, never the file that was uploaded. */
export function mediaCollection(directory: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    access: {
      create: editors,
      read: operators,
      // Of the fields, a translator reaches the description in their languages.
      update: ({ req }) => roleOf(req.user) !== undefined && roleOf(req.user) !== 'support',
      delete: editors,
    },
    hooks: {
      beforeOperation: [describeOnly, checkPicture],
      beforeChange: [takeReason],
      afterChange: [
        auditChange,
        async ({ operation, req }) =>
          announce(req, operation === 'update' ? [{ type: 'media.changed' }] : []),
      ],
      afterDelete: [auditDelete, async ({ req }) => announce(req, [{ type: 'media.changed' }])],
    },
    admin: {
      useAsTitle: 'filename',
      listSearchableFields: ['filename', 'alt.en'],
      defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
      description: `JPEG, PNG, WebP or AVIF, up to 8 MB and ${MAX_MEGAPIXELS} million pixels. Set the focal point: pictures are cropped around it where they are narrow.`,
      group: 'Content',
      components: { edit: { Upload: '@/cms/admin/picture-upload#PictureUpload' } },
    },
    upload: {
      staticDir: directory,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      imageSizes: sizes,
      focalPoint: true,
      crop: false,
      adminThumbnail: 'webp480',
      displayPreview: true,
      // Uploads from another server's address are refused.
      pasteURL: false,
      filesRequiredOnCreate: true,
    },
    fields: [
      {
        name: 'alt',
        label: 'What it shows (for readers who can’t see it)',
        type: 'group',
        fields: altFields,
      },
      changeReasonField(),
    ],
  };
}
