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
