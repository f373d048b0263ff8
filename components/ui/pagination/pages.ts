/** How many pages stand on either side of the current one (SPEC §9). */
const SIBLINGS = 4;

/**
 * The pages that a pagination of `last` pages offers at page `current`: first, last, the current one with its
 * neighbours, and null where some are left out. A gap of one page shows the page instead.
 */
export function paginationPages(current: number, last: number, siblings = SIBLINGS): (number | null)[] {
  const from = Math.max(2, current - siblings);
  const to = Math.min(last - 1, current + siblings);
  const pages: (number | null)[] = [1];
  if (from === 3) pages.push(2);
  else if (from > 3) pages.push(null);
  for (let page = from; page <= to; page += 1) pages.push(page);
  if (to === last - 2) pages.push(last - 1);
  else if (to < last - 2) pages.push(null);
  if (last > 1) pages.push(last);
  return pages;
}

export interface PaginationEntry {
  /** From 1; null where some are left out. */
  page: number | null;
  /** Shown on a wide screen only, on a narrow one only, or on both. */
  on: 'wide' | 'narrow' | 'both';
}

/**
 * One list for both widths: a phone has no room for the neighbours, which the steps beside the list reach anyway, so
 * it leaves out more.
 */
export function paginationEntries(current: number, last: number): PaginationEntry[] {
  const narrow = new Set(paginationPages(current, last, 0));
  const entries: PaginationEntry[] = [];
  let narrowGap = false;
  for (const page of paginationPages(current, last)) {
    if (page !== null && narrow.has(page)) {
      entries.push({ page, on: 'both' });
      narrowGap = false;
    } else if (page === null && !narrowGap) {
      entries.push({ page, on: 'both' });
      narrowGap = true;
    } else {
      if (!narrowGap) entries.push({ page: null, on: 'narrow' });
      entries.push({ page, on: 'wide' });
      narrowGap = true;
    }
  }
  return entries;
}
