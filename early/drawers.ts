import { markRoot, rootMark } from './root';

/**
 * What every drawer does beyond a popover: the page behind is inert, the focus moves in and returns to the
 * opener, a link or a modal chosen inside closes it, and so does a window that grows to where it is docked.
 */
export function startDrawers(): void {
  const inerted = new Map<Element, HTMLElement[]>();
  let opener: HTMLElement | null = null;

  function drawerOf(event: Event): HTMLElement | null {
    return event.target instanceof HTMLElement && event.target.matches('[data-drawer]') ? event.target : null;
  }

  function release(drawer: Element) {
    inerted.get(drawer)?.forEach((element) => {
      element.inert = false;
    });
    inerted.delete(drawer);
    showHeld();
  }

  // Everything beside the drawer and beside what holds it. Messages go on being read out.
  function hold(drawer: HTMLElement) {
    const held: HTMLElement[] = [];
    for (
      let node: Element = drawer;
      node.parentElement && node !== document.body;
      node = node.parentElement
    ) {
      for (const sibling of node.parentElement.children) {
        if (!(sibling instanceof HTMLElement) || sibling === node || sibling.inert) continue;
        if (sibling.matches('script, style, link, [aria-live]')) continue;
        sibling.inert = true;
        held.push(sibling);
      }
    }
    inerted.set(drawer, held);
    showHeld();
  }

  /** The page behind stays where it is (components/styles). */
  function showHeld() {
    const root = document.documentElement;
    const held = inerted.size > 0;
    // Measured while the scrollbar is there: the page keeps its width when it goes, and a drawer reaches the edge.
    if (held && rootMark('held') === undefined) {
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    }
    markRoot('held', held ? '' : null);
  }

  document.addEventListener(
    'beforetoggle',
    (event) => {
      const drawer = drawerOf(event);
      if (!drawer) return;
      // Before the browser gives the focus back, so that its receiver can take it.
      if (event.newState === 'closed') release(drawer);
      else if (document.activeElement instanceof HTMLElement) opener = document.activeElement;
    },
    true,
  );

  document.addEventListener(
    'toggle',
    (event) => {
      const drawer = drawerOf(event);
      if (!drawer) return;
      const docked = drawer.hasAttribute('data-docked');
      if (event.newState === 'open') {
        hold(drawer);
        if (docked) drawer.setAttribute('role', 'dialog');
        drawer.setAttribute('aria-modal', 'true');
        if (!drawer.contains(document.activeElement)) {
          drawer.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
        }
        return;
      }
      if (docked) drawer.setAttribute('role', 'complementary');
      drawer.removeAttribute('aria-modal');
      // A press beside it leaves the focus nowhere; Safari's buttons never had it.
      const lost = document.activeElement === document.body || drawer.contains(document.activeElement);
      if (!lost || inerted.size > 0) return;
      const button =
        opener && opener !== document.body
          ? opener
          : document.querySelector<HTMLElement>(`[popovertarget="${drawer.id}"]`);
      button?.focus();
    },
    true,
  );

  function closeAll() {
    document.querySelectorAll<HTMLElement>('[data-drawer]:popover-open').forEach((drawer) => {
      drawer.hidePopover();
    });
  }

  document.addEventListener(
    'click',
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('[data-drawer] :is(a[href], [data-modal])')) closeAll();
    },
    true,
  );

  window.matchMedia?.('(min-width: 1280px)').addEventListener('change', closeAll);
}
