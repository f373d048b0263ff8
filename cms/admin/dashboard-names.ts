import type { SanitizedConfig } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { isLocale } from '@/lib/domain/locales';
import { LOCALE_LABELS } from '../locale-labels';

/** How documents and languages are called, and where a document is edited. */
export interface Naming {
  kind: (slug: string) => string;
  href: (document: { kind: string; id: number | string | null }, locale?: string | null) => string;
  locale: (code: string | null) => string;
  /** Labels of fields, by their names in a collection or global. */
  fields: (slug: string, names: readonly string[]) => string[];
}

/** Payload's own fields. */
const BUILT_IN: Partial<Record<string, string>> = { email: 'Email', password: 'Password', filename: 'File' };

/** Labels of collections are texts here; none of ours differs by language. */
const textOf = (label: unknown, fallback: string) => (typeof label === 'string' ? label : fallback);

export function names({ collections, globals, routes }: SanitizedConfig): Naming {
  const labels = new Map<string, string>([
    ...collections.map(({ slug, labels: { plural } }) => [slug, textOf(plural, slug)] as const),
    ...globals.map(({ slug, label }) => [slug, textOf(label, slug)] as const),
  ]);
  const fieldLabels = new Map(
    [...collections, ...globals].map(({ slug, flattenedFields }) => [
      slug as string,
      new Map(
        flattenedFields.map((field) => [
          field.name,
          textOf('label' in field ? field.label : undefined, field.name),
        ]),
      ),
    ]),
  );
  return {
    fields: (slug, names) => names.map((name) => fieldLabels.get(slug)?.get(name) ?? BUILT_IN[name] ?? name),
    kind: (slug) => labels.get(slug) ?? slug,
    locale: (code) => (isLocale(code) ? LOCALE_LABELS[code] : 'All languages'),
    href: ({ kind, id }, locale) => {
      const place = id === null ? `/globals/${kind}` : `/collections/${kind}/${id}`;
      const path = `${place}${locale ? `?locale=${locale}` : ''}` as const;
      return formatAdminURL({ adminRoute: routes.admin, path: path as `/${string}`, includeBasePath: true });
    },
  };
}
