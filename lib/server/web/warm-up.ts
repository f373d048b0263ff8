import { setTimeout as pause } from 'node:timers/promises';
import { LOCALES } from '@/lib/domain/locales';
import { addressOfPage } from '@/lib/i18n/path';

/** Between them they read the catalogue, and every kind of content that all pages share. */
const PAGES = ['/', '/games/all', '/faq'];
const ATTEMPTS = 120;
const PAUSE_MS = 500;

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
};

/** @returns false when it did not become ready within a minute. */
async function untilReady(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isReady(url)) return true;
    await pause(PAUSE_MS, undefined, { ref: false });
  }
  return false;
}

/**
 * Reads the first pages in every language, one after the other: the first visitor finds them rendered, and this
 * process has copies should the database fail early. It waits until the platform is ready: otherwise visitors would
 * first see pages without games.
 * @param processes addresses of the web process, without the base path, and of the platform
 * @returns how many pages were read; none when the platform did not become ready within a minute
 */
export async function warmUp(
  processes: { web: string; platform: string },
  basePath: string,
): Promise<number> {
  if (!(await untilReady(`${processes.platform}/ready`))) return 0;
  let count = 0;
  for (const locale of LOCALES) {
    for (const page of PAGES) {
      const response = await fetch(`${processes.web}${addressOfPage(page, locale, basePath)}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      });
      await response.arrayBuffer();
      count += 1;
    }
  }
  return count;
}
