function take(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Returns the focus to the element that opened a modal. If that is gone or hidden by then (a drawer that closed, the
 * log-in link after a log-in), to the opener of the drawer, else to the page's content.
 */
export function giveFocusBack(opener: Element | null): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return; // the reader has moved on already
  if (opener !== document.body && take(opener)) return;
  const drawer = opener?.closest('[popover]')?.id;
  if (drawer && take(document.querySelector(`[popovertarget="${CSS.escape(drawer)}"]`))) return;
  take(document.getElementById('content'));
}
