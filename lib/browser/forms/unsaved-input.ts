// Input of a form that was not sent yet, stored in this tab: it survives a closed dialog and a reload, and is given back
// only to the player, or visitor, who typed it.
import { rememberedInTab, rememberInTab } from '@/early/remembered';

/** A player's id; null for a visitor. */
export type InputOwner = string | null;

/** Whose input it is, and over which state of a thing it was typed. */
interface Whose {
  owner: InputOwner;
  over?: string | undefined;
}

/** @returns texts by field; empty when another person typed them, or over another state */
export function readUnsaved(form: string, { owner, over }: Whose): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(rememberedInTab(`unsaved:${form}`) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    if (!('owner' in kept) || kept.owner !== owner || !('values' in kept)) return {};
    if (('over' in kept ? kept.over : undefined) !== over) return {};
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

export function keepUnsaved(form: string, { owner, over }: Whose, values: Record<string, string>): void {
  rememberInTab(`unsaved:${form}`, JSON.stringify({ owner, over, values }));
}

export function dropUnsaved(form: string): void {
  rememberInTab(`unsaved:${form}`, null);
}
