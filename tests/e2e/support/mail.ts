import { expect, type APIRequestContext } from '@playwright/test';
import { site } from './site';

/**
 * The newest link to a page of ours in the mails that an address got, the newest mail first; undefined until one came.
 * @param page as its address has it: `confirmed_email`
 */
export async function linkInMail(
  request: APIRequestContext,
  email: string,
  page: string,
): Promise<string | undefined> {
  const inbox = `${site.sandbox}/mail/api/messages`;
  const list = await request.get(`${inbox}?to=${encodeURIComponent(email)}`);
  const { data } = (await list.json()) as { data: { id: string }[] };
  for (const { id } of data) {
    const mail = (await (await request.get(`${inbox}/${id}`)).json()) as { data?: { text?: string } };
    const found = new RegExp(String.raw`https?://[^\s"'<>]+/${page}\?token=[\w.~-]+`).exec(
      mail.data?.text ?? '',
    );
    if (found) return found[0];
  }
  return undefined;
}

/** Waits for the mail, which leaves after the answer that it belongs to. */
export async function waitForLink(request: APIRequestContext, email: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = await linkInMail(request, email, page)), { timeout: 30_000 })
    .toBeDefined();
  return link ?? '';
}
