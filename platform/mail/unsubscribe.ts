import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_LISTS, type MailList } from './kinds';

export interface Unsubscription {
  playerId: string;
  list: MailList;
}

/**
 * Words that unsubscribe a player from one list without a log-in. They work for good, as old letters stay in mailboxes,
 * so nothing is stored: a word is who and what, signed with a key of its own.
 */
export function unsubscribeWords(authSecret: string) {
  const key = createHmac('sha256', authSecret).update('mail-unsubscribe').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    make({ playerId, list }: Unsubscription): string {
      const text = Buffer.from(`${playerId}:${list}`).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(word: string): Unsubscription | null {
      const [text = '', signature = '', ...more] = word.split('.');
      if (more.length > 0) return null;
      const expected = sign(text);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [playerId = '', name] = Buffer.from(text, 'base64url').toString().split(':');
      const list = MAIL_LISTS.find((one) => one === name);
      return list ? { playerId, list } : null;
    },
  };
}
