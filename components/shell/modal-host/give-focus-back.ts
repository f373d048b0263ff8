function take(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Gives the focus back to what opened a modal. When that is gone or hidden since (a drawer that closed, the log-in
 * link of somebody who has logged in), to what opened the drawer, else to the page's content.
 */
export function giveFocusBack(opener: Element | null): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return; // the reader has moved on already
  if (opener !== document.body && take(opener)) return;
  const drawer = opener?.closest('[popover]')?.id;
  if (drawer && take(document.querySelector(`[popovertarget="${CSS.escape(drawer)}"]`))) return;
  take(document.getElementById('content'));
}
