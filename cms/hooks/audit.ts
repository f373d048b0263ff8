import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { ADDRESS_HEADER } from '@/lib/node/http/visitor';
import { changedValues, isSame, mergedValues, SILENT, valuesOf, type AuditValue } from '../audit-values';
import { CHANGE_REASON } from '../fields/change-reason';
import { titleOf } from '../titles';

/** What was done to a document. */
export const AUDIT_ACTIONS = [
  'created',
  'drafted',
  'published',
  'unpublished',
  'changed',
  'deleted',
  'logged_in',
  'login_refused',
  'second_factor_set',
  'second_factor_removed',
  'second_factor_reset',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Autosaves of one operator at one document within so long are one entry. */
const SITTING_MS = 10 * 60 * 1000;
type Doc = Record<string, unknown>;

interface Deed {
  kind: string;
  documentId: string;
  title: string;
  action: AuditAction;
  fields: string[];
  /** What was changed, from what to what. */
  changes?: AuditValue[];
}

/** From where a request came, as the web server named it; null for what no browser asked. */
export const addressOf = ({ headers }: Partial<Pick<PayloadRequest, 'headers'>>): string | null =>
  headers?.get(ADDRESS_HEADER) || null;

const reasonOf = ({ context }: PayloadRequest): string | null => {
  const reason = context[CHANGE_REASON];
  return typeof reason === 'string' && reason !== '' ? reason : null;
};

/** In `context` of a save that sets a password: its value is in no entry, that it was set is. */
export const PASSWORD_SET = 'passwordSet';

const withPassword = (fields: string[], { context }: PayloadRequest): string[] =>
  context[PASSWORD_SET] === true ? [...fields, 'password'].sort() : fields;

/** Names of the fields whose values differ, without Payload's internal ones. */
export function changedFields(before: Doc | undefined, after: Doc): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !SILENT.has(name))
    .filter((name) => !isSame(before?.[name], after[name]))
    .sort();
}

/** What a save did, by the document's status before and after. */
export function actionOf(before: Doc | undefined, after: Doc, operation: 'create' | 'update'): AuditAction {
  if (after._status === 'published') return 'published';
  if (operation === 'create') return 'created';
  if (after._status !== 'draft') return 'changed';
  return before?._status === 'published' && changedFields(before, after).length === 0
    ? 'unpublished'
    : 'drafted';
}

/** Most characters of a title that an entry keeps. */
const TITLE_MAX = 200;

/** Adds an entry in the request's own transaction: a change that can't be audited does not happen. */
export async function recordDeed(req: PayloadRequest, deed: Deed): Promise<void> {
  // The seed and migrations are not an operator's acts.
  if (!req.user) return;
  const { payload, user } = req;
  const locale = typeof req.locale === 'string' ? req.locale : null;
  // Text as it came, or true once Payload has parsed it.
  const isAutosave = String(req.query?.autosave) === 'true' && deed.action === 'drafted';
  if (isAutosave && (await extended(req, deed, locale))) return;
  await payload.create({
    collection: 'audit-entries',
    data: {
      ...deed,
      changes: { values: deed.changes ?? [] },
      locale,
      operator: user.id,
      operatorEmail: user.email,
      autosaved: isAutosave,
      address: addressOf(req),
      reason: reasonOf(req),
    },
    req,
    overrideAccess: true,
  });
}

/** Adds an autosave to the entry of the same editing session, if there is one. */
async function extended(req: PayloadRequest, deed: Deed, locale: string | null): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'audit-entries',
    where: {
      kind: { equals: deed.kind },
      documentId: { equals: deed.documentId },
      operator: { equals: req.user?.id },
      createdAt: { greater_than: new Date(Date.now() - SITTING_MS).toISOString() },
    },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    req,
    overrideAccess: true,
  });
  const [last] = docs;
  if (!last?.autosaved || last.locale !== locale) return false;
  await req.payload.update({
    collection: 'audit-entries',
    id: last.id,
    data: {
      fields: [...new Set([...(Array.isArray(last.fields) ? last.fields : []), ...deed.fields])].sort(),
      changes: { values: mergedValues(valuesOf(last.changes), deed.changes ?? []) },
      reason: reasonOf(req) ?? last.reason,
    },
    req,
    overrideAccess: true,
  });
  return true;
}

export const auditChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  await recordDeed(req, {
    kind: collection.slug,
    documentId: String(doc.id),
    title: titleOf(collection, doc as Doc).slice(0, TITLE_MAX),
    action: actionOf(previousDoc, doc, operation),
    fields: withPassword(changedFields(operation === 'create' ? undefined : previousDoc, doc), req),
    changes: changedValues(operation === 'create' ? undefined : (previousDoc as Doc), doc as Doc),
  });
};

export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await recordDeed(req, {
    kind: collection.slug,
    documentId: String(doc.id),
    title: titleOf(collection, doc as Doc).slice(0, TITLE_MAX),
    action: 'deleted',
    fields: [],
    changes: changedValues(doc as Doc, undefined),
  });
};

export const auditGlobal: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  await recordDeed(req, {
    kind: global.slug,
    documentId: global.slug,
    title: typeof global.label === 'string' ? global.label : global.slug,
    action: actionOf(previousDoc, doc, 'update'),
    fields: changedFields(previousDoc, doc),
    changes: changedValues(previousDoc as Doc | undefined, doc as Doc),
  });
};
