import type { Currency } from '@/lib/money/money';
import { inCurrency } from '@/lib/money/rates';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import type { NotificationsService } from '../../notifications/service';
import type { LoyaltyLevel, Programme } from '../programme/programme';
import { currentProgramme } from '../programme/store';
import { mayBeOffered } from '../receiving';
import { sumAwards } from '../store';
import { heldStandingOf } from './held';
import { noteHeldNoMore, noteStanding, recountOn } from './standings';
import * as store from './store';

type Db = Parameters<typeof store.lockLevels>[0];

/** Players that are looked at in one turn, at most. */
const TURN = 500;
/** Another turn is begun until then: after a new programme there is everybody to look at. */
const RUNS_MS = 40_000;
/** Deposits of so many days are looked at once more. */
const LOOKS_BACK_MS = 3 * 24 * 60 * 60 * 1000;

export interface ClimbParts {
  ledger: Pick<LedgerService, 'lockWallet' | 'reward'>;
  notifications: Pick<NotificationsService, 'balanceChanges' | 'send'>;
  /** Points at this moment. */
  pointsOf(trx: Db, playerId: string): Promise<bigint>;
  /** Writes to a player who has come to a level. @param bonus minor units of the account's currency; 0 for none */
  write(trx: Db, playerId: string, reached: { level: LoyaltyLevel; bonus: bigint }): Promise<void>;
}

/** What happens when points have changed: new levels with what they bring, each once for a player. */
export function createClimbing({ db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>, parts: ClimbParts) {
  const { ledger, notifications } = parts;

  /** @param isQuiet what is reached brings nothing, and nobody is told */
  const look = async (
    trx: Db,
    { playerId, currency }: { playerId: string; currency: Currency },
    programme: Programme,
    isQuiet = false,
  ): Promise<void> => {
    const { levels } = programme;
    const now = clock.now();
    const points = await parts.pointsOf(trx, playerId);
    const fromDeposits = points - (await sumAwards(trx, playerId));
    const atThem = levels.filter(({ fromPoints }) => fromPoints <= points);
    const note = async (rose: boolean) => {
      const reached = await store.listReached(trx, playerId);
      const { level, heldUntil } = heldStandingOf(points, programme, reached, now);
      const standing = { playerId, points, fromDeposits, level: level?.code ?? null, heldUntil };
      await noteStanding(trx, standing, { now, rose });
    };
    const known = new Set((await store.listReached(trx, playerId)).map(({ code }) => code));
    const fresh = atThem.filter(({ code }) => !known.has(code));
    await store.noteHeld(
      trx,
      playerId,
      atThem.map(({ code }) => code),
      now,
    );
    const highest = fresh.at(-1);
    if (!highest) return note(false);
    const may = !isQuiet && (await mayBeOffered(trx, playerId, now));
    let given = 0n;
    for (const level of fresh) {
      const bonus = may ? inCurrency(level.bonus, currency) : 0n;
      const paid =
        bonus > 0n
          ? await ledger.reward(trx, {
              ...{ playerId, currency, amount: bonus },
              type: 'level_bonus',
              idempotencyKey: `level:${level.code}:${playerId}`,
              reference: level.code,
            })
          : null;
      given += bonus;
      const { code } = level;
      const row = {
        code,
        currency,
        bonus,
        withheld: !may && !isQuiet,
        transactionId: paid?.transactionId ?? null,
      };
      await store.addReached(trx, playerId, row, now);
    }
    await note(true);
    if (!may) return;
    if (given > 0n) await notifications.balanceChanges(trx, playerId);
    await notifications.send(
      playerId,
      { type: 'USER_LEVEL', data: { level: highest.level, code: highest.code } },
      trx,
    );
    await parts.write(trx, playerId, { level: highest, bonus: given });
  };

  /**
   * Takes a player in hand, and looks. The wallet is locked before the note of the change: whoever pays something in, or gives a
   * prize, does both in this order, too. @returns false when another instance has it in hand, or had
   */
  const lookOnce = (playerId: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      await store.lockLevels(trx, playerId);
      const account = await store.accountOf(trx, playerId);
      if (account) await ledger.lockWallet(trx, playerId, account.currency);
      if (!(await store.takeChanged(trx, playerId))) return false;
      // After the note is taken: whoever publishes another one later notes everybody anew.
      if (account) await look(trx, { playerId, ...account }, await currentProgramme(trx));
      return true;
    });

  return {
    /** Looks at everybody whose points have changed. @returns how many */
    async run(): Promise<number> {
      await noteHeldNoMore(db, clock.now());
      let done = 0;
      for (const until = performance.now() + RUNS_MS; performance.now() < until;) {
        let players = await store.changedPlayers(db, TURN);
        // Whoever's points have changed comes first; then, after a new programme, everybody.
        const noted = players.length < TURN ? await recountOn(db, clock.now(), TURN) : 0;
        if (noted > 0) players = await store.changedPlayers(db, TURN);
        const before = done;
        for (const playerId of players) {
          try {
            if (await lookOnce(playerId)) done += 1;
          } catch (error) {
            // What fails for one stops nobody else: it comes again, after them.
            log.error({ err: error, player: playerId }, 'levels of a player could not be looked at');
            await store.noteChanged(db, playerId, clock.now());
          }
        }
        if ((players.length < TURN && noted === 0) || done === before) break;
      }
      if (done > 0) log.info({ players: done }, 'levels of players looked at');
      return done;
    },
    /** Whoever had paid in before anybody looked has the levels that they have, and nothing for them. @returns how many */
    async begin(): Promise<number> {
      const programme = await currentProgramme(db);
      const players = await store.unknownDepositors(db);
      for (const playerId of players)
        await db.transaction().execute(async (trx) => {
          await store.lockLevels(trx, playerId);
          const account = await store.accountOf(trx, playerId);
          if (account) await look(trx, { playerId, ...account }, programme, true);
        });
      return players.length;
    },
    /** Once a day: whom nothing has told of a change of points. */
    async sweep(): Promise<void> {
      const now = clock.now();
      await store.noteDepositors(db, new Date(now.getTime() - LOOKS_BACK_MS), now);
    },
  };
}
