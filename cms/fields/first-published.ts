import type { DateField, FieldAccess } from 'payload';
import { isAdministrator, isEditor } from '../access/roles';

const NAME = 'firstPublishedAt';

/** When an entry was first online. Pages and links know it by its code from then on, also while it is taken back. */
export const firstPublishedField = (): DateField => ({
  name: NAME,
  label: 'First online',
  type: 'date',
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { beforeDuplicate: [() => null] },
});

const wasPublished = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && NAME in entry && Boolean(entry[NAME]);

/** Names what the product knows an entry by: an editor's until it was online, an administrator's afterwards. */
export const untilPublished: FieldAccess = ({ doc, data, req }) =>
  isAdministrator(req.user) || (isEditor(req.user) && !wasPublished(doc ?? data));

/** For `beforeChange`. Never taken back, also by a version from before: it is what happened. */
export function noteFirstPublished({
  data,
  originalDoc,
}: {
  data: Record<string, unknown>;
  originalDoc?: unknown;
}): Record<string, unknown> {
  const before =
    typeof originalDoc === 'object' && originalDoc !== null ? Reflect.get(originalDoc, NAME) : undefined;
  const now = data._status === 'published' ? new Date().toISOString() : null;
  return { ...data, [NAME]: (before as string | null | undefined) ?? now };
}
