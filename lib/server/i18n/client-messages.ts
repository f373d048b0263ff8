import 'server-only';
import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { CLIENT_MESSAGES } from '@/messages/client';

interface Tree {
  [key: string]: string | Tree;
}

/** The part of a tree that keys joined by dots name. */
export function partOf(tree: Tree, keys: readonly string[]): Tree {
  const part: Tree = {};
  for (const key of keys) {
    const names = key.split('.');
    const last = names.pop() ?? key;
    let from: string | Tree | undefined = tree;
    let to = part;
    for (const name of names) {
      from = typeof from === 'object' ? from[name] : undefined;
      const next: string | Tree = (to[name] ??= {});
      if (typeof next === 'object') to = next;
    }
    const value = typeof from === 'object' ? from[last] : undefined;
    if (value !== undefined) to[last] = value;
  }
  return part;
}

/**
 * The messages that the components of a screen or layout show in the browser, for its `NextIntlClientProvider`.
 * @param file that asks: its components are found through its imports (`npm run messages`)
 */
export async function clientMessages(file: keyof typeof CLIENT_MESSAGES): Promise<Partial<Messages>> {
  return partOf((await getMessages()) as unknown as Tree, CLIENT_MESSAGES[file]) as Partial<Messages>;
}
