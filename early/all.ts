import { startFrame } from './frame';
import { watchLoading } from './preload';

/** What the head's inline scripts do, for a page whose head came from React: no browser runs a script made so. */
export function runEarlyScripts(): void {
  watchLoading();
  startFrame();
  // The sidebar's groups wait for the side: what a page from the server does behind them.
  document.dispatchEvent(new Event('shell:side'));
}
