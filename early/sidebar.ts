import { remember, remembered } from './remembered';
import { rootMark } from './root';

/**
 * The sidebar's groups. Wide, or as a drawer, any of them is open and the visitor's choice is remembered;
 * collapsed, at most one shows beside its icon, and it records where its opener stands (SPEC §4): by the pointer,
 * by the focus of the keyboard, by a press.
 */
export function startSidebar(): void {
  const wide = window.matchMedia('(min-width: 1280px)');
  const GAP = 8;
  /** What shows beside its icon, whether a press holds it open, and what Escape closed while it has the focus. */
  let shown: HTMLElement | null = null;
  let held = false;
  let dismissed: HTMLElement | null = null;

  const isCollapsed = () => rootMark('side') === '70' && wide.matches;
  const groups = () => document.querySelectorAll<HTMLDetailsElement>('details[data-group]');
  const tipOf = (target: EventTarget | null) =>
    target instanceof Element && isCollapsed() ? target.closest<HTMLElement>('#sidebar [data-tip]') : null;

  function restore() {
    hide();
    // Without one they are as the page has them.
    const known = remembered('groups');
    groups().forEach((group) => {
      group.dataset.first ??= String(group.open);
      const open =
        known === null
          ? group.dataset.first === 'true'
          : known.split(' ').includes(group.dataset.group ?? '');
      group.open = open && !isCollapsed();
    });
  }

  function hide() {
    if (!shown) return;
    delete shown.dataset.open;
    const details = shown.querySelector('details');
    if (details) details.open = false;
    shown = null;
    held = false;
  }

  function show(tip: HTMLElement) {
    if (tip === shown) return;
    hide();
    shown = tip;
    tip.dataset.open = '';
    const details = tip.querySelector('details');
    if (details) details.open = true;
    const panel = tip.querySelector<HTMLElement>('[data-tip-panel]');
    if (!panel) return;
    const icon = tip.getBoundingClientRect();
    const middle = icon.top + icon.height / 2;
    // A label stands beside the middle of its icon, a list begins at its height; neither leaves the screen.
    const wanted = details ? icon.top - GAP : middle - panel.offsetHeight / 2;
    const top = Math.max(GAP, Math.min(wanted, window.innerHeight - panel.offsetHeight - GAP));
    tip.style.setProperty('--tip-y', `${top}px`);
    tip.style.setProperty('--caret-y', `${middle - top}px`);
  }

  document.addEventListener('shell:groups', restore);
  if (document.readyState === 'loading') {
    // The word that all are there waits for the styles as every script does, and the first paint does not wait for it:
    // each group is as it was left from the moment that it is read.
    const reading = new MutationObserver(() => groups().length > 0 && restore());
    reading.observe(document, { childList: true, subtree: true });
    document.addEventListener('shell:groups', () => reading.disconnect(), { once: true });
  }
  wide.addEventListener('change', restore);

  /** By the press, not by what `toggle` tells later: a page that is being read tells of its own opening, too. */
  function keepChoice(pressed: HTMLDetailsElement) {
    const open = [...groups()].filter((group) => group.open !== (group === pressed));
    remember('groups', open.map((group) => group.dataset.group).join(' '));
  }

  // On the way down: while it wakes a page, React stops what it can't answer yet on its way up.
  document.addEventListener('pointerover', onPointer, { capture: true });
  document.addEventListener('focusin', onFocus, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });

  function onPointer(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const tip = tipOf(event.target);
    if (tip) show(tip);
    else if (!held) hide();
  }

  function onFocus({ target }: FocusEvent) {
    const tip = tipOf(target);
    if (tip !== dismissed) dismissed = null;
    if (!tip) hide();
    else if (!dismissed && target instanceof Element && target.matches(':focus-visible')) show(tip);
  }

  function onClick(event: MouseEvent) {
    const tip = tipOf(event.target);
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const group = summary?.closest<HTMLDetailsElement>('details[data-group]');
    if (group && !isCollapsed()) keepChoice(group);
    if (!tip || !summary) {
      hide();
      return;
    }
    // Not the native toggle: what the pointer or the focus has opened must not be closed by the press.
    event.preventDefault();
    const again = held && shown === tip;
    hide();
    if (again) return;
    show(tip);
    held = true;
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !shown) return;
    const tip = shown;
    if (tip.contains(document.activeElement)) {
      dismissed = tip;
      (tip.querySelector<HTMLElement>('summary') ?? tip).focus();
    }
    hide();
  }
}
