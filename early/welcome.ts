import { remembered } from './remembered';
import { markRoot } from './root';

/**
 * Says which welcome bonus the player had when it was last seen, so that the right one of the kept page shows from the first
 * paint. Where storage is closed, the first one shows until the platform has answered.
 */
export function markWelcome(): void {
  const hint = remembered('welcome');
  if (hint) markRoot('welcome', hint);
}
