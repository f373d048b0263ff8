import type { Field, SanitizedConfig } from 'payload';

interface WithFields {
  slug: string;
  fields: Field[];
}

/** Payload's own collections and our hidden ones are seen by no operator. */
const isShown = ({ slug, admin }: SanitizedConfig['collections'][number]) =>
  !slug.startsWith('payload-') && admin.hidden !== true;

const isHidden = (field: Field): boolean =>
  ('hidden' in field && field.hidden === true) ||
  (field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true);

/** The label of every field that a form, a list or a filter shows, after the names of what it stands in. */
function labelsIn(fields: readonly Field[], at: string): [place: string, label: string][] {
  return fields.flatMap((field): [string, string][] => {
    if (isHidden(field)) return [];
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => labelsIn(tab.fields, at));
    const name = 'name' in field && field.name ? field.name : undefined;
    const place = name === undefined ? at : `${at}.${name}`;
    const own: [string, string][] =
      name !== undefined && 'label' in field && typeof field.label === 'string' ? [[place, field.label]] : [];
    return [...own, ...('fields' in field ? labelsIn(field.fields, place) : [])];
  });
}

/** What operators read beside the fields of everything that they can open. */
export function fieldLabels({
  collections,
  globals,
  blocks,
}: SanitizedConfig): [place: string, label: string][] {
  const shown: WithFields[] = [...collections.filter(isShown), ...globals];
  return [
    ...shown.flatMap(({ slug, fields }) => labelsIn(fields, slug)),
    ...(blocks ?? []).flatMap(({ slug, fields }) => labelsIn(fields, slug)),
  ];
}
