import { z } from '@hono/zod-openapi';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import { TOURNAMENT_PLACES, TOURNAMENT_PRIZES, TOURNAMENT_STRATEGIES } from '@/lib/domain/tournaments';
import { CURRENCIES, type ByCurrency, type Currency } from '@/lib/money/money';
import { callStudio, studioFailed, type StudioAnswer } from '../../kernel/call-studio';
import type { Kernel } from '../../kernel/kernel';

/** How long an answer may take that pages wait for, and one about taking part, ms. */
const TOLD_MS = 2_000;
const JOIN_MS = 5_000;
const ANSWER_MAX_CHARACTERS = 131_072;

const code = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(64);
const words = (most: number) => z.string().min(1).max(most);
const texts = (most: number) =>
  z.object({
    en: words(most),
    de: words(most).optional(),
    au: words(most).optional(),
    ch: words(most).optional(),
    fr: words(most).optional(),
  });
const moment = z.iso.datetime();
/** Amounts in currencies that the casino doesn't have are left out. */
const amounts = z.record(z.string(), z.int().positive()).transform((told): ByCurrency => {
  const known = (Object.keys(CURRENCIES) as Currency[]).flatMap((currency) =>
    told[currency] === undefined ? [] : [[currency, told[currency]] as const],
  );
  return Object.fromEntries(known);
});
const place = z.int().min(1).max(10_000_000);
/** Hundredths. */
const points = z.int().min(0);

const tournamentSchema = z
  .object({
    code,
    title: texts(80),
    description: texts(400),
    banner: z.string().min(1).max(64),
    starts_at: moment,
    ends_at: moment,
    strategy: z.enum(TOURNAMENT_STRATEGIES),
    themes: z
      .array(z.string())
      .max(100)
      .transform((told) => told.filter((theme): theme is GameTheme => Object.hasOwn(GAME_THEMES, theme))),
    min_level: z.int().positive().nullable(),
    minimum_bet: amounts,
    prizes: z
      .array(z.object({ place_from: place, place_to: place.max(TOURNAMENT_PLACES), amount: amounts }))
      .min(1)
      .max(TOURNAMENT_PRIZES),
  })
  .refine(({ starts_at: start, ends_at: end }) => Date.parse(start) < Date.parse(end));
/** A tournament as the studio told it, and as it is stored. */
export type ToldTournament = z.output<typeof tournamentSchema>;

const lineSchema = z.object({
  place,
  points,
  name: z.string().max(40).optional(),
  player_id: z.guid().optional(),
});
/** A line names a player of ours by the id, others by a name. */
export type ToldLine = z.output<typeof lineSchema>;

const boardSchema = z.object({
  final: z.boolean(),
  participants: z.int().min(0),
  lines: z.array(lineSchema).max(100),
});
export type ToldBoard = z.output<typeof boardSchema>;

const placesSchema = z.object({
  places: z
    .array(
      z.object({
        player_id: z.guid(),
        place: place.nullable(),
        points,
        rounds: z.int().min(0),
        joined_at: moment,
        neighbours: z.array(lineSchema).max(2),
      }),
    )
    .max(500),
});
export type ToldPlace = z.output<typeof placesSchema>['places'][number];

const listSchema = z.object({ tournaments: z.array(tournamentSchema).max(50) });
const joinedSchema = z.object({ joined_at: moment });

/** What a casino asks a studio of its tournaments. Each call throws Problem 502 client_api_48 without an answer that makes sense. */
export interface TournamentStudio {
  list(): Promise<ToldTournament[]>;
  /** Null for one that the studio does not tell of any more. */
  board(code: string): Promise<ToldBoard | null>;
  /** Places of players of ours, 500 at most; null for a tournament that the studio does not tell of any more. */
  places(code: string, playerIds: readonly string[]): Promise<ToldPlace[] | null>;
  register(
    code: string,
    player: { playerId: string; name: string; currency: string },
  ): Promise<Date | 'unknown' | 'not_open'>;
  /** @returns once the studio knows; also where there is nothing to leave any more */
  withdraw(code: string, playerId: string): Promise<void>;
}

function read<Answer>({ ok, status, text }: StudioAnswer, schema: z.ZodType<Answer>): Answer {
  if (!ok) throw studioFailed(`the studio answered ${status}`);
  try {
    if (text.length > ANSWER_MAX_CHARACTERS) throw new RangeError('answer too long');
    return schema.parse(JSON.parse(text));
  } catch {
    throw studioFailed('the studio’s answer about a tournament can’t be read');
  }
}

/** The studio's tournaments over signed HTTP: docs/contracts/tournaments.md. */
export function createTournamentStudio({
  config,
  clock,
}: Pick<Kernel, 'config' | 'clock'>): TournamentStudio {
  const door = { url: config.studioUrl, secret: config.walletSecrets[0] ?? '' };
  const ask = (path: string, told?: object, timeoutMs = TOLD_MS) =>
    callStudio(
      { ...door, timeoutMs },
      `/api/v1/tournaments${path}`,
      told === undefined ? undefined : JSON.stringify(told),
      clock.now(),
    );
  return {
    list: async () => read(await ask(''), listSchema).tournaments,
    async board(of) {
      const answer = await ask(`/${of}/leaderboard`);
      return answer.status === 404 ? null : read(answer, boardSchema);
    },
    async places(of, playerIds) {
      const answer = await ask(`/${of}/places`, { player_ids: playerIds });
      return answer.status === 404 ? null : read(answer, placesSchema).places;
    },
    async register(of, { playerId, name, currency }) {
      const answer = await ask(`/${of}/registrations`, { player_id: playerId, name, currency }, JOIN_MS);
      if (answer.status === 404) return 'unknown';
      if (answer.status === 409) return 'not_open';
      return new Date(read(answer, joinedSchema).joined_at);
    },
    async withdraw(of, playerId) {
      const answer = await ask(`/${of}/withdrawals`, { player_id: playerId }, JOIN_MS);
      if (!answer.ok && answer.status !== 404 && answer.status !== 409)
        throw studioFailed(`the studio answered ${answer.status}`);
    },
  };
}
