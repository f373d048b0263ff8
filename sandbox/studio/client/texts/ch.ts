import { de } from './de';
import type { TextKey, Texts } from './en';

/** Swiss German writes ss for ß; a few words differ as well. */
const written = Object.fromEntries(
  Object.entries(de).map(([key, text]) => [key, text.replaceAll('ß', 'ss')]),
) as Record<TextKey, string>;

export const ch: Texts = { ...written, retry: 'Nochmals versuchen', reopen: 'Spiel nochmals öffnen' };
