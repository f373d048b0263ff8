import {
  BASIS_POINTS,
  DRAW_NEWS_MS,
  DRAWS_SHOWN,
  JACKPOT_OPENINGS,
  JACKPOT_RANGES,
  JACKPOT_SHARES,
  JACKPOT_TOP,
  JACKPOTS,
  type AmountRange,
  type JackpotCode,
  type JackpotName,
} from '@/lib/domain/jackpots';
import { toSafeMinor, type Money } from '@/lib/money/money';
import type { GamesService } from '../games/service';
import type { Kernel } from '../kernel/kernel';
import type { IdentityService } from '../identity/service';
import type { JurisdictionsService } from '../jurisdictions/service';
import type { LedgerService } from '../ledger/service';
import type { LiveService } from '../live/service';
import type { NotificationsService } from '../notifications/service';
import type { PlayService } from '../play/service';
import { JACKPOT_CURRENCY } from './book';
import { presentDraws, type PastDraw } from './draws';
import * as draws from './draw-store';
import { createDrawsStreams, type DrawsStreamOptions } from './draws-stream';
import { endMonths, feedJackpots } from './feed';
import { findWinners } from './find-winners';
import { createWinnersStreams, type WinnersStreamOptions } from './winners-stream';
import * as store from './store';
import { presentWinners, type Winner } from './winners';

export type { Winner } from './winners';

/** A jackpot as everybody sees it (SPEC §3); the route adds what it is called. */
export interface Jackpot {
  code: JackpotCode;
  jackpotInfo: Money;
  /** Between which amounts it is drawn. */
  range: AmountRange;
  /** With what it opens after a draw, minor units. */
  opening: number;
  /** What of each stake it gets, basis points. */
  share: number;
  /** What was published when it opened, and when the month ends at which it is drawn at the latest; null before that. */
  draw: { commitment: string; openedAt: string; monthEndsAt: string } | null;
}

export interface OwnJackpots {
  /** Whether a draw counts the player's tickets where they live. */
  eligible: boolean;
  running: (Pick<Jackpot, 'code' | 'jackpotInfo' | 'range' | 'opening' | 'draw'> & {
    /** Cents of real stake since the jackpot opened; none below zero. */
    tickets: number;
    /** What of these stakes went to it. */
    added: Money;
  })[];
  wins: PastDraw[];
}

export interface JackpotsService {
  /**
   * Feeds the jackpots from all play so far, and finds the winners in it; on running instances followers of play do
   * the same. Opens the jackpots the first time. @returns false when something blocks it.
   */
  catchUp(): Promise<boolean>;
  /** Draws what a month's end makes due; the follower does the same while somebody plays. @returns as catchUp */
  endMonths(): Promise<boolean>;
  /** The last draws, the newest first, with all that is needed to check them. */
  draws(limit: number): Promise<PastDraw[]>;
  /** The last draw, while it is news. */
  newsOfDraw(): Promise<PastDraw | undefined>;
  /** In order max, mid, mini; empty before they are opened. */
  jackpots(): Promise<Jackpot[]>;
  /** What a player has of them: tickets of those that are open, and the draws that they won, the newest first. */
  own(playerId: string): Promise<OwnJackpots>;
  /** The newest wins of real money that were larger than their stake, the newest first. */
  winners(limit: number): Promise<Winner[]>;
  /** The largest of them in jackpot games, the largest first. */
  top(): Promise<Winner[]>;
  /**
   * A stream of new winners, beginning with the newest ones.
   * @throws Problem 429 beyond the streams of a network, 503 beyond those of the instance.
   */
  openWinnersStream(options: WinnersStreamOptions): Promise<ReadableStream<Uint8Array>>;
  /**
   * A stream of the last draws, again with each new one.
   * @throws Problem as openWinnersStream
   */
  openDrawsStream(options: DrawsStreamOptions): Promise<ReadableStream<Uint8Array>>;
  /** Takes a player's wins from the lists. */
  erase(playerId: string): Promise<void>;
  /** Forgets winners that no list shows any more. */
  sweep(): Promise<void>;
}

/** The name of a winner of whom nothing is kept. */
const NAMELESS = '***';
/** A player's draws that are told: nobody wins as many. */
const OWN_WINS = 100;
const KEPT = { newest: 1_000, largest: 100 };

