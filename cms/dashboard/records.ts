import type { Payload } from 'payload';
import type { AuditAction } from '../hooks/audit';
import { isRow } from './leaves';

const RECENT = 12;
/** Changes of content or operators; log-ins are in the audit trail only. */
const CHANGES = [
  'created',
  'drafted',
  'published',
  'unpublished',
  'changed',
  'deleted',
] as const satisfies readonly AuditAction[];

/** A line of the audit trail. */
export interface Deed {
  id: number;
  /** ISO 8601. */
  at: string;
  who: string;
  action: string;
  kind: string;
  documentId: string;
  title: string;
  locale: string | null;
  fields: string[];
}

/** Scheduled publishing. */
export interface Scheduled {
  id: number;
  /** ISO 8601. */
  at: string;
  what: 'publish' | 'unpublish';
  kind: string;
  /** Null for a global. */
  documentId: string | null;
  /** Null for all languages. */
  locale: string | null;
  /** Why it did not happen when its time came, in Payload's words; null while nothing went wrong. */
  problem: string | null;
}

/** What was done last. @throws Error when the database is out of reach */
export async function recentChanges(payload: Payload): Promise<Deed[]> {
  const { docs } = await payload.find({
    collection: 'audit-entries',
    where: { action: { in: [...CHANGES] } },
    sort: '-createdAt',
    limit: RECENT,
    depth: 0,
    overrideAccess: true,
  });
  return docs.map((entry) => ({
    id: entry.id,
    at: entry.createdAt,
    who: entry.operatorEmail,
    action: entry.action,
    kind: entry.kind,
    documentId: entry.documentId,
    title: entry.title ?? '',
    locale: entry.locale ?? null,
    fields: entry.fields ?? [],
  }));
}

interface Job {
  id: number;
  waitUntil?: string | null;
  input?: unknown;
  hasError?: boolean | null;
  error?: unknown;
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** A job of Payload's as an appointment; null for one that speaks of no document. */
export function appointmentOf({ id, waitUntil, input, hasError, error }: Job): Scheduled | null {
  if (!isRow(input) || !waitUntil) return null;
  const { doc, global, type, locale } = input;
  const kind = isRow(doc) ? textOf(doc.relationTo) : textOf(global);
  if (kind === null) return null;
  return {
    id,
    at: waitUntil,
    what: type === 'unpublish' ? 'unpublish' : 'publish',
    kind,
    documentId: isRow(doc) ? textOf(isRow(doc.value) ? doc.value.id : doc.value) : null,
    locale: textOf(locale),
    problem: hasError ? ((isRow(error) ? textOf(error.message) : null) ?? 'no reason given') : null,
  };
}

/** Scheduled changes, the next first, and past ones that failed. @throws Error when the database is unreachable */
export async function scheduled(payload: Payload): Promise<Scheduled[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    sort: 'waitUntil',
    limit: 50,
    depth: 0,
    overrideAccess: true,
  });
  return docs.map(appointmentOf).filter((appointment) => appointment !== null);
}
