import type { Field } from 'payload';
import { isLocale, type Locale } from '@/lib/domain/locales';

type Row = Readonly<Record<string, unknown>>;
export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** A field of a document that holds a value, in one language or in each. */
export interface Leaf {
  name: string;
  /** Labels of the fields around it and numbers of rows, for people: `Slide 2, Heading`. */
  path: string;
  type: 'text' | 'textarea' | 'richText';
  localized: boolean;
  /** Its value, by language when it is localized and the document was read in all languages. */
  value: unknown;
}

const TEXT_TYPES = ['text', 'textarea', 'richText'] as const;
const textType = (type: string) => TEXT_TYPES.find((known) => known === type);

/** How a field is called in its form. Labels are texts here; none of ours differs by language. */
const labelOf = (label: unknown, name: string): string => (typeof label === 'string' ? label : name);

/** Every text of a document, through groups, tabs and rows of lists. Hidden fields are left out. */
export function leavesOf(fields: readonly Field[], data: unknown, at: readonly string[] = []): Leaf[] {
  if (!isRow(data)) return [];
  return fields.flatMap((field): Leaf[] => {
    if ('hidden' in field && field.hidden) return [];
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        leavesOf(tab.fields, 'name' in tab && tab.name ? data[tab.name] : data, at),
      );
    }
    if (field.type === 'array') {
      const rows = data[field.name];
      return Array.isArray(rows)
        ? rows.flatMap((row, place) =>
            leavesOf(field.fields, row, [
              ...at,
              `${labelOf(field.labels?.singular, field.name)} ${place + 1}`,
            ]),
          )
        : [];
    }
    if ('fields' in field) {
      const inside = 'name' in field && field.name ? data[field.name] : data;
      return leavesOf(field.fields, inside, at);
    }
    const type = textType(field.type);
    if (!type || !('name' in field) || ('hasMany' in field && field.hasMany)) return [];
    const { name } = field;
    const localized = 'localized' in field && field.localized === true;
    return [
      { name, path: [...at, labelOf(field.label, name)].join(', '), type, localized, value: data[name] },
    ];
  });
}

/** A leaf's value in a language; a field that is not localized has none. */
export const inLocale = ({ value }: Leaf, locale: Locale): unknown =>
  isRow(value) ? value[locale] : undefined;

/** The languages in which a leaf holds something, as it was read. */
export const localesOf = ({ value }: Leaf): Locale[] =>
  isRow(value) ? Object.keys(value).filter(isLocale) : [];
