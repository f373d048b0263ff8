// The tree of info pages as a flat list, top to bottom. A page stands at the top (0) or below the last page before it
// that does (1). More levels are no help to a reader of a footer.

export interface Row {
  id: number;
  depth: 0 | 1;
}

/** A page with the one that it stands below, in the order of the tree. */
export interface Placed {
  id: number;
  parent: number | null;
}

/** What a drag of more than half of it sideways means, in px. */
export const INDENT = 32;

/** @param pages in the order of their positions; pages deeper than the second level are moved up to it */
export function rowsOf(pages: readonly Placed[]): Row[] {
  const known = new Set(pages.map(({ id }) => id));
  const isTop = ({ parent }: Placed) => parent === null || !known.has(parent);
  const passed = new Set<number>();
  const below = (id: number): Row[] =>
    pages
      .filter(({ id: own, parent }) => parent === id && !passed.has(own))
      .flatMap((page) => {
        passed.add(page.id);
        return [{ id: page.id, depth: 1 as const }, ...below(page.id)];
      });
  const rows = pages.filter(isTop).flatMap((page) => {
    passed.add(page.id);
    return [{ id: page.id, depth: 0 as const }, ...below(page.id)];
  });
  // Pages that stand below each other in a circle are reached from nowhere.
  return [...rows, ...pages.filter(({ id }) => !passed.has(id)).map(({ id }) => ({ id, depth: 0 as const }))];
}

export function placedOf(rows: readonly Row[]): Placed[] {
  let top: number | null = null;
  return rows.map(({ id, depth }) => {
    if (depth === 1) return { id, parent: top };
    top = id;
    return { id, parent: null };
  });
}

/** Where the family of a row ends: the index after its last page. */
function familyEnd(rows: readonly Row[], at: number): number {
  const next = rows.findIndex(({ depth }, place) => place > at && depth === 0);
  return next === -1 ? rows.length : next;
}

const lengthOf = (rows: readonly Row[], at: number): number =>
  rows[at]?.depth === 0 ? familyEnd(rows, at) - at : 1;

/**
 * The list after a row was dropped on the place of another, `shift` levels further in or out. Those below it come along,
 * and a page with others below it stays at the top; one that is dropped among the pages below another joins them.
 */
export function drop(rows: readonly Row[], from: number, to: number, shift: number): Row[] {
  const row = rows[from];
  if (!row) return [...rows];
  const length = lengthOf(rows, from);
  const block = rows.slice(from, from + length);
  const rest = [...rows.slice(0, from), ...rows.slice(from + length)];
  let place = Math.max(0, Math.min(to > from ? to - length + 1 : to, rest.length));
  const isAmong = () => rest[place]?.depth === 1;
  if (length > 1) {
    if (isAmong()) place = familyEnd(rest, place);
    return [...rest.slice(0, place), ...block, ...rest.slice(place)];
  }
  const wanted = Math.max(0, Math.min(1, row.depth + shift));
  if (wanted === 0 && shift < 0 && isAmong()) place = familyEnd(rest, place);
  const depth = place > 0 && (isAmong() || wanted === 1) ? 1 : 0;
  const dropped: Row[] = [...rest.slice(0, place), { id: row.id, depth }, ...rest.slice(place)];
  return dropped;
}

const isInside = (rows: readonly Row[], at: number) => rows[at]?.depth === 1;

/** Steps that a row can take by a press of a button; null for one that it can't take. */
export const STEPS = {
  up(rows: readonly Row[], at: number): Row[] | null {
    if (at === 0) return null;
    if (isInside(rows, at)) return isInside(rows, at - 1) ? drop(rows, at, at - 1, 0) : null;
    const before = rows.findLastIndex(({ depth }, place) => place < at && depth === 0);
    return before === -1 ? null : drop(rows, at, before, 0);
  },
  down(rows: readonly Row[], at: number): Row[] | null {
    if (isInside(rows, at)) return isInside(rows, at + 1) ? drop(rows, at, at + 1, 0) : null;
    const next = at + lengthOf(rows, at);
    if (next >= rows.length) return null;
    const [block, following] = [rows.slice(at, next), rows.slice(next, familyEnd(rows, next))];
    return [...rows.slice(0, at), ...following, ...block, ...rows.slice(next + following.length)];
  },
  in(rows: readonly Row[], at: number): Row[] | null {
    if (at === 0 || isInside(rows, at) || lengthOf(rows, at) > 1) return null;
    return rows.map((row, place): Row => (place === at ? { ...row, depth: 1 } : row));
  },
  out(rows: readonly Row[], at: number): Row[] | null {
    const row = rows[at];
    if (row?.depth !== 1) return null;
    const end = familyEnd(rows, at);
    return [...rows.slice(0, at), ...rows.slice(at + 1, end), { ...row, depth: 0 }, ...rows.slice(end)];
  },
} as const;

export type Step = keyof typeof STEPS;

/** What is wrong with a tree that came from outside; undefined for nothing. Every page is in it, once. */
export function treeProblem(pages: readonly Placed[], known: ReadonlySet<number>): string | undefined {
  const ids = new Set(pages.map(({ id }) => id));
  if (ids.size !== pages.length || ids.size !== known.size || [...known].some((id) => !ids.has(id)))
    return 'Pages were added or removed meanwhile. Reload the list and arrange it again.';
  const tops = new Set<number>();
  for (const { id, parent } of pages) {
    if (parent === null) tops.add(id);
    else if (!tops.has(parent))
      return 'A page stands at the top or below a page at the top that comes before it.';
  }
  return undefined;
}
