import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import type { Locale } from '@/lib/domain/locales';
import { textEditor } from '../text-editor';
import type { InfoCode } from './info-codes';
import type { SeoCode } from './seo-pages';

/** The pages that have a text at their end from the start. */
export const SEO_TEXTS: readonly SeoCode[] = ['seo_main'];

const FOLDER = path.resolve(process.cwd(), 'cms/seed');

const markdownOf = (kind: 'pages' | 'seo-texts', code: string, locale: Locale) =>
  readFile(path.join(FOLDER, kind, locale, `${code}.md`), 'utf8');

async function richText(payload: Payload, markdown: string) {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: textEditor });
  return convertMarkdownToLexical({ editorConfig, markdown });
}

/** Title and content of an info page: `cms/seed/pages/<language>/<code>.md`, whose first line is the title. */
export async function infoPageText(payload: Payload, code: InfoCode, locale: Locale) {
  const [first = '', ...rest] = (await markdownOf('pages', code, locale)).split('\n');
  return { title: first.replace(/^# /, ''), content: await richText(payload, rest.join('\n').trim()) };
}

/** The text at the end of a page: `cms/seed/seo-texts/<language>/<code>.md`. */
export async function seoText(payload: Payload, code: SeoCode, locale: Locale) {
  return richText(payload, (await markdownOf('seo-texts', code, locale)).trim());
}
