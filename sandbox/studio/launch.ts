import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { kindOfGame, type GameKind } from '@/lib/domain/game-kinds';
import { isGameTheme, type GameTheme } from '@/lib/domain/game-themes';
import type { LanguageCode } from '@/lib/domain/locales';
import { SLOT_MODELS, SLOT_SPREADS, type SlotModel, type SlotSpread } from '@/lib/domain/slot-models';
import { isCurrency, type Currency } from '@/lib/money/money';
import { VOLATILITIES, type NominalRtp, type Volatility } from './maths/model';
import { nearestLineCount, type LineCount } from './maths/paylines';
import { nearestNominal } from './maths/variants';

const LANGUAGES = ['en', 'de', 'au', 'ch', 'fr'] as const satisfies readonly LanguageCode[];

/** The body of a signed launch, as the platform sends it. */
export const launchSchema = z
  .object({
    game_id: z.string().min(1).max(100),
    title: z.string().min(1).max(200),
    theme: z.string().refine(isGameTheme, 'is not a theme'),
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
  })
  .refine((body) => body.mode === 'demo' || (body.session_token !== null && body.player_id !== null), {
    message: 'real play needs session_token and player_id',
  });
export type Launch = z.infer<typeof launchSchema>;

/** A player at one game. Its id is the only key to the play page: 256 random bits. */
export interface Session {
  id: string;
  createdAt: number;
  mode: 'real' | 'demo';
  gameId: string;
  title: string;
  theme: GameTheme;
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
}

/** Whether this studio has an engine for the game; a table with a dealer is never asked for as one without. */
export function isPlayable(launch: Launch, kinds: readonly GameKind[]): boolean {
  return kinds.includes(kindOfGame(launch.theme, false));
}

/** What plays a session's game: reels, rounds that all share, or an engine for one player. */
export function playOf({ theme }: Session): 'reels' | 'crash' | 'table' {
  const kind = kindOfGame(theme, false);
  if (kind === 'slot') return 'reels';
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
  };
}
