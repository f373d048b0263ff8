import { sql } from '@payloadcms/db-postgres';
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { isEditor } from '../access/roles';
import { announce } from '../hooks/announce';
import { recordDeed } from '../hooks/audit';
import { CMS_SCHEMA } from '../schema';
import { titleOf } from '../titles';
import { databaseOf } from '../transaction';
import { treeProblem, type Placed } from './tree';

const PAGES = 'info-pages';
const NO_STORE = { 'cache-control': 'no-store' };

const refuse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: NO_STORE });

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The pages of a body as they were sent; null for anything else. */
async function sentOf(req: PayloadRequest): Promise<Placed[] | null> {
  const body: unknown = await req.json?.().catch(() => null);
  const pages: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'pages') : null;
  if (!Array.isArray(pages)) return null;
  const placed = pages.map((page: unknown) => {
    const { id, parent } = (page ?? {}) as Record<string, unknown>;
    return isId(id) && (parent === null || isId(parent)) ? { id, parent } : null;
  });
  return placed.every((page) => page !== null) ? placed : null;
}

interface Known {
  id: number;
  code: string;
  title: string;
  parent: number | null;
  position: number;
}

/** Every page as it stands; nobody else arranges them until the transaction ends. */
async function lockPages(req: PayloadRequest): Promise<Known[]> {
  const db = await databaseOf(req);
  await db.execute(sql.raw(`lock table ${CMS_SCHEMA}.info_pages in share row exclusive mode`));
  const { docs } = await req.payload.find({
    collection: PAGES,
    pagination: false,
    depth: 0,
    locale: 'en',
    select: { code: true, title: true, parent: true, position: true },
    req: { ...req },
    overrideAccess: true,
  });
  const { config } = req.payload.collections[PAGES];
  return docs.map(({ id, code, title, parent, position }) => ({
    id,
    code,
    title: titleOf(config, { id, code, title }),
    parent: typeof parent === 'number' ? parent : null,
    position,
  }));
}

/**
 * Puts one page in its place, online and in the draft that may wait: order is no text, so that it neither waits for
 * one nor puts it online.
 */
async function place(req: PayloadRequest, { id, parent }: Placed, position: number): Promise<void> {
  const db = await databaseOf(req);
  await db.execute(
    sql`update ${sql.raw(CMS_SCHEMA)}.info_pages set position = ${position}, parent_id = ${parent} where id = ${id}`,
  );
  await db.execute(
    sql`update ${sql.raw(CMS_SCHEMA)}._info_pages_v set version_position = ${position}, version_parent_id = ${parent}
      where parent_id = ${id} and latest`,
  );
}

/** Saves the order and nesting of all pages, or nothing. Editors and administrators only. */
const arrange: Endpoint = {
  path: '/arrange',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req.user)) return refuse(403, 'Editors and administrators arrange the pages.');
    const sent = await sentOf(req);
    if (!sent) return refuse(400, 'Send { pages: [{ id, parent }] }, in their order.');
    const ownsTransaction = await initTransaction(req);
    try {
      const known = new Map((await lockPages(req)).map((page) => [page.id, page]));
      const problem = treeProblem(sent, new Set(known.keys()));
      if (problem !== undefined) {
        await killTransaction(req);
        return refuse(409, problem);
      }
      const moved: Known[] = [];
      for (const [index, page] of sent.entries()) {
        const was = known.get(page.id);
        const position = index + 1;
        if (!was || (was.parent === page.parent && was.position === position)) continue;
        await place(req, page, position);
        moved.push(was);
        if (was.parent !== page.parent) await recordMove(req, was);
      }
      if (moved.length > 0) await recordOrder(req);
      if (ownsTransaction) await commitTransaction(req);
      if (moved.length > 0)
        await announce(req, [{ type: 'info.changed', codes: moved.map(({ code }) => code) }]);
      return Response.json({ data: { moved: moved.length } }, { headers: NO_STORE });
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  },
};

const recordMove = (req: PayloadRequest, { id, title }: Known) =>
  recordDeed(req, { kind: PAGES, documentId: String(id), title, action: 'changed', fields: ['parent'] });

/** One entry for all positions: a page that moves up moves every one after it. */
const recordOrder = (req: PayloadRequest) =>
  recordDeed(req, {
    kind: PAGES,
    documentId: '0',
    title: 'Order of all pages',
    action: 'changed',
    fields: ['position'],
  });

export const pageTreeEndpoints: Endpoint[] = [arrange];
