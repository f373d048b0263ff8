/**
 * The link that a click follows out of this page in this tab; null for any other click: a new tab, a download, a modal,
 * a place on the same page.
 */
export function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.dataset.modal !== undefined || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  const { protocol, origin, pathname, search } = new URL(link.href);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const here = window.location;
  return origin === here.origin && pathname === here.pathname && search === here.search ? null : link;
}
