// Input of a form that was not sent yet, stored in this tab: it survives a closed dialog and a reload, and is given back
// only to the player, or visitor, who typed it.
import { rememberedInTab, rememberInTab } from '@/early/remembered';

/** Parts of names of fields that no storage of a browser may hold. */
const SECRETS = ['assword', 'ecret', 'card', 'Card', 'cvv', 'cvc', 'iban', 'Iban', 'oneTime'] as const;
export type Secret = (typeof SECRETS)[number];

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
    const stored: unknown = JSON.parse(rememberedInTab(`unsaved:${form}`) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    if (!('owner' in stored) || stored.owner !== owner || !('values' in stored)) return {};
    if (('over' in stored ? stored.over : undefined) !== over) return {};
    return Object.fromEntries(
      Object.entries(stored.values ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    // A browser without storage, or something else's text: the form begins empty.
    return {};
  }
}

/** Stores texts by field, but for fields whose names say that they hold a secret: types can't know every name. */
export function keepUnsaved(form: string, { owner, over }: Whose, texts: Record<string, string>): void {
  const values = Object.fromEntries(
    Object.entries(texts).filter(([name]) => !SECRETS.some((part) => name.includes(part))),
  );
  rememberInTab(`unsaved:${form}`, JSON.stringify({ owner, over, values }));
}

export function dropUnsaved(form: string): void {
  rememberInTab(`unsaved:${form}`, null);
}
