import type { LanguageCode } from '@/lib/domain/locales';
import { toSafeMinor, type Currency } from '@/lib/money/money';
import type { IdentityService } from '../../identity/service';
import type { Kernel } from '../../kernel/kernel';
import type { PlayerSession } from '../../kernel/session';
import type { LedgerService } from '../../ledger/service';
import type { LetterQueue } from '../../mail/service';
import type { NotificationsService } from '../../notifications/service';
import type { GrantEngine } from '../grants/engine';
import type { Db } from '../grants/store';
import type { SpinGiving } from './giving';
import { isPlaying } from '../playing';
import * as store from './store';
import { keepTime } from './stranded-store';
import { createStranded, type Stranded } from './stranded';
import { movedTo, withoutStandIn } from './words';

/** In one run of a job; the next run takes the rest. */
const MOST = 500;

/** Free spins as the API tells them. Amounts are minor units, moments ISO 8601. */
export interface PresentedSpins extends Omit<store.FreeSpins, 'name' | 'betAmount' | 'expiresAt'> {
  name: string;
  betAmount: number;
  expiresAt: string;
}

/** What a page and a studio are told when a game opens. */
export interface SpinsAtLaunch {
  grantId: string;
  leftToday: number;
  /** Minor units. */
  betAmount: number;
  currency: Currency;
}

export interface FreeSpinsService extends Omit<Stranded, 'strand'> {
  /** What a player can use in the currency in use, what ends first first; nothing while they may not play. */
  own(player: PlayerSession, language: LanguageCode): Promise<PresentedSpins[]>;
  /** What is used first in a game; null when nothing can be used in it today. */
  forGame(game: { playerId: string; currency: Currency; gameId: string }): Promise<SpinsAtLaunch | null>;
  /** Ends what was not used in time. @returns how many */
  expireDue(): Promise<number>;
  /**
   * Puts another game in the place of one that is no longer on offer; where there is none, its player is told so.
   * @returns how many were replaced, or told of
   */
  replaceWithdrawn(): Promise<number>;
  /** In the transaction that takes a deposit back: what is left of its spins goes. */
  depositTakenBack(trx: Db, depositId: string): Promise<void>;
}

export interface FreeSpinsParts {
  giving: SpinGiving;
  engine: Pick<GrantEngine, 'count'>;
  ledger: Pick<LedgerService, 'lockWallet'>;
  identity: Pick<IdentityService, 'player'>;
  mail: LetterQueue;
  notifications: Pick<NotificationsService, 'send'>;
}

const present = (
  { name, betAmount, expiresAt, ...rest }: store.FreeSpins,
  language: LanguageCode,
): PresentedSpins => ({
  ...rest,
  name: name[language] ?? name.en,
  betAmount: toSafeMinor(betAmount),
  expiresAt: expiresAt.toISOString(),
});

export function createFreeSpins(
  kernel: Pick<Kernel, 'config' | 'db' | 'clock' | 'log'>,
  parts: FreeSpinsParts,
): FreeSpinsService {
  const { db, clock, log } = kernel;
  const { giving, engine, ledger, identity, notifications } = parts;
  const { strand, ...stranded } = createStranded(kernel, parts);

  const expire = ({ id, playerId, currency, bonusGrantId }: store.DueFreeSpins, now: Date) =>
    db.transaction().execute(async (trx) => {
      await ledger.lockWallet(trx, playerId, currency);
      if ((await store.endFreeSpins(trx, id, 'expired', now)) === 0) return 0;
      await giving.tell(trx, playerId);
      // Nothing may come any more to a bonus whose money is gone.
      if (bonusGrantId !== null) await engine.count(trx, bonusGrantId, 0n);
      return 1;
    });

  const replace = (withdrawn: store.Withdrawn) =>
    db.transaction().execute(async (trx) => {
      const { id, gameId, playerId, currency, name, standInId, standInName, hasOthers } = withdrawn;
      await ledger.lockWallet(trx, playerId, currency);
      const isNew =
        standInId === null
          ? await store.noteWithdrawn(trx, withdrawn)
          : await store.replaceGame(trx, { id, gameId, standInId });
      if (!isNew) return 0;
      const language = (await identity.player(playerId, trx))?.language ?? 'en';
      const text =
        standInName === null
          ? withoutStandIn(language, name, hasOthers)
          : movedTo(language, name, standInName);
      await notifications.send(playerId, { type: 'USER_MESSAGE', data: { messageType: 'info', text } }, trx);
      if (standInId !== null) await keepTime(trx, id, clock.now());
      else if (!hasOthers) await strand(trx, playerId, id);
      await giving.tell(trx, playerId);
      return 1;
    });

  /** One that fails keeps no other one. @returns the sum of what they came to */
  const each = async <Item>(items: readonly Item[], run: (item: Item) => Promise<number>) => {
    let sum = 0;
    for (const item of items) {
      sum += await run(item).catch((error: unknown) => {
        log.error({ err: error, item }, 'free spins could not be changed');
        return 0;
      });
    }
    return sum;
  };

  return {
    ...stranded,

    async own({ playerId, currency }, language) {
      const now = clock.now();
      const open = await store.openFreeSpins(db, playerId, currency, now);
      if (open.length === 0 || !isPlaying(await identity.player(playerId), now)) return [];
      return open.map((spins) => present(spins, language));
    },

    async forGame({ playerId, currency, gameId }) {
      const spins = await store.freeSpinsFor(db, { playerId, currency, gameId, now: clock.now() });
      if (!spins) return null;
      const { id, leftToday, betAmount } = spins;
      return { grantId: id, leftToday, betAmount: toSafeMinor(betAmount), currency };
    },

    async expireDue() {
      const now = clock.now();
      return each(await store.dueFreeSpins(db, now, MOST), (due) => expire(due, now));
    },

    replaceWithdrawn: async () => each(await store.withdrawnGames(db, MOST), replace),

    async depositTakenBack(trx, depositId) {
      for (const { id, playerId, currency } of await store.freeSpinsOfDeposit(trx, depositId)) {
        await ledger.lockWallet(trx, playerId, currency);
        if ((await store.endFreeSpins(trx, id, 'cancelled', clock.now())) > 0)
          await giving.tell(trx, playerId);
      }
    },
  };
}
