import { FRAME_SCRIPT, OFFLINE_SCRIPT, PRELOAD_SCRIPT } from '@/early/built';

/**
 * The frame's inline script, which runs before the first paint. Render it in <head> of a root layout, whose <html>
 * needs `suppressHydrationWarning`, because the script sets attributes on it.
 */
export function FrameScript() {
  return <script dangerouslySetInnerHTML={{ __html: FRAME_SCRIPT }} />;
}

/** Watches over scripts and styles that do not load. It belongs before every other script. */
export function PreloadScript() {
  return <script dangerouslySetInnerHTML={{ __html: PRELOAD_SCRIPT }} />;
}

/** For the page that replaces all others without a network. */
export function OfflineScript() {
  return <script dangerouslySetInnerHTML={{ __html: OFFLINE_SCRIPT }} />;
}
