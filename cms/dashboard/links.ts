import type { Field } from 'payload';
import type { Locale } from '@/lib/domain/locales';
import { inLocale, isRow, leavesOf, localesOf } from './leaves';
import { isKnownPath, type KnownCodes } from './routes';

export interface Link {
  /** Name of the field in which it stands. */
  field: string;
  /** Null for one that is the same in every language. */
  locale: Locale | null;
  target: string;
}

/** Fields that hold an address and nothing else. */
const ADDRESSES = new Set(['target', 'canonical']);

/** Every address in a rich text: of links, and of buttons. */
export function targetsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(targetsIn);
  if (!isRow(node)) return [];
  const { root, children, fields } = node;
  const own = isRow(fields) ? [fields.url, fields.target] : [];
  return [
    ...own.filter((address): address is string => typeof address === 'string'),
    ...targetsIn(root),
    ...targetsIn(children),
  ];
}

/** Every link of a document that was read in all languages. */
export function linksOf(fields: readonly Field[], document: unknown): Link[] {
  return leavesOf(fields, document).flatMap((leaf): Link[] => {
    const { name, path, type, value } = leaf;
    if (type === 'richText') {
      return localesOf(leaf).flatMap((locale) =>
        targetsIn(inLocale(leaf, locale)).map((target) => ({ field: path, locale, target })),
      );
    }
    const isAddress = ADDRESSES.has(name) && typeof value === 'string' && value !== '';
    return isAddress ? [{ field: path, locale: null, target: value }] : [];
  });
}

/** Links into this house that lead nowhere. What lies in other houses is not asked. */
export const brokenOf = (links: readonly Link[], known: KnownCodes): Link[] =>
  links.filter(({ target }) => target.startsWith('/') && !isKnownPath(target, known));
