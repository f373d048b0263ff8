import { API_CODES } from '@/lib/domain/api-codes';
import type { CheckMinutes, PlayLaw } from '@/lib/domain/play-law';
import type { Currency } from '@/lib/money/money';
import { audit, byPlayer } from '../../audit/service';
import type { IdentityService } from '../../identity/service';
import { mostSlotStake, type JurisdictionsService, type LicensedPlayLaw } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import type { LedgerService } from '../../ledger/service';
import { changedCheck, checkEvery, choicesOf, nextCheck, pauseOf } from './play-rules';
import * as playStore from './play-store';
import type { OwnPlaySession, PlayRow } from './play-store';
import type { Db } from '../store';

/** What a game may do for a player, from the start of a session of play until its end. */
export interface RulesOfPlay {
  /** From the start of a round to the next one's at least, ms; null where the law says nothing. */
  slotMs: number | null;
  otherMs: number | null;
  /** Of a round of slots at most, minor units. */
  mostStake: bigint | null;
  oneGame: boolean;
  autoplay: boolean;
  turbo: boolean;
  celebrateAbove: number;
}

/** A session of play as it runs. Amounts are minor units. */
export interface RunningPlay {
  beganAt: Date;
  seconds: number;
  currency: Currency;
  staked: bigint;
  won: bigint;
  oneGame: boolean;
  /** When no round begins before the player has answered; null for never. */
  checkAt: Date | null;
  /** No round begins before. */
  pausedUntil: Date | null;
}

export interface PlayNow {
  now: Date;
  /** Null while nothing is played. */
  session: RunningPlay | null;
  check: {
    /** What the player has chosen, minutes; null for never. */
    own: number | null;
    /** What holds: at least what the law asks for. */
    every: number | null;
    choices: readonly CheckMinutes[];
    /** Whether a player may do without. */
    optional: boolean;
  };
}

/** Time and speed in play. */
export interface Play {
  /**
   * A game opens for money: its player's session of play goes on, or begins. In the transaction of the launch, alone with the
   * player's money.
   */
  beginPlay(
    trx: Db,
    player: Pick<PlayerSession, 'playerId' | 'country'>,
    currency: Currency,
  ): Promise<RulesOfPlay>;
  /** What holds for play money, by the country. @param country ISO 3166-1 alpha-2; null for one that is not known */
  rulesOfDemo(
    player: Pick<PlayerSession, 'playerId'> | null,
    country: string | null,
    currency: Currency,
  ): Promise<RulesOfPlay>;
  /** @throws Problem 403 `play_paused` with `until`, while the law lets nobody play, not even with play money. */
  refusePaused(player: Pick<PlayerSession, 'playerId' | 'country'>): Promise<void>;
  playOf(player: Pick<PlayerSession, 'playerId' | 'country'>): Promise<PlayNow>;
  /** The player has read what they were told of their play. Once counts for all devices; again changes nothing. */
  answerCheck(session: PlayerSession, requestId: string): Promise<void>;
  /** @throws Problem 422 `client_api_5` for what is not among the choices. @param minutes null for never */
  chooseCheck(session: PlayerSession, minutes: number | null, requestId: string): Promise<void>;
  /** Its player has logged out, or plays nothing more for now. */
  endPlay(on: Db, playerId: string): Promise<void>;
  ownPlaySessions(playerId: string, page: { page: number; perPage: number }): Promise<OwnPlaySession[]>;
  ownRealityCheck(playerId: string): Promise<{ minutes: number; since: Date } | null>;
}

export interface PlayParts {
  identity: Pick<IdentityService, 'demandLive'>;
  jurisdictions: Pick<JurisdictionsService, 'playLaw'>;
  ledger: Pick<LedgerService, 'lockWallet'>;
}

/** Who comes back sooner plays on: a log-out neither answers what waits nor ends a pause. Milliseconds. */
const AWAY_MS = 5 * 60 * 1000;

