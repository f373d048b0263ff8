import { readFileSync } from 'node:fs';
import path from 'node:path';

let known: string | null | undefined;

/**
 * The value of the cookie by which Next knows a browser that is shown drafts: made anew by each build, and given out
 * by app/internal/preview alone. Null when there is no build to ask.
 */
export function draftCookieValue(): string | null {
  known ??= read();
  return known;
}

function read(): string | null {
  const file = path.join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'prerender-manifest.json');
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { preview?: { previewModeId?: unknown } };
    const id = manifest.preview?.previewModeId;
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    return null;
  }
}
