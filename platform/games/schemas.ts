import { z } from '@hono/zod-openapi';
import { GAME_ID } from '@/lib/domain/game-id';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import { FAVOURITES_MAX } from '@/lib/domain/limits';
import { VOLATILITIES } from '@/lib/domain/volatility';
import { currencySchema, languageSchema } from '../kernel/schemas';
import { GAME_SORTS } from './store';

/** SPEC §9: 24 on the main rows, 12 for search, 6 for free spins. */
const PER_PAGE = 24;
const PER_PAGE_MAX = 100;
/** SPEC §7: "per_page 9000 or 999999". */
const PROVIDERS_PER_PAGE_MAX = 999_999;
const PAGE_MAX = 1_000_000;

const page = z.coerce.number().int().min(1).max(PAGE_MAX).default(1);
const search = z.string().max(100).optional();

/** `a,b,c` → ['a', 'b', 'c'] of `entry`. */
const listOf = <Entry extends z.ZodType<unknown, string>>(entry: Entry, max: number) =>
  z
    .string()
    .max(1_000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(entry).max(max));

/** A game's id, as everything about one player's games names it. */
export const gameId = z.string().regex(GAME_ID);

const basisPoints = z.coerce.number().int().min(0).max(10_000).optional();

export const gamesQuery = z.object({
  name: search.openapi({
    description: 'Searched for with typing errors, half words and words in any order allowed for.',
  }),
  provider_id: listOf(z.coerce.number<string>().int().min(0).max(2_147_483_647), 82)
    .optional()
    .openapi({ type: 'string', description: 'An id, or several with commas between: games of any of them.' }),
  category: z.string().min(1).max(40).optional(),
  feature: listOf(z.string().min(1).max(40), 8).optional().openapi({
    type: 'string',
    description: 'Paths or ids of categories, with commas between: games in all of them.',
  }),
  volatility: listOf(z.enum(VOLATILITIES), VOLATILITIES.length)
    .optional()
    .openapi({ type: 'string', description: 'One or several with commas between.' }),
  rtp_min: basisPoints,
  rtp_max: basisPoints,
  demo: z.enum(['1']).optional().openapi({ description: 'Only games with a demo.' }),
  ids: listOf(gameId, PER_PAGE_MAX)
    .optional()
    .openapi({ type: 'string', description: 'These games, as far as they are offered.' }),
  sort: z
    .enum(GAME_SORTS)
    .optional()
    .openapi({ description: '`match` with a name and `popular` without, unless told.' }),
  page,
  per_page: z.coerce.number().int().min(1).max(PER_PAGE_MAX).default(PER_PAGE),
});

export const providersQuery = z.object({
  name: search,
  /** SPEC §7 sends it; every provider takes every currency. */
  currency: z.string().max(8).optional(),
  page,
  per_page: z.coerce.number().int().min(1).max(PROVIDERS_PER_PAGE_MAX).default(9_000),
});

export const gameParams = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
});

export const similarQuery = z.object({ limit: z.coerce.number().int().min(1).max(24).default(12) });

/** One entry is about 130 bytes: the largest answer stays well below a megabyte. */
const INDEX_LIMIT_MAX = 5_000;

export const indexQuery = z.object({
  /** Id of the last game of the answer before. */
  after: gameId.optional(),
  limit: z.coerce.number().int().min(1).max(INDEX_LIMIT_MAX).default(2_000),
});

export const indexEntrySchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    providerId: z.int(),
    categories: z.array(z.int()),
    offered: z
      .boolean()
      .openapi({ description: 'False when it was withdrawn, is in maintenance or can’t be played yet.' }),
    updatedAt: z.iso.datetime().openapi({ description: 'Since when its page says what it says.' }),
  })
  .openapi('GameIndexEntry');

export const indexMetaSchema = z.object({
  next: z.string().nullable().openapi({ description: '`after` of the next answer; null with the last one.' }),
});