export function createPlay(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { identity, jurisdictions, ledger }: PlayParts,
): Play {
  const isBack = ({ lastAt }: PlayRow, now: Date) => now.getTime() - lastAt.getTime() < AWAY_MS;

  const rulesOf = async (
    on: Db,
    playerId: string | null,
    law: PlayLaw,
    currency: Currency,
    now: Date,
  ): Promise<RulesOfPlay> => ({
    slotMs: law.cycle?.slotMs ?? null,
    otherMs: law.cycle?.otherMs ?? null,
    mostStake: await mostSlotStake(on, law, { playerId, currency }, now),
    oneGame: law.oneGame ?? false,
    autoplay: law.autoplay,
    turbo: law.turbo,
    celebrateAbove: law.celebrateAbove,
  });

  const newPlay = async (
    trx: Db,
    playerId: string,
    law: LicensedPlayLaw,
    before: PlayRow | null,
    currency: Currency,
    now: Date,
  ) => {
    const rules = await rulesOf(trx, playerId, law, currency, now);
    const carried = before && isBack(before, now) ? before : null;
    const pause = pauseOf(law, (law.pause && carried?.pauseFrom) ?? now);
    const minutes = checkEvery(await playStore.ownCheck(trx, playerId), law);
    const due = minutes === null ? null : nextCheck(minutes, pause, now);
    const checkAt = due && carried?.checkAt && carried.checkAt < due ? carried.checkAt : due;
    const { slotMs, otherMs, mostStake, oneGame } = rules;
    const play = {
      currency,
      law: law.code,
      slotMs,
      otherMs,
      mostStake,
      oneGame,
      pause,
      checkMinutes: minutes,
      checkAt,
    };
    await playStore.beginPlay(trx, playerId, play, now);
    // The pace of who comes back soon goes on, too.
    if (carried) await playStore.carryRound(trx, playerId, carried.id);
    return rules;
  };

  const playOf: Play['playOf'] = async ({ playerId, country }) => {
    const now = clock.now();
    const law = jurisdictions.playLaw(country, now);
    const row = await playStore.latestPlay(db, playerId, now);
    const own = await playStore.ownCheck(db, playerId);
    const session = row?.isRunning ? row : null;
    return {
      now,
      session: session && {
        beganAt: session.beganAt,
        seconds: Math.max(0, Math.floor((now.getTime() - session.beganAt.getTime()) / 1000)),
        currency: session.currency,
        staked: session.staked,
        won: session.won,
        oneGame: session.oneGame,
        checkAt: session.checkAt,
        pausedUntil: session.pausedUntil,
      },
      check: {
        own,
        every: session ? session.checkMinutes : checkEvery(own, law),
        choices: choicesOf(law),
        optional: law.checkMinutes === undefined,
      },
    };
  };

  return {
    async beginPlay(trx, { playerId, country }, currency) {
      const now = clock.now();
      await ledger.lockWallet(trx, playerId, currency);
      const law = jurisdictions.playLaw(country, now);
      const row = await playStore.latestPlay(trx, playerId, now, true);
      if (!row?.isRunning || row.currency !== currency) {
        return newPlay(trx, playerId, law, row, currency, now);
      }
      await playStore.touchPlay(trx, row.id, now);
      const { slotMs, otherMs, mostStake, oneGame } = row;
      const { autoplay, turbo, celebrateAbove } = law;
      return { slotMs, otherMs, mostStake, oneGame, autoplay, turbo, celebrateAbove };
    },

    rulesOfDemo(player, country, currency) {
      const now = clock.now();
      return rulesOf(db, player?.playerId ?? null, jurisdictions.playLaw(country, now), currency, now);
    },

    async refusePaused({ playerId, country }) {
      const now = clock.now();
      const { pause } = jurisdictions.playLaw(country, now);
      if (!pause || pause.demo) return;
      const row = await playStore.latestPlay(db, playerId, now);
      // A log-out ends no pause.
      if (!row?.pausedUntil || !(row.isRunning || isBack(row, now))) return;
      throw new Problem(403, API_CODES.playPaused, 'play pauses', { until: row.pausedUntil.toISOString() });
    },

    playOf,

    answerCheck: (session, requestId) =>
      db.transaction().execute(async (trx) => {
        const { playerId } = session;
        const now = clock.now();
        await identity.demandLive(trx, session);
        const row = await playStore.latestPlay(trx, playerId, now, true);
        if (!row?.checkAt || row.checkMinutes === null || row.checkAt > now) return;
        const at = nextCheck(row.checkMinutes, playStore.rhythmOf(row), now);
        await playStore.setCheck(trx, row.id, { minutes: row.checkMinutes, at });
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'protection.answer-check',
          subject: playerId,
          requestId,
          after: { asked: row.checkAt, next: at },
        });
      }),

    chooseCheck: (session, minutes, requestId) =>
      db.transaction().execute(async (trx) => {
        const { playerId, country } = session;
        const now = clock.now();
        await identity.demandLive(trx, session);
        const law = jurisdictions.playLaw(country, now);
        const isAmong = choicesOf(law).some((choice) => choice === minutes);
        if (minutes === null ? law.checkMinutes !== undefined : !isAmong) {
          throw new Problem(422, API_CODES.wrongData, 'this is not among the choices', {
            fields: { minutes: 'invalid' },
          });
        }
        const row = await playStore.latestPlay(trx, playerId, now, true);
        const before = await playStore.ownCheck(trx, playerId);
        if (before === minutes) return;
        await playStore.saveOwnCheck(trx, playerId, minutes, now);
        if (row?.isRunning) {
          const every = checkEvery(minutes, law);
          const pause = playStore.rhythmOf(row);
          const stands =
            row.checkAt && row.checkMinutes !== null ? { minutes: row.checkMinutes, at: row.checkAt } : null;
          const waits = stands && stands.at <= now;
          if (waits) await playStore.setCheck(trx, row.id, { ...stands, minutes: every ?? stands.minutes });
          else {
            const at =
              every === null
                ? null
                : stands
                  ? changedCheck(stands, every, pause)
                  : nextCheck(every, pause, now);
            await playStore.setCheck(trx, row.id, { minutes: every, at });
          }
        }
        await audit(trx, {
          actor: byPlayer(playerId),
          action: 'protection.reality-check',
          subject: playerId,
          requestId,
          before: { minutes: before },
          after: { minutes },
        });
      }),

    endPlay: (on, playerId) => playStore.endPlay(on, playerId, clock.now()),
    ownPlaySessions: (playerId, page) => playStore.ownSessions(db, playerId, page),
    ownRealityCheck: (playerId) => playStore.ownCheckSince(db, playerId),
  };
}
