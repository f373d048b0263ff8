import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { kindOfGame, type GameKind } from '@/lib/domain/game-kinds';
import { isGameTheme, type GameTheme } from '@/lib/domain/game-themes';
import type { LanguageCode } from '@/lib/domain/locales';
import { SLOT_MODELS, SLOT_SPREADS, type SlotModel, type SlotSpread } from '@/lib/domain/slot-models';
import { isCurrency, type Currency } from '@/lib/money/money';
import { standingSchema } from './chat/books';
import type { Limits } from './engines/play/limits';
import { VOLATILITIES, type NominalRtp, type Volatility } from './maths/model';
import { nearestLineCount, type LineCount } from './maths/paylines';
import { nearestNominal } from './maths/variants';

const LANGUAGES = ['en', 'de', 'au', 'ch', 'fr'] as const satisfies readonly LanguageCode[];

/** The longest time between rounds that a law may ask for, ms: it is remembered for so long. */
const LONGEST_CYCLE_MS = 10_000;

/** The body of a signed launch, as the platform sends it. */
export const launchSchema = z
  .object({
    game_id: z.string().min(1).max(100),
    title: z.string().min(1).max(200),
    theme: z.string().refine(isGameTheme, 'is not a theme'),
    /** A table that many share. */
    live: z.boolean().default(false),
    /** Least and most of a round at a live table, minor units; other games have none. */
    limit_min: z.int().positive().nullable().default(null),
    limit_max: z.int().positive().nullable().default(null),
    provider: z.string().min(1).max(200),
    volatility: z.enum(VOLATILITIES),
    /** Basis points. */
    rtp: z.int().min(1).max(10_000),
    lines: z.int().min(0).max(1_000_000),
    /** Which reels a slot has. Without it, it has lines. */
    model: z.enum(SLOT_MODELS).default('lines'),
    spread: z.enum(SLOT_SPREADS).default('medium'),
    mode: z.enum(['real', 'demo']),
    currency: z.string().refine(isCurrency, 'is not a currency'),
    language: z.enum(LANGUAGES),
    session_token: z.string().min(1).max(512).nullable(),
    player_id: z.string().min(1).max(100).nullable(),
    lobby_url: z.url(),
    /** Spins that the house pays for: how many today, at which stake in minor units. */
    free_spins: z
      .object({
        grant_id: z.string().min(1).max(100),
        left_today: z.int().min(0),
        bet_amount: z.int().positive(),
      })
      .optional(),
    /** Whether the casino lets the player write at tables. */
    chat_standing: standingSchema.optional(),
    /** What the player's law says of rounds. Autoplay and turbo are in none of our games. */
    play_rules: z
      .object({
        min_cycle_ms: z.int().min(0).max(LONGEST_CYCLE_MS).nullable(),
        max_stake: z.int().positive().nullable(),
        autoplay: z.boolean(),
        turbo: z.boolean(),
        celebrate_above: z.number().min(1),
      })
      .optional(),
  })
  .refine((body) => body.mode === 'demo' || (body.session_token !== null && body.player_id !== null), {
    message: 'real play needs session_token and player_id',
  })
  .refine(
    ({ live, limit_min: min, limit_max: max }) => !live || (min !== null && max !== null && min < max),
    {
      message: 'a live table needs limit_min and limit_max',
    },
  );
export type Launch = z.infer<typeof launchSchema>;

/** A player at one game. Its id is the only key to the play page: 256 random bits. */
export interface Session {
  id: string;
  createdAt: number;
  mode: 'real' | 'demo';
  gameId: string;
  title: string;
  theme: GameTheme;
  /** What a live table takes of a round, minor units; no other game has it. */
  limits?: Limits;
  provider: string;
  volatility: Volatility;
  nominal: NominalRtp;
  lines: LineCount;
  /** Sessions of before there were models have none: they play with lines. */
  model?: SlotModel;
  spread?: SlotSpread;
  currency: Currency;
  language: LanguageCode;
  token: string | null;
  playerId: string | null;
  lobbyUrl: string;
  /** Of reels: the player's round that an earlier session left open. It goes on in this one, also on another device. */
  resumes?: string;
  /** What the player's law says of rounds; sessions of before it was told have none. */
  rules?: {
    /** From the start of a round to the next one's at least, ms; null for none. */
    cycleMs: number | null;
    /** Of a round at most, minor units; null for none. */
    maxStake: number | null;
    /** A return is celebrated above so many stakes. */
    celebrateAbove: number;
  };
}

/** The time from the start of a round to the next one's: the game's own, or the longer one of the player's law. ms */
export const cycleOf = ({ rules }: Pick<Session, 'rules'>, ownMs: number): number =>
  Math.max(ownMs, rules?.cycleMs ?? 0);

/** Whether this studio has an engine for the game. */
export const isPlayable = ({ theme, live }: Launch, kinds: readonly GameKind[]): boolean =>
  kinds.includes(kindOfGame(theme, live));

/** The kind of a session's game. Live tables alone have limits. */
export const kindOf = ({ theme, limits }: Session): GameKind => kindOfGame(theme, limits !== undefined);

/** What plays a session's game: reels, rounds that all share, or an engine for one player. */
export function playOf(session: Session): 'reels' | 'crash' | 'live' | 'table' {
  const kind = kindOf(session);
  if (kind === 'slot') return 'reels';
  if (session.limits) return 'live';
  return kind === 'crash' ? 'crash' : 'table';
}

/** The session that a launch opens. `lobby_url` leads only to the web's own origin, else to its start page. */
export function openSession(launch: Launch, now: number, webOrigin: string): Session {
  return {
    id: randomBytes(32).toString('base64url'),
    createdAt: now,
    mode: launch.mode,
    gameId: launch.game_id,
    title: launch.title,
    theme: launch.theme,
    ...(launch.live &&
      launch.limit_min !== null &&
      launch.limit_max !== null && { limits: { min: launch.limit_min, max: launch.limit_max } }),
    provider: launch.provider,
    volatility: launch.volatility,
    nominal: nearestNominal(launch.rtp),
    lines: nearestLineCount(launch.lines),
    model: launch.model,
    spread: launch.spread,
    currency: launch.currency,
    language: launch.language,
    token: launch.mode === 'real' ? launch.session_token : null,
    playerId: launch.mode === 'real' ? launch.player_id : null,
    lobbyUrl: new URL(launch.lobby_url).origin === webOrigin ? launch.lobby_url : webOrigin,
    ...(launch.play_rules && {
      rules: {
        cycleMs: launch.play_rules.min_cycle_ms,
        maxStake: launch.play_rules.max_stake,
        celebrateAbove: launch.play_rules.celebrate_above,
      },
    }),
  };
}
