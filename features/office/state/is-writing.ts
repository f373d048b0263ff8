const WRITING =
  'textarea, select, input:not([type="radio"], [type="checkbox"]), [contenteditable], [role="dialog"] *';

/** Whether what a key was pressed on takes letters as text, or stands in a dialog with keys of its own. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(WRITING);
