import type { Page, Request } from '@playwright/test';
import { settled, violationsOf } from '../support/access';

/** What only a whole page can have; a story is a part of one. */
const ONLY_WHOLE_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];
/** React says by a warning what it does not say by an error. */
const LOUD = ['error', 'warning'];

export interface Judge {
  /**
   * All that the page complained about by itself since the last verdict, and every axe violation in it.
   * @param rule of axe, when it is enough to judge by one
   */
  verdict: (rule?: string) => Promise<string[]>;
}

/** Resolves once none of the page's requests is under way any more. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let waiting: (() => void)[] = [];
  const end = (request: Request) => {
    open.delete(request);
    if (open.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => new Promise((resolve) => (open.size === 0 ? resolve() : waiting.push(resolve)));
}

/** Listens to a page from now on: to its console, its errors and its requests. */
export function judge(page: Page): Judge {
  let complaints: string[] = [];
  const allLoaded = watchRequests(page);

  page.on('console', (message) => {
    if (LOUD.includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page's own change of mind: it took the picture away, or was left.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`request failed: ${response.url()} ${response.status()}`);
  });

  return {
    async verdict(rule) {
      // Fonts and pictures change what is judged, and may be missing; so does a colour on its way to another.
      await allLoaded();
      await settled(page);
      const found = await violationsOf(page, { rules: rule ? [rule] : undefined, without: ONLY_WHOLE_PAGES });
      const all = [...complaints, ...found];
      complaints = [];
      return all;
    },
  };
}
