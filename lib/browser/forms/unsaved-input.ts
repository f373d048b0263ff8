import { IN_TAB } from '@/lib/domain/browser-state';

/** What was typed into a form and not sent yet, kept in this tab: through a closed window and a reload. */

/** @returns texts by field, as far as they are still there */
export function readUnsaved(form: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(IN_TAB.unsaved + form) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // A browser without storage, or something else's text: the form begins empty.
    return {};
  }
}

export function keepUnsaved(form: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(IN_TAB.unsaved + form, JSON.stringify(values));
  } catch {
    // Without storage, or with a full one, nothing is kept.
  }
}

export function dropUnsaved(form: string): void {
  try {
    sessionStorage.removeItem(IN_TAB.unsaved + form);
  } catch {
    // Nothing is kept there either.
  }
}

/** Of all forms: whoever logs out leaves nothing for whoever sits down next. */
export function dropAllUnsaved(): void {
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const name of names) if (name?.startsWith(IN_TAB.unsaved)) sessionStorage.removeItem(name);
  } catch {
    // Nothing is kept there either.
  }
}
