import { createHash } from 'node:crypto';
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { roleOf } from '../access/roles';
import { announce, ANNOUNCE_LATER } from '../hooks/announce';
import { applyPlan, knownEntries, RowFailure } from './entries';
import { isSound, planImport, type Plan } from './plan';
import { readTable, writeTable } from './table';

const MAX_BYTES = 2 * 1024 * 1024;
/** What multipart adds around the file. */
const FRAME_BYTES = 16 * 1024;
const NO_STORE = { 'cache-control': 'no-store' };

const problem = (status: number, title: string, data?: object) =>
  Response.json(
    { type: 'about:blank', title, status, ...(data ? { data } : {}) },
    { status, headers: { ...NO_STORE, 'content-type': 'application/problem+json' } },
  );

/** Every entry in every language as a table, for any operator. */
const exportEntries: Endpoint = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    if (roleOf(req.user) === undefined) return problem(403, 'Log in first');
    const entries = await knownEntries(req);
    return new Response(writeTable([...entries.values()].map(({ cells }) => cells)), {
      headers: {
        ...NO_STORE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="seo-entries.csv"',
      },
    });
  },
};

/** Names what a plan would write: another one is due when the entries have changed meanwhile. */
const digestOf = ({ rows }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ code, changes }) => [code, changes])))
    .digest('base64url');

interface Sent {
  bytes: Uint8Array;
  /** Digest of the plan that the operator has seen and wants; null for a first look. */
  apply: string | null;
}

/** The file of a multipart request, or the answer that refuses it. */
async function sentOf(req: PayloadRequest): Promise<Sent | Response> {
  const length = Number(req.headers.get('content-length') ?? Number.NaN);
  if (Number.isNaN(length)) return problem(411, 'Say how long the file is');
  if (length > MAX_BYTES + FRAME_BYTES) return problem(413, 'At most 2 MB');
  if (!req.headers.get('content-type')?.startsWith('multipart/form-data') || !req.formData) {
    return problem(415, 'Send the file as multipart/form-data');
  }
  const form = await req.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof Blob)) return problem(400, 'The field "file" is missing');
  if (file.size > MAX_BYTES) return problem(413, 'At most 2 MB');
  const apply = form?.get('apply');
  return { bytes: new Uint8Array(await file.arrayBuffer()), apply: typeof apply === 'string' ? apply : null };
}

/** One announcement for all of it, when the database has committed. */
async function announceAll(req: PayloadRequest): Promise<void> {
  req.context[ANNOUNCE_LATER] = false;
  await announce(req, [{ type: 'seo.replaced' }]);
}

/**
 * A table of entries, checked as a whole: without `apply` it reports what would change; with the digest of that plan
 * it writes all of it or, when one row can't be saved, nothing.
 */
const importEntries: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const role = roleOf(req.user);
    if (role !== 'administrator' && role !== 'editor') return problem(403, 'Editors and administrators only');
    const sent = await sentOf(req);
    if (sent instanceof Response) return sent;

    const ownsTransaction = await initTransaction(req);
    req.context[ANNOUNCE_LATER] = true;
    try {
      const plan = planImport(readTable(sent.bytes), await knownEntries(req), {
        isAdministrator: role === 'administrator',
      });
      const digest = digestOf(plan);
      const report = { ...plan, digest, applied: false };
      if (!isSound(plan)) {
        await killTransaction(req);
        return problem(422, 'The table has mistakes: nothing was changed', report);
      }
      if (sent.apply === null) {
        await killTransaction(req);
        return Response.json({ data: report }, { headers: NO_STORE });
      }
      if (sent.apply !== digest) {
        await killTransaction(req);
        return problem(409, 'The entries have changed since: look at the report again', report);
      }
      await applyPlan(plan, req);
      if (ownsTransaction) await commitTransaction(req);
      if (plan.counts.created + plan.counts.changed > 0) await announceAll(req);
      return Response.json({ data: { ...report, applied: true } }, { headers: NO_STORE });
    } catch (error) {
      await killTransaction(req);
      if (!(error instanceof RowFailure)) throw error;
      req.payload.logger.warn({
        err: error.cause,
        msg: `SEO import: line ${error.row.line} could not be saved`,
      });
      return problem(409, `Line ${error.row.line} could not be saved, nothing was changed: ${error.message}`);
    }
  },
};

export const seoCsvEndpoints: Endpoint[] = [exportEntries, importEntries];
