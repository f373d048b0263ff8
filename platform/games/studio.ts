import { z } from '@hono/zod-openapi';
import { GAME_ID } from '@/lib/domain/game-id';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { LanguageCode } from '@/lib/domain/locales';
import type { SlotModel, SlotSpread } from '@/lib/domain/slot-models';
import type { Currency } from '@/lib/money/money';
import type { Volatility } from '@/lib/domain/volatility';
import { callStudio, studioFailed, type StudioAnswer, type StudioDoor } from '../kernel/call-studio';

const ANSWER_MAX_CHARACTERS = 16_384;
/** Of an answer about all tables. */
const TABLES_MAX_CHARACTERS = 131_072;

/** What a studio is told about a session. Amounts of money are not part of it: the studio asks the wallet. */
export interface StudioLaunch {
  game_id: string;
  title: string;
  theme: GameTheme;
  /** A table that many share. */
  live: boolean;
  /** Least and most of a round at a live table, minor units; null of other games. */
  limit_min: number | null;
  limit_max: number | null;
  provider: string;
  volatility: Volatility;
  /** Basis points. */
  rtp: number;
  lines: number;
  /** Which reels a slot has; of other games it says nothing. */
  model: SlotModel;
  spread: SlotSpread;
  mode: 'real' | 'demo';
  currency: Currency;
  language: LanguageCode;
  /** Null in a demo: nothing can be bet with it. */
  session_token: string | null;
  player_id: string | null;
  lobby_url: string;
  /** Spins that the house pays for: docs/contracts/wallet.md. Amount in minor units. */
  free_spins?: { grant_id: string; left_today: number; bet_amount: number };
  /** Whether the player may write at tables: docs/contracts/chat.md. */
  chat_standing?: { version: number; silence: { until: string | null; reason: string } | null };
  /** What the player's law says of rounds, which the wallet holds the studio to. */
  play_rules?: {
    /** From the start of a round to the next one's at least, over all games of the player; null for none. */
    min_cycle_ms: number | null;
    /** Of a round at most, minor units; null for none. */
    max_stake: number | null;
    autoplay: boolean;
    turbo: boolean;
    /** A return is celebrated above so many stakes. */
    celebrate_above: number;
  };
}

const answerSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** What a studio plays: names of kinds (lib/domain/game-kinds.ts). Nothing at all is taken for a fault. */
const kindsSchema = z.object({
  kinds: z
    .array(z.string().regex(/^[a-z_]{1,40}$/))
    .min(1)
    .max(100),
});

const countSchema = z.int().min(0).max(1_000_000);
const tablesSchema = z.object({
  tables: z
    .array(
      z.object({
        game_id: z.string().regex(GAME_ID),
        players: countSchema,
        seats: z.object({ taken: countSchema, of: countSchema }).optional(),
        last: z.array(z.int().min(100)).max(6).optional(),
        numbers: z.array(z.int().min(0).max(36)).max(6).optional(),
      }),
    )
    .max(1_000),
});
export type StudioTable = z.infer<typeof tablesSchema>['tables'][number];

/** Parses an answer. @throws Problem 502 client_api_48 when it has another shape. */
function readAnswer<Answer>(
  { ok, status, text }: StudioAnswer,
  schema: z.ZodType<Answer>,
  missing: string,
  mostCharacters = ANSWER_MAX_CHARACTERS,
): Answer {
  if (!ok) throw studioFailed(`the game’s studio answered ${status}`);
  try {
    if (text.length > mostCharacters) throw new RangeError('answer too long');
    return schema.parse(JSON.parse(text));
  } catch {
    throw studioFailed(`the game’s studio gave no ${missing}`);
  }
}

/** The kinds of games that a studio has engines for. @throws Problem 502 client_api_48 when the answer is invalid. */
export async function kindsOfStudio(studio: StudioDoor, now: Date): Promise<string[]> {
  const answer = await callStudio(studio, '/api/v1/kinds', undefined, now);
  return readAnswer(answer, kindsSchema, 'list of its kinds').kinds;
}

/** What goes on at the studio's tables. @throws Problem 502 client_api_48 when it does not say so, in this form. */
export async function tablesOfStudio(studio: StudioDoor, now: Date): Promise<StudioTable[]> {
  const answer = await callStudio(studio, '/api/v1/tables', undefined, now);
  return readAnswer(answer, tablesSchema, 'list of its tables', TABLES_MAX_CHARACTERS).tables;
}

/**
 * Opens a game at the studio, server to server, signed like calls of the wallet.
 * @returns the address of the game on the studio's own origin.
 * @throws Problem 502 client_api_48 when the studio is unreachable, slow, refuses or answers with an invalid address.
 */
export async function launchAtStudio(studio: StudioDoor, launch: StudioLaunch, now: Date): Promise<string> {
  const answer = await callStudio(studio, '/api/v1/sessions', JSON.stringify(launch), now);
  return readAnswer(answer, answerSchema, 'address').url;
}

/** Tells a studio something. @throws Problem 502 client_api_48 when it is unreachable, slow or refuses. */
export async function tellStudio(studio: StudioDoor, path: string, told: object, now: Date): Promise<void> {
  const { ok, status } = await callStudio(studio, path, JSON.stringify(told), now);
  if (!ok) throw studioFailed(`the game’s studio answered ${status}`);
}

/** What a studio is told about a round that its player wants to see again. */
export interface StudioReplay {
  round: string;
  player_id: string;
  game_id: string;
  title: string;
  provider: string;
  language: LanguageCode;
}

/**
 * Asks the studio where a round can be seen again, step by step.
 * @returns an address of the studio; null when it has nothing to show of this round.
 * @throws Problem 502 client_api_48 when the studio is unreachable, slow, refuses or answers with an invalid address.
 */
export async function replayAtStudio(
  studio: StudioDoor,
  replay: StudioReplay,
  now: Date,
): Promise<string | null> {
  const answer = await callStudio(studio, '/api/v1/replays', JSON.stringify(replay), now);
  return answer.status === 404 ? null : readAnswer(answer, answerSchema, 'address').url;
}
