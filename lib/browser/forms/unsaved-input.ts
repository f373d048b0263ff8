// What was typed into a form and not sent yet, kept in this tab: through a closed window and a reload.
import { rememberedInTab, rememberInTab } from '@/early/remembered';

/** @returns texts by field, as far as they are still there */
export function readUnsaved(form: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(rememberedInTab(`unsaved:${form}`) ?? '{}');
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
  rememberInTab(`unsaved:${form}`, JSON.stringify(values));
}

export function dropUnsaved(form: string): void {
  rememberInTab(`unsaved:${form}`, null);
}
