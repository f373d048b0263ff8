import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { request, type BrowserContext } from '@playwright/test';
import { site } from './site';

/** One session for the run: every log-in hashes a password, which takes its time. */
const file = () => path.join(os.tmpdir(), `parlour-operator-${new URL(site.web).port}.json`);

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Playwright's global set-up. @throws Error when the operator can't log in */
export default async function logInOnce(): Promise<void> {
  const context = await request.newContext();
  const answer = await context.post(`${site.web}/cms-api/operators/login`, {
    headers: { Origin: site.origin },
    data: site.operator,
  });
  if (!answer.ok()) throw new Error(`the operator can't log in: ${answer.status()}`);
  writeFileSync(file(), JSON.stringify((await context.storageState()).cookies), { mode: 0o600 });
  await context.dispose();
}

const cookies = () => JSON.parse(readFileSync(file(), 'utf8')) as Cookies;

/** Makes a browser the operator's. */
export const becomeOperator = (context: BrowserContext): Promise<void> => context.addCookies(cookies());

/** Headers with which the operator calls the CMS. */
export const operatorHeaders = (): Record<string, string> => ({
  Origin: site.origin,
  Cookie: cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; '),
});
