import { expect, type Browser } from '@playwright/test';
import type { RegisterName } from '@/lib/domain/registers';
import type { BookChoice } from '@/lib/domain/rule-books';
import { change } from './account';
import { openColleague, openOffice } from './documents';
import { site } from './site';

/** Two operators give a country another rule book, unless it has it already, without the pages that do so. @param country ISO 3166-1 alpha-2 */
export async function setRuleBook(browser: Browser, country: string, book: BookChoice): Promise<void> {
  const office = await openOffice(browser);
  const shown = await office.request.get('/api/office/v1/rule-books');
  const { data } = (await shown.json()) as { data: { countries: { country: string; book: string }[] } };
  if (data.countries.some((one) => one.country === country && one.book === book)) {
    await office.close();
    return;
  }
  const colleague = await openColleague(browser);
  const { request } = (await change(office, 'POST', '/api/office/v1/rule-books', {
    country,
    book,
    reason: 'Its players live under this law.',
  })) as { request: string };
  const agreed = await colleague.request.post(`/api/office/v1/approvals/${request}/approve`, {
    data: { reason: 'Seen in the law.' },
    headers: { origin: site.origin },
  });
  expect(agreed.ok(), await agreed.text()).toBe(true);
  await office.close();
  await colleague.close();
}

/** Orders what the sandbox's register of excluded players does wrong next. */
export async function registerFails(
  register: RegisterName,
  fault: 'down' | 'slow' | 'wrong',
  times = 1,
): Promise<void> {
  const answer = await fetch(`${site.sandbox}/registers/${register}/faults`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.registerKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fault, times }),
  });
  expect(answer.status).toBe(204);
}
