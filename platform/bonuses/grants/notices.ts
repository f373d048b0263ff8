import { amountIn, pagePath, type LetterQueue } from '../../mail/service';
import type { IdentityService, PlayerProfile } from '../../identity/service';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import type { NotificationsService } from '../../notifications/service';
import type { Grant } from './grant';
import { isPlaying } from '../playing';
import { noticeWords } from './notice-words';
import * as store from './store';
import type { Db } from './store';

const HOUR_MS = 60 * 60 * 1000;
/** Hours before the end, the earliest first; nothing is said of a bonus that does not live for longer anyway. */
const NOTICES = [24, 1] as const;
/** A letter takes longer to be read than an hour. */
const LETTER_AT = 24;
/** Notices in one run of the job; the next run takes the rest. */
const MOST = 500;

/** What players are told before their active bonus is over. */
export interface Notices {
  /** Tells each of them once, 24 hours and one hour before; again it tells nobody. @returns how many were told. */
  warnDue(): Promise<number>;
}

export interface NoticeParts {
  identity: Pick<IdentityService, 'player'>;
  ledger: Pick<LedgerService, 'lockWallet'>;
  mail: LetterQueue;
  notifications: Pick<NotificationsService, 'send'>;
}

export function createNotices(
  { db, clock, config, log }: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>,
  { identity, ledger, mail, notifications }: NoticeParts,
): Notices {
  const tell = async (
    trx: Db,
    { playerId, currency, name, target, wagered }: Grant,
    { language, email }: Pick<PlayerProfile, 'language' | 'email'>,
    hours: number,
  ) => {
    const left = amountIn(language, target > wagered ? (target - wagered + 99n) / 100n : 0n, currency);
    const bonus = name[language] ?? name.en;
    const text = noticeWords(language, { bonus, hours, left });
    await notifications.send(playerId, { type: 'USER_MESSAGE', data: { messageType: 'info', text } }, trx);
    if (hours !== LETTER_AT) return;
    await mail.queue(trx, {
      kind: 'bonus_ending',
      to: email,
      language,
      playerId,
      params: { name: bonus, amount: left, url: config.webUrl + pagePath(language, '/account/bonuses') },
    });
  };

  /** @returns whether the player was told: the bonus may have ended or the account been blocked meanwhile, or another run was first. */
  const warn = ({ id, playerId, currency }: store.DueGrant, hours: number, now: Date) =>
    db.transaction().execute(async (trx) => {
      await ledger.lockWallet(trx, playerId, currency);
      // Whoever is blocked, or takes a break, is told nothing; when that is over, what still lies ahead.
      const player = await identity.player(playerId, trx);
      if (!player || !isPlaying(player, now)) return false;
      if (!(await store.markWarned(trx, id, hours))) return false;
      const grant = await store.findGrant(trx, id);
      if (!grant) return false;
      await store.addStep(trx, { grantId: id, at: now, step: 'warned', why: String(hours) });
      await tell(trx, grant, player, hours);
      return true;
    });

  return {
    async warnDue() {
      const now = clock.now();
      let told = 0;
      // The last one first: whoever gets that needs no earlier one any more.
      for (const hours of NOTICES.toReversed()) {
        const before = new Date(now.getTime() + hours * HOUR_MS);
        for (const due of await store.endingGrants(db, { now, before, hours }, MOST)) {
          const done = await warn(due, hours, now).catch((error: unknown) => {
            log.error({ err: error, grant: due.id }, 'a player was not told that a bonus ends');
            return false;
          });
          if (done) told += 1;
        }
      }
      return told;
    },
  };
}
