import type { APIRequestContext } from '@playwright/test';
import { site } from './site';

/** The link by which a new player confirms their address, from the mail that was sent; undefined until it came. */
export async function confirmationLink(
  request: APIRequestContext,
  email: string,
): Promise<string | undefined> {
  const inbox = `${site.sandbox}/mail/api/messages`;
  const list = await request.get(`${inbox}?to=${encodeURIComponent(email)}`);
  const { data } = (await list.json()) as { data: { id: string }[] };
  const mail = data[0] ? await (await request.get(`${inbox}/${data[0].id}`)).text() : '';
  return /https?:\/\/[^\s"'<>\\]+\/confirmed_email\?token=[\w.-]+/.exec(mail)?.[0];
}
