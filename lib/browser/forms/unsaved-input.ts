// Input of a form that was not sent yet, stored in this tab: it survives a closed dialog and a reload, and is given back
// only to the player, or visitor, who typed it.
import { rememberedInTab, rememberInTab } from '@/early/remembered';

/** A player's id; null for a visitor. */
export type InputOwner = string | null;

/** @returns texts by field; empty when another person typed them */
export function readUnsaved(form: string, owner: InputOwner): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(rememberedInTab(`unsaved:${form}`) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    if (!('owner' in kept) || kept.owner !== owner || !('values' in kept)) return {};
    return Object.fromEntries(
      Object.entries(kept.values ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    // A browser without storage, or something else's text: the form begins empty.
    return {};
  }
}

export function keepUnsaved(form: string, owner: InputOwner, values: Record<string, string>): void {
  rememberInTab(`unsaved:${form}`, JSON.stringify({ owner, values }));
}

export function dropUnsaved(form: string): void {
  rememberInTab(`unsaved:${form}`, null);
}
