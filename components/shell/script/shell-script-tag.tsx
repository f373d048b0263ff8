import { drawerScript } from '../../ui/drawer/drawer-script';
import { ownTaskScript } from './own-task-script';
import { preloadScript } from './preload-script';
import { shellScript } from './shell-script';
import { sidebarScript } from './sidebar-script';

const SCRIPT = [shellScript, sidebarScript, drawerScript, ownTaskScript]
  .map((part) => `(${part.toString()})()`)
  .join(';');

/**
 * The frame's script, inline and before anything is painted. It belongs into <head> of the root layout, whose
 * <html> needs `suppressHydrationWarning`, because the script sets data-side and data-theme on it.
 */
export function ShellScript() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** Watches over scripts and styles that do not load. It belongs before every other script. */
export function PreloadScript() {
  return <script dangerouslySetInnerHTML={{ __html: `(${preloadScript.toString()})()` }} />;
}
