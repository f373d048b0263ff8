/** Closes the drawer that is open, if one is: what opens over the page from a script must not stay behind it. */
export function closeDrawers(): void {
  document.querySelectorAll<HTMLElement>('[data-drawer]').forEach((drawer) => {
    // Hiding what is hidden already would throw only for an element that is no popover.
    drawer.hidePopover?.();
  });
}
