import { de } from './de';
import type { Texts } from './en';
import { swissSpelling } from './swiss-spelling';

/** A few words differ as well. */
export const ch: Texts = {
  ...swissSpelling(de),
  retry: 'Nochmals versuchen',
  reopen: 'Spiel nochmals öffnen',
};
