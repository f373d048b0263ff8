import { startFrame } from './frame';
import { watchLoading } from './preload';

/**
 * Runs the head's inline scripts on a page whose head came from React: browsers do not run scripts that were inserted
 * so.
 */
export function runEarlyScripts(): void {
  watchLoading();
  startFrame();
  // The sidebar's groups wait for the side: what a page from the server does behind them.
  document.dispatchEvent(new Event('shell:side'));
}
