import { FRAME_SCRIPT, OFFLINE_SCRIPT, PRELOAD_SCRIPT } from '@/early/built';

/**
 * The frame's script, inline and before anything is painted. It belongs into <head> of a root layout, whose <html> needs
 * `suppressHydrationWarning`, because the script sets attributes of it.
 */
export function FrameScript() {
  return <script dangerouslySetInnerHTML={{ __html: FRAME_SCRIPT }} />;
}

/** Watches over scripts and styles that do not load. It belongs before every other script. */
export function PreloadScript() {
  return <script dangerouslySetInnerHTML={{ __html: PRELOAD_SCRIPT }} />;
}

/** Of the page that stands in for all others without a network. */
export function OfflineScript() {
  return <script dangerouslySetInnerHTML={{ __html: OFFLINE_SCRIPT }} />;
}
