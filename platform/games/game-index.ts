import { listIndex, type Db } from './store';
import type { IndexEntry } from './views';

/** A part of the list of all games, by id, from behind one; `next` leads on, and is null with the last of them. */
export async function readIndex(
  db: Db,
  after: string,
  limit: number,
): Promise<{ items: IndexEntry[]; next: string | null }> {
  const rows = await listIndex(db, after, limit + 1);
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    slug: row.slug,
    providerId: row.provider_id,
    categories: row.categories,
    offered: row.offered,
    updatedAt: row.updated_at.toISOString(),
  }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
