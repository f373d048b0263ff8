import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import pg from 'pg';
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

/**
 * A letter of news to a player that the mail server refused until nobody tried any more. It waits for an operator to send
 * it again: a mail server that is away for three hours is nothing that a test can have.
 */
export async function failedNews(player: { id: string; email: string; language: string }): Promise<void> {
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  try {
    await database.query(
      `insert into mail.letters (kind, player_id, recipient, language, params, state, attempts, last_error, message_id)
       values ('news', $1, $2, $3, $4, 'failed', 11, 'connect ECONNREFUSED', $5)`,
      [
        player.id,
        player.email,
        player.language,
        { title: 'News', text: 'What is new', url: `${site.web}/` },
        `<${randomUUID()}@mail.example>`,
      ],
    );
  } finally {
    await database.end();
  }
}