export const launchBody = z.object({
  mode: z.enum(['real', 'demo']),
  language: languageSchema.default('en'),
  device: z.enum(['desktop', 'mobile']).optional(),
  lobbyUrl: z.string().max(2048).optional().openapi({
    description: 'Where the studio’s own way back leads: a page of the product. The lobby when left out.',
    example: 'https://parlour.example/games/slots',
  }),
  closeOther: z.boolean().optional().openapi({
    description: 'Where the law lets one game be open at a time: another one that is open is closed.',
    example: true,
  }),
});

/** What a browser keeps for a visitor: the latest first. */
export const marksBody = z.object({
  favourites: z.array(gameId).max(FAVOURITES_MAX),
  recent: z.array(z.object({ id: gameId, at: z.iso.datetime() })).max(48),
});

export const metaSchema = z.object({
  page: z.int(),
  perPage: z.int(),
  total: z.int(),
  lastPage: z.int(),
});

export const gameSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    image: z.string().openapi({ description: 'Address of the poster; add /{200|400}.{webp|avif}.' }),
    imagine: z.object({
      files: z.object({ desktop: z.string(), mobile: z.string() }),
      gradient_color: z.string(),
    }),
    gradient_color: z.string(),
    geo_link: z.string().openapi({ description: 'Path of the game’s page, without language prefix.' }),
    providerId: z.int(),
    providerName: z.string(),
    hasDemo: z.boolean(),
    categories: z.array(z.int()),
    source: z.union([z.literal(0), z.literal(1)]).openapi({ description: '1 is a live table.' }),
    theme: z.enum(Object.keys(GAME_THEMES) as [GameTheme, ...GameTheme[]]),
    rtp: z.int().openapi({ description: 'Basis points: 9650 is 96.50 %.' }),
    volatility: z.enum(VOLATILITIES),
    lines: z.int(),
    maxWin: z.int().openapi({ description: 'Multiple of the stake.' }),
    released: z.iso.date(),
    live: z.object({ limitMin: z.int(), limitMax: z.int() }).optional(),
    playable: z.boolean(),
    maintenance: z
      .object({
        until: z.iso.datetime().nullable().openapi({
          description: 'When it opens again; null while nobody knows. ISO 8601, UTC.',
          example: '2026-11-24T15:04:05.000Z',
        }),
      })
      .optional()
      .openapi({ description: 'Of a game that is closed for a while: it is in no list then.' }),
    art: z.object({
      v: z.int().optional(),
      sym: z.int().optional(),
      hue: z.int().optional(),
      lines: z.array(z.string()).optional(),
    }),
  })
  .openapi('Game');

export const gameNowSchema = z
  .object({
    id: z.string(),
    players: z
      .int()
      .openapi({ description: 'How many have its table open, play money included.', example: 12 }),
    seats: z
      .object({
        taken: z
          .int()
          .openapi({ description: 'Seats that are played now, or kept for who played before.', example: 3 }),
        of: z.int().openapi({ description: 'Seats that the table has.', example: 7 }),
      })
      .nullable()
      .openapi({ description: 'Of a table with seats; null of others.' }),
    last: z.array(z.int()).openapi({
      description:
        'Where the last rounds of crash ended, hundredths of the stake, the newest first; else empty.',
      example: [124, 310, 1253],
    }),
    numbers: z.array(z.int()).openapi({
      description: 'The last numbers of a live roulette, the newest first; else empty.',
      example: [17, 0, 32],
    }),
  })
  .openapi('GameNow');

export const providerSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    providerIcon: z.string().nullable(),
    gamesCount: z.int(),
  })
  .openapi('Provider');

export const categorySchema = z
  .object({ id: z.int(), code: z.string(), path: z.string().nullable(), gamesCount: z.int() })
  .openapi('GameCategory');

export const launchSchema = z
  .object({
    sessionId: z.uuid(),
    url: z.url(),
    mode: z.enum(['real', 'demo']),
    expiresAt: z.iso.datetime(),
    freeSpins: z
      .object({
        grantId: z.uuid(),
        leftToday: z.int().openapi({ description: 'How many can be used today.', example: 20 }),
        betAmount: z.int().openapi({ description: 'What each is worth, minor units.', example: 20 }),
        currency: currencySchema,
      })
      .nullable()
      .openapi({ description: 'The player’s free spins that this game uses first; null for none today.' }),
  })
  .openapi('GameLaunch');
