import {
  Forbidden,
  type CollectionBeforeOperationHook,
  type Field,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { editorsOnField, isOwnLanguage, isTranslator } from './roles';

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/**
 * The same fields, of which a translator can change only those that differ by language: every other one is closed
 * to them, at any depth.
 */
export function closedToTranslators(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: closedToTranslators(tab.fields) })),
      };
    }
    if ('fields' in field) return { ...field, fields: closedToTranslators(field.fields) } as Field;
    if (!('name' in field) || field.type === 'ui' || ('localized' in field && field.localized)) return field;
    return { ...field, access: { update: editorsOnField, ...field.access } } as Field;
  });
}

/** Whether lists of rows that all languages share have the same rows in the same order. */
function sameRows(fields: Field[], before: unknown, after: unknown): boolean {
  if (!isRow(after)) return true;
  const old = isRow(before) ? before : {};
  return fields.every((field) => {
    if (field.type === 'tabs') return field.tabs.every((tab) => sameRows(tab.fields, old, after));
    if (!('fields' in field)) return true;
    if (!('name' in field) || field.name === undefined) return sameRows(field.fields, old, after);
    const [was, is] = [old[field.name], after[field.name]];
    if (field.type !== 'array') return sameRows(field.fields, was, is);
    if (is === undefined) return true;
    const [oldRows, newRows] = [rowsOf(was), rowsOf(is)];
    return (
      oldRows.length === newRows.length &&
      newRows.every(
        (row, place) => row.id === oldRows[place]?.id && sameRows(field.fields, oldRows[place], row),
      )
    );
  });
}

/**
 * Rules that access functions can't express: a translator saves drafts only, one document at a time, in one of their
 * languages, restores nothing (a version holds every language), and does not change the rows of lists.
 */
export const refuseTranslators: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation === 'restoreVersion' || operation === 'update') refuseUnlessOwnDraft(args, operation, req);
  if (operation === 'update' && isTranslator(req.user) && id === undefined) throw new Forbidden(req.t);
  return args;
};

export const refuseTranslatorsOfGlobal: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' || operation === 'update') refuseUnlessOwnDraft(args, operation, req);
  return args as unknown;
};

/** The target of a save: draft or not, language, version. */
interface Saving {
  draft?: boolean;
  publishAllLocales?: boolean;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean;
}

function refuseUnlessOwnDraft(
  args: unknown,
  operation: 'restoreVersion' | 'update',
  req: PayloadRequest,
): void {
  if (!isTranslator(req.user)) return;
  const { draft, publishAllLocales, publishSpecificLocale, unpublishAllLocales } = args as Saving;
  const puts = publishAllLocales || publishSpecificLocale || unpublishAllLocales;
  if (operation === 'restoreVersion' || !draft || puts || !isOwnLanguage(req)) throw new Forbidden(req.t);
}

/** For `beforeChange`. @throws Forbidden when a translator adds, drops or moves rows. */
export function keepRows(fields: Field[]) {
  return ({ data, originalDoc, req }: { data: Row; originalDoc?: unknown; req: PayloadRequest }): Row => {
    if (isTranslator(req.user) && !sameRows(fields, originalDoc, data)) throw new Forbidden(req.t);
    return data;
  };
}
