import { readFileSync } from 'node:fs';
import path from 'node:path';

let known: string | null | undefined;

/**
 * The value of the cookie that makes Next show drafts: each build makes a new one, and only app/internal/preview
 * gives it out. Null without a build.
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
