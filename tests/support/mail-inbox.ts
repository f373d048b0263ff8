import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createMail } from '@/sandbox/mail';
import type { StoredMail } from '@/sandbox/mail/mailbox';
import type { IdentityHarness } from './identity-harness';

export interface Inbox {
  smtpUrl: string;
  /** Newest first. */
  received(email: string): Promise<StoredMail[]>;
  /** The mail server goes away. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** The sandbox's mailbox on a free port. */
export async function startInbox(): Promise<Inbox> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'parlour-inbox-'));
  const mail = createMail({
    host: '127.0.0.1',
    smtpPort: 0,
    origin: 'http://sandbox.test',
    dataDir: directory,
    log: pino({ level: 'silent' }),
  });
  await mail.start();
  return {
    smtpUrl: `smtp://127.0.0.1:${mail.smtpPort()}`,
    async received(email) {
      const response = await mail.routes.request(`/api/messages?to=${encodeURIComponent(email)}`);
      return ((await response.json()) as { data: StoredMail[] }).data;
    },
    stop: () => mail.stop(),
    async close() {
      await mail.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

interface LetterRow {
  id: string;
  kind: string;
  recipient: string;
  language: string;
  state: string;
  attempts: number;
  last_error: string | null;
  params: Record<string, string>;
}

/** Letters to an address as the outbox has them, newest first. */
export const lettersTo = (harness: Pick<IdentityHarness, 'rows'>, email: string) =>
  harness.rows<LetterRow>(
    `select id, kind, recipient, language, state, attempts, last_error, params from mail.letters
      where recipient = '${email}' order by created_at desc, id`,
  );

/** The token of the newest letter of a kind; `url` names which of its links. */
export async function tokenIn(
  harness: Pick<IdentityHarness, 'rows'>,
  email: string,
  kind: string,
  url = 'url',
): Promise<string> {
  const letter = (await lettersTo(harness, email)).find((one) => one.kind === kind);
  return new URL(letter?.params[url] ?? 'about:blank').searchParams.get('token') ?? '';
}