export interface JackpotsParts {
  ledger: Pick<LedgerService, 'feedJackpots' | 'jackpots' | 'payJackpot'>;
  games: Pick<GamesService, 'offeredGames'>;
  identity: Pick<IdentityService, 'emailsOf' | 'lockPlayable' | 'holdsOf' | 'player'>;
  jurisdictions: Pick<JurisdictionsService, 'hasJackpots'>;
  notifications: Pick<NotificationsService, 'balanceChanges' | 'send'>;
  play: Pick<PlayService, 'follow' | 'catchUp'>;
  live: Pick<LiveService, 'hear' | 'topic'>;
}

/** Jackpots and recent winners: both follow play from behind, and never hold it up. */
export function createJackpotsService(kernel: Kernel, parts: JackpotsParts): JackpotsService {
  const { db, log } = kernel;
  const { ledger, games, identity, play } = parts;

  const newest = async (limit: number, after?: number) =>
    presentWinners(await store.newestWinners(db, limit, after), games);
  const winnersStreams = createWinnersStreams(kernel, { newest, live: parts.live });
  const lastDraws = async (limit: number) => presentDraws(await draws.lastDraws(db, limit));
  const drawsStreams = createDrawsStreams(kernel, { last: () => lastDraws(DRAWS_SHOWN), live: parts.live });
  for (const follower of [feedJackpots(parts, kernel.clock), findWinners(identity)]) play.follow(follower);

  const jackpots = async (): Promise<Jackpot[]> => {
    const held = await ledger.jackpots(db, JACKPOT_CURRENCY);
    if (!held) return [];
    const rounds = new Map((await draws.openRounds(db)).map((round) => [round.code, round]));
    const draw = (name: JackpotName) => {
      const round = rounds.get(name);
      if (!round) return null;
      const { commitment, openedAt, monthEndsAt } = round;
      return { commitment, openedAt: openedAt.toISOString(), monthEndsAt: monthEndsAt.toISOString() };
    };
    return JACKPOTS.map((name) => ({
      code: `jackpot-${name}` as const,
      jackpotInfo: { amount: toSafeMinor(held[name]), currency: JACKPOT_CURRENCY },
      range: JACKPOT_RANGES[name],
      opening: JACKPOT_OPENINGS[name],
      share: JACKPOT_SHARES[name],
      draw: draw(name),
    }));
  };

  return {
    async catchUp() {
      const caughtUp = [await play.catchUp('jackpots'), await play.catchUp('winners')];
      return caughtUp.every(Boolean);
    },
    jackpots,
    async own(playerId) {
      const [open, tickets, won, player] = await Promise.all([
        jackpots(),
        draws.ownTickets(db, playerId),
        draws.lastDraws(db, OWN_WINS, playerId),
        identity.player(playerId),
      ]);
      const running = open.map(({ code, jackpotInfo, range, opening, share, draw }, index) => {
        const name = JACKPOTS[index];
        const own = (name && tickets.get(name)) ?? 0n;
        const counted = own > 0n ? own : 0n;
        const amount = toSafeMinor((counted * BigInt(share)) / BigInt(BASIS_POINTS));
        return {
          ...{ code, jackpotInfo, range, opening, draw },
          tickets: toSafeMinor(counted),
          added: { amount, currency: JACKPOT_CURRENCY },
        };
      });
      const eligible = player !== null && parts.jurisdictions.hasJackpots(player.country, kernel.clock.now());
      return { eligible, running, wins: presentDraws(won) };
    },
    winners: (limit) => newest(limit),
    top: async () => presentWinners(await store.largestWinners(db, JACKPOT_TOP), games),
    openWinnersStream: (options) => winnersStreams.open(options),

    endMonths: () => endMonths(kernel, parts, play),
    draws: lastDraws,
    async newsOfDraw() {
      const newsFrom = new Date(kernel.clock.now().getTime() - DRAW_NEWS_MS);
      return (await lastDraws(1)).find(({ drawnAt }) => drawnAt > newsFrom.toISOString());
    },
    openDrawsStream: (options) => drawsStreams.open(options),

    async erase(playerId) {
      await store.deleteWinsOf(db, playerId);
      await draws.forgetNameOf(db, playerId, NAMELESS);
    },

    async sweep() {
      const swept = await store.sweepWinners(db, KEPT);
      log.info({ swept }, 'winners swept');
    },
  };
}
