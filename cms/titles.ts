import { DEFAULT_LOCALE } from '@/lib/domain/locales';

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const said = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

interface Named {
  slug: string;
  admin?: { useAsTitle?: string };
}

/**
 * The one name of an entry: what its collection names in `useAsTitle`, which is what lists, pickers and breadcrumbs of
 * the admin show. Read in all languages it is the English one, else the first that is there. An entry that has none yet
 * is known by its code, and at last by its number.
 */
export function titleOf({ admin }: Named, entry: Row): string {
  const { [admin?.useAsTitle ?? 'id']: title, code, id } = entry;
  const texts = isRow(title) ? [title[DEFAULT_LOCALE], ...Object.values(title)] : [title];
  return (texts.find(said) ?? (said(code) ? code : undefined) ?? String(id ?? '')).trim();
}
