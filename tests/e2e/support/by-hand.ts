import { expect, type Page } from '@playwright/test';
import { site } from './site';

// The payment company's page on which people play what happens outside of it: chains, banks, a bank that takes money back.

const pageOfHand = () => `${site.sandbox}/payments/hand`;

/** The part of the page about one payment. */
async function partAbout(page: Page, depositId: string): Promise<{ charge: string; html: string }> {
  const html = await (await page.request.get(pageOfHand())).text();
  const part = html.split('<section').find((one) => one.includes(depositId)) ?? '';
  const charge = /aria-labelledby="([^"]+)"/.exec(part)?.[1] ?? '';
  expect(charge, `a payment for ${depositId}`).not.toBe('');
  return { charge, html: part };
}

/** Presses a button of the page about a deposit's payment. @param more what else its form says */
export async function play(
  page: Page,
  depositId: string,
  action: 'send' | 'block' | 'money' | 'charge-back',
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { charge } = await partAbout(page, depositId);
  const answer = await page.request.post(`${pageOfHand()}/${charge}`, { form: { action, ...more } });
  expect(answer.ok(), `${action} of ${depositId}`).toBe(true);
}

/** Finds blocks until every transfer of coins to a deposit is final. */
export async function findBlocks(page: Page, depositId: string): Promise<void> {
  for (;;) {
    const { html } = await partAbout(page, depositId);
    const open = html.split('<li>').filter((row) => row.includes('value="block"'));
    if (open.length === 0) return;
    for (const row of open) {
      const txid = /name="txid" value="([^"]+)"/.exec(row)?.[1] ?? '';
      await play(page, depositId, 'block', { txid });
    }
  }
}

/** The deposits of the player of this browser that are open, the newest first. */
export async function openDeposits(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v1/deposits');
  return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
}
