import {
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { TextField } from 'payload';
import { actionBlock, noticeBlock } from './fields/blocks';
import { isTarget } from './fields/target';

/**
 * Everything that an operator can write, and that a player page must be able to show: `cms/read/rich-text.ts`
 * supports each of it.
 */
export const textEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    // The page's own title is the only first heading.
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => {
          if (field.type !== 'text' || field.name !== 'url') return field;
          return { ...field, validate: validateLink } as TextField;
        }),
    }),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: [] } } }),
    BlocksFeature({ blocks: [noticeBlock, actionBlock] }),
    FixedToolbarFeature(),
  ],
});

/** A target, or a mail address. */
function validateLink(value: string | null | undefined): true | string {
  if (!value || isTarget(value.split('#')[0] || '/') || /^mailto:[^\s@]+@[^\s@]+$/.test(value)) return true;
  return 'A path of this site without its language, a whole https:// address, or mailto: and an address.';
}
