import { sql } from 'kysely';
import type { LanguageCode } from '@/lib/domain/locales';
import { audit, byPlayer } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { LetterQueue, MailList } from '../mail/service';
import type { ProveOwner } from './confirm-owner';
import type { AccountCookies } from './cookies';
import { createEmailLinks } from './email-links';
import { createOneTimeLinks, lockPlayer } from './one-time-links';
import { createPasswordLinks } from './password-links';
import type { Passwords } from './passwords';
import { createSafetyLetters } from './safety-letters';
import { demandConfirmed } from './subscriptions';
import * as store from './store';

const LIST_COLUMNS = {
  promo: 'email_promo_sub',
  bonuses: 'email_bonuses_sub',
  financial: 'email_financial_sub',
  technical: 'email_technical_sub',
} as const satisfies Record<MailList, keyof store.Subscriptions>;

export interface MailReader {
  playerId: string;
  email: string;
  language: LanguageCode;
}

/** What goes on by letters: confirmations, new passwords and addresses, reports, subscriptions. */
export function createLinkServices(parts: {
  kernel: Kernel;
  cookies: AccountCookies;
  passwords: Passwords;
  mail: LetterQueue;
  proveOwner: ProveOwner;
  sessionEnded(sessionId: string): void | Promise<void>;
}) {
  const { kernel } = parts;
  const { db } = kernel;
  const links = createOneTimeLinks(kernel);
  const letters = createSafetyLetters({ ...parts, links });
  const passwordLinks = createPasswordLinks({ ...parts, links, letters });
  const { sendConfirmation, ...emailLinks } = createEmailLinks({ ...parts, links });

  return {
    /** Hang in the making of a session. */
    refuseLocked: letters.refuseLocked,
    noticeDevice: letters.noticeDevice,
    sendConfirmation,
    /** What the other parts of identity write of the account's safety. */
    tell: letters.tell,

    service: {
      ...passwordLinks,
      ...emailLinks,
      previewReport: letters.previewReport,
      report: letters.report,

      /** The welcome letter of a registration whose job was queued by the version before. */
      async sendWelcomeMail(playerId: string): Promise<void> {
        await db.transaction().execute(async (trx) => {
          const player = await store.findPlayer(trx, playerId);
          if (!player || player.email_verified) return;
          await sendConfirmation(trx, { playerId, ...player }, 'welcome');
        });
      },

      /** Who gets letters of a list, in the order of their ids: the view `mail_choices` says who does. */
      async mailReaders(
        trx: store.Db,
        { list, after, limit }: { list: MailList; after: string | null; limit: number },
      ): Promise<MailReader[]> {
        const { rows } = await sql<MailReader>`
          select p.id as "playerId", p.email, p.language
            from identity.players p join identity.mail_choices c on c.player_id = p.id
           where c.list = ${list} and c.wanted and (${after}::uuid is null or p.id > ${after}::uuid)
           order by p.id limit ${limit}`.execute(trx);
        return rows;
      },

      /** How many get letters of a list. */
      async countMailReaders(list: MailList): Promise<number> {
        const { rows } = await sql<{ readers: number }>`
          select count(*)::integer as readers from identity.mail_choices
           where list = ${list} and wanted`.execute(db);
        return rows[0]?.readers ?? 0;
      },

      /**
       * Subscribes a player to a list, or ends that. @returns false when there is no such player.
       * @throws Problem 403 `client_api_61` for a subscription to an address that is not confirmed.
       */
      async setMailList(
        { playerId, list }: { playerId: string; list: MailList },
        wanted: boolean,
        requestId: string,
      ): Promise<boolean> {
        return db.transaction().execute(async (trx) => {
          const column = sql.ref(LIST_COLUMNS[list]);
          await lockPlayer(trx, playerId);
          if (wanted) demandConfirmed(await store.findPlayer(trx, playerId), { [LIST_COLUMNS[list]]: true });
          const { rows } = await sql`
            update identity.players set ${column} = ${wanted}, updated_at = now()
             where id = ${playerId} returning id`.execute(trx);
          if (rows.length === 0) return false;
          await audit(trx, {
            actor: byPlayer(playerId),
            action: 'identity.mail-list',
            requestId,
            after: { list, wanted },
          });
          return true;
        });
      },
    },
  };
}

export type LinkServices = ReturnType<typeof createLinkServices>;
