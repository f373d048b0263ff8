import type { Field } from 'payload';
import type { Locale } from '@/lib/domain/locales';
import { isOpen, sectionOfPath, SECTIONS, type Section } from '@/lib/domain/sections';
import { inLocale, isRow, leavesOf, localesOf } from './leaves';
import { isKnownPath, type KnownCodes } from './routes';

export interface Link {
  /** Label of the field in which it stands. */
  field: string;
  /** Null for a link that is the same in every language. */
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

/** Why a link is dead: there is no such page, its section is not built, or it is closed. */
export type DeadEnd = 'no_page' | 'not_built' | 'switched_off';

const pathOf = (target: string) => target.split(/[?#]/, 1)[0] || '/';

function deadEndOf(target: string, known: KnownCodes, switchedOff: readonly Section[]): DeadEnd | null {
  if (!target.startsWith('/')) return null;
  const path = pathOf(target);
  // An operator's own redirect comes before the section.
  if (known.redirects.has(path)) return null;
  const section = sectionOfPath(path);
  if (section && !isOpen(section, switchedOff)) return SECTIONS[section].ready ? 'switched_off' : 'not_built';
  return isKnownPath(target, known) ? null : 'no_page';
}

/**
 * Dead links to this site. Links to other sites are not checked.
 * @param switchedOff sections that an operator or the environment has closed
 */
export const brokenOf = (
  links: readonly Link[],
  known: KnownCodes,
  switchedOff: readonly Section[],
): (Link & { why: DeadEnd })[] =>
  links.flatMap((link) => {
    const why = deadEndOf(link.target, known, switchedOff);
    return why === null ? [] : [{ ...link, why }];
  });
