import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A mail as the inbox keeps and shows it. */
export interface StoredMail {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  from: string;
  /** Recipients of the envelope, in lower case: who really got it. */
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  attachments: { name: string; type: string; bytes: number }[];
}

export interface Mailbox {
  /** Newest first; with `to`, only what that address got. */
  list(to?: string): StoredMail[];
  get(id: string): StoredMail | undefined;
  add(mail: Omit<StoredMail, 'id'>): StoredMail;
  clear(): void;
}

/** Mails that the box holds; the oldest make room. */
export const MAILBOX_MAX = 500;

const FILE = /^\d{13}-[0-9a-f-]{36}\.json$/;

/** A file that a crash cut short is no mail: the sender was not told that it arrived. */
function read(file: string): StoredMail | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredMail;
  } catch {
    return null;
  }
}

/** Opens the box in a folder, one file for each mail; what an earlier run received is still there. */
export function openMailbox(directory: string, maximum = MAILBOX_MAX): Mailbox {
  mkdirSync(directory, { recursive: true });
  const fileOf = new Map<string, string>();
  let mails: StoredMail[] = [];

  for (const name of readdirSync(directory)
    .filter((entry) => FILE.test(entry))
    .sort()) {
    const file = path.join(directory, name);
    const mail = read(file);
    if (!mail) {
      rmSync(file, { force: true });
      continue;
    }
    fileOf.set(mail.id, file);
    mails.push(mail);
  }

  const remove = (gone: readonly StoredMail[]) => {
    for (const { id } of gone) {
      const file = fileOf.get(id);
      if (file) rmSync(file, { force: true });
      fileOf.delete(id);
    }
  };

  return {
    list(to) {
      const wanted = to?.trim().toLowerCase();
      return mails.filter((mail) => !wanted || mail.to.includes(wanted)).reverse();
    },
    get: (id) => mails.find((mail) => mail.id === id),
    add(incoming) {
      const mail = { id: randomUUID(), ...incoming };
      const file = path.join(directory, `${Date.now()}-${mail.id}.json`);
      writeFileSync(`${file}.new`, JSON.stringify(mail));
      renameSync(`${file}.new`, file);
      fileOf.set(mail.id, file);
      mails.push(mail);
      if (mails.length > maximum) {
        remove(mails.slice(0, mails.length - maximum));
        mails = mails.slice(-maximum);
      }
      return mail;
    },
    clear() {
      remove(mails);
      mails = [];
    },
  };
}
