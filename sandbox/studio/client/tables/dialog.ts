import { element } from '../dom';

/** A page over the game with a title and a cross; it closes by both and by Escape, and goes then. */
export function openDialog(
  root: HTMLElement,
  { title, closeLabel }: { title: string; closeLabel: string },
  ...content: HTMLElement[]
): HTMLDialogElement {
  const close = element('button', { type: 'button', class: 'tool close', 'aria-label': closeLabel }, '×');
  const dialog = element(
    'dialog',
    { class: 'info-page', 'aria-labelledby': 'info-title' },
    element('header', {}, element('h2', { id: 'info-title' }, title), close),
    ...content,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
  return dialog;
}
