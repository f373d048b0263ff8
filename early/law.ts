import { remember, remembered } from './remembered';
import { markRoot, rootMark } from './root';

/**
 * What the law of the country forbids to show, as it was last told: gone before the first paint, and in the change to another
 * page, so that nothing moves.
 */
export function markLaw(): void {
  markRoot('law', remembered('law'));
  markRoot('lawNews', null);
}

/** What the law forbids, told while the page is shown: it is out of sight at once, and leaves its room until the next page. */
export function keepLaw(forbids: readonly string[]): void {
  remember('law', forbids.join(' ') || null);
  const gone = (rootMark('law') ?? '').split(' ');
  markRoot('lawNews', forbids.filter((one) => !gone.includes(one)).join(' ') || null);
}
