import { test as base, expect, type Page } from '@playwright/test';
import de from '../../../messages/de.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import { addressOfPage } from '../../../lib/i18n/path';
import { seeTournaments } from './seen-tournaments';
import { site } from './site';

type AppLocale = 'en' | 'de';
const CATALOGUE = { en, de };

export interface AppOptions {
  /** The language that a project runs in; specs find everything through its messages. */
  appLocale: AppLocale;
  /** What the visitor has answered about cookies before; null leaves the question standing. */
  cookieChoice: 'necessary' | 'analytics' | null;
  /** Whether the tournaments that are on were shown as new before: their modal would come in between. */
  tournamentsSeen: boolean;
}

interface AppFixtures {
  /** Messages of the project's language: `m.Auth.createAccount`. */
  m: typeof en;
  /** Address in the project's language: `at('/games')` → `/de/games`. */
  at: (path: string) => string;
  /** Every console error and page error. A test that expects one takes it out with `forgive`. */
  complaints: string[];
}

/** A page that complains to the console is broken, whatever else the test asserts. */
function listen(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/**
 * Takes out of `complaints` what a test expects: the browser itself reports a page's status, and what a test keeps from
 * loading.
 */
export function forgive(complaints: string[], part: string | RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.match(part)));
}

export const test = base.extend<AppOptions & AppFixtures>({
  appLocale: ['en', { option: true }],
  cookieChoice: ['necessary', { option: true }],
  tournamentsSeen: [true, { option: true }],
  m: async ({ appLocale }, use) => use(CATALOGUE[appLocale]),
  at: async ({ appLocale }, use) => use((path) => addressOfPage(path, appLocale, site.basePath)),
  page: async ({ page, cookieChoice, tournamentsSeen }, use) => {
    if (tournamentsSeen) await seeTournaments(page);
    if (cookieChoice) {
      await page.addInitScript((choice) => {
        if (location.origin !== 'null') localStorage.setItem('cookies', choice);
      }, cookieChoice);
    }
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
