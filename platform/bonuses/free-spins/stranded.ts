import { API_CODES } from '@/lib/domain/api-codes';
import type { IdentityService } from '../../identity/service';
import type { Kernel } from '../../kernel/kernel';
import type { Listing } from '../../kernel/listing';
import { Problem } from '../../kernel/problem';
import type { LedgerService } from '../../ledger/service';
import { pagePath, type LetterQueue } from '../../mail/service';
import type { NotificationsService } from '../../notifications/service';
import type { GrantEngine } from '../grants/engine';
import type { Db } from '../grants/store';
import type { SpinGiving } from './giving';
import { endFreeSpins } from './store';
import * as store from './stranded-store';
import { endedByHand, goOnIn, workAgain } from './words';

export type { ListedStranded, StrandedFilter } from './stranded-store';

/** In one run of a job; the next run takes the rest. */
const MOST = 500;

/** What an operator says of free spins without a game: another game, or that they end. */
export type Settlement = { game: string } | { words: string };

/** Free spins that no game is left for. */
export interface Stranded {
  /** Where none of their games is on offer: their time stands still, and their player gets a letter, once. */
  strand(trx: Db, playerId: string, id: string): Promise<void>;
  /** Lets their time stand still, and run again where a game is on offer again. @returns how many run again */
  keepStranded(): Promise<number>;
  stranded: Listing<store.StrandedFilter, store.ListedStranded>;
  /**
   * In the operator's transaction: they go on in another game, or end, and their player is told.
   * @returns whose they are, and the game's name
   * @throws Problem 404 when they are not stranded, 409 when the game can't take the place of theirs
   */
  settleStranded(
    trx: Db,
    id: string,
    settlement: Settlement,
  ): Promise<{ playerId: string; game: string | null }>;
}

export function createStranded(
  { config, db, clock, log }: Pick<Kernel, 'config' | 'db' | 'clock' | 'log'>,
  parts: {
    giving: SpinGiving;
    engine: Pick<GrantEngine, 'count'>;
    ledger: Pick<LedgerService, 'lockWallet'>;
    identity: Pick<IdentityService, 'player'>;
    mail: LetterQueue;
    notifications: Pick<NotificationsService, 'send'>;
  },
): Stranded {
  const { giving, engine, ledger, identity, mail, notifications } = parts;

  const languageOf = async (trx: Db, playerId: string) =>
    (await identity.player(playerId, trx))?.language ?? 'en';
  const say = async (trx: Db, playerId: string, text: string) => {
    await notifications.send(playerId, { type: 'USER_MESSAGE', data: { messageType: 'info', text } }, trx);
    await giving.tell(trx, playerId);
  };

  const keep = ({ id, playerId, currency, name }: store.StrandedSpins) =>
    db.transaction().execute(async (trx) => {
      await ledger.lockWallet(trx, playerId, currency);
      if ((await store.keepTime(trx, id, clock.now())) !== true) return 0;
      const language = await languageOf(trx, playerId);
      await say(trx, playerId, workAgain(language, name[language] ?? name.en));
      return 1;
    });

  return {
    async strand(trx, playerId, id) {
      const stranded = await store.strand(trx, id, clock.now());
      const player = stranded && (await identity.player(playerId, trx));
      if (!stranded || !player) return;
      const { language, email } = player;
      await mail.queue(trx, {
        kind: 'free_spins_stranded',
        to: email,
        language,
        playerId,
        params: {
          name: stranded.name[language] ?? stranded.name.en,
          number: String(stranded.left),
          url: config.webUrl + pagePath(language, '/account/bonuses'),
        },
      });
    },

    async keepStranded() {
      let again = 0;
      for (const spins of await store.strandedSpins(db, { limit: MOST })) {
        // One that fails keeps no other one.
        again += await keep(spins).catch((error: unknown) => {
          log.error({ err: error, id: spins.id }, 'the time of free spins could not stand still');
          return 0;
        });
      }
      return again;
    },

    stranded: {
      rows: (filter) => store.listStranded(db, filter),
      count: (filter) => store.countStranded(db, filter),
    },

    async settleStranded(trx, id, settlement) {
      const missing = () => new Problem(404, API_CODES.notFound, 'these free spins wait for no game');
      const [found] = await store.strandedSpins(trx, { id, limit: 1 });
      if (!found) throw missing();
      const { playerId, currency, name, bonusGrantId } = found;
      await ledger.lockWallet(trx, playerId, currency);
      const language = await languageOf(trx, playerId);
      const called = name[language] ?? name.en;
      if ('game' in settlement) {
        if ((await store.keepTime(trx, id, clock.now())) === null) throw missing();
        const game = await store.addGame(trx, id, settlement.game);
        if (game === null)
          throw new Problem(409, API_CODES.transactionStatus, 'this game can’t take the place of theirs');
        await store.keepTime(trx, id, clock.now());
        await say(trx, playerId, goOnIn(language, called, game));
        return { playerId, game };
      }
      if ((await endFreeSpins(trx, id, 'cancelled', clock.now())) === 0) throw missing();
      await say(trx, playerId, endedByHand(language, called, settlement.words));
      // Nothing may come any more to a bonus whose money is gone.
      if (bonusGrantId !== null) await engine.count(trx, bonusGrantId, 0n);
      return { playerId, game: null };
    },
  };
}
