import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import type { Locale } from '@/lib/domain/locales';
import { textEditor } from '../text-editor';

type EditorConfig = Awaited<ReturnType<typeof editorConfigFactory.fromEditor>>;
let editorConfig: EditorConfig | undefined;

/** Markdown as the CMS keeps rich text. */
export async function richText(payload: Payload, markdown: string) {
  editorConfig ??= await editorConfigFactory.fromEditor({ config: payload.config, editor: textEditor });
  return convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() });
}

/** A file of `cms/seed/<folder>`, in one language. */
export const seedText = (
  folder: 'pages' | 'seo-texts' | 'faq' | 'game-descriptions',
  locale: Locale,
  name?: string,
) =>
  readFile(
    path.resolve(
      process.cwd(),
      'cms/seed',
      folder,
      name === undefined ? `${locale}.md` : `${locale}/${name}.md`,
    ),
    'utf8',
  );
