import { expect, type APIRequestContext } from '@playwright/test';
import { site } from './site';

const INBOX = () => `${site.sandbox}/mail/api/messages`;

const mailsTo = async (request: APIRequestContext, email: string) => {
  const list = await request.get(`${INBOX()}?to=${encodeURIComponent(email)}`);
  return ((await list.json()) as { data: { id: string; subject: string }[] }).data;
};

/**
 * The newest link to a page of ours in the mails that an address got, the newest mail first; undefined until one came.
 * @param page as its address has it: `confirmed_email`
 */
export async function linkInMail(
  request: APIRequestContext,
  email: string,
  page: string,
): Promise<string | undefined> {
  for (const { id } of await mailsTo(request, email)) {
    const mail = (await (await request.get(`${INBOX()}/${id}`)).json()) as { data?: { text?: string } };
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
