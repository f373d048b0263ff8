import { drawerScript } from '@/components/ui/drawer/drawer-script';
import { preloadScript } from '@/components/shell/script/preload-script';
import { shellScript } from '@/components/shell/script/shell-script';
import { sidebarScript } from '@/components/shell/script/sidebar-script';
import { markWelcome } from '@/features/bonuses/state/welcome-hint';
import { markHint } from '@/features/player/state/hint';
import { markVisited } from '@/features/stories/state/mark-visited';

/** What the head's inline scripts do, for a page whose head came from React: no browser runs a script made so. */
export function runFrameScripts(): void {
  for (const script of [
    preloadScript,
    shellScript,
    sidebarScript,
    drawerScript,
    markHint,
    markVisited,
    markWelcome,
  ])
    script();
  // The sidebar's groups wait for the side: what a page from the server does behind them.
  document.dispatchEvent(new Event('shell:side'));
}
