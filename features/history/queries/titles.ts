import { getDepositMethods } from '@/endpoints/get-deposit-methods';
import { getGames } from '@/endpoints/get-games';

type Game = Awaited<ReturnType<typeof getGames>>['data'][number];

/** Games by their ids; one that is no longer offered is not there. If they fail to load, the list shows without titles. */
export async function titlesOfGames(ids: readonly string[]): Promise<ReadonlyMap<string, Game>> {
  if (ids.length === 0) return new Map();
  return getGames({ ids: [...new Set(ids)].join(','), per_page: 100 }).then(
    ({ data }) => new Map(data.map((game) => [game.id, game])),
    () => new Map<string, Game>(),
  );
}

/** What payment methods are called, by their codes, as far as they are still offered. */
export async function titlesOfMethods(codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  return getDepositMethods().then(
    ({ methods }) =>
      new Map(
        codes.flatMap((code) => {
          const known = methods.find(({ method }) => code === method || code.startsWith(`${method}_`));
          return known ? [[code, known.title] as const] : [];
        }),
      ),
    () => new Map<string, string>(),
  );
}

/** Ids that one request for games takes. */
const GAMES_AT_ONCE = 100;

/** Titles of many movements, each asked for once. */
export function createTitles() {
  const games = new Map<string, string>();
  const asked = new Set<string>();
  let methods: ReadonlyMap<string, string> | undefined;
  return {
    /** Before the names of these rows are asked for. What can't be had stays an id or a code. */
    async learn(rows: readonly { gameId: string | null; method: string | null }[]): Promise<void> {
      const ids = [...new Set(rows.flatMap(({ gameId }) => gameId ?? []))].filter((id) => !asked.has(id));
      for (let from = 0; from < ids.length; from += GAMES_AT_ONCE) {
        const some = ids.slice(from, from + GAMES_AT_ONCE);
        for (const id of some) asked.add(id);
        for (const [id, game] of await titlesOfGames(some)) games.set(id, game.name);
      }
      const codes = [...new Set(rows.flatMap(({ method }) => method ?? []))];
      if (codes.some((code) => !methods?.has(code))) {
        methods = new Map([
          ...(methods ?? []),
          ...codes.map((code) => [code, code] as const),
          ...(await titlesOfMethods(codes)),
        ]);
      }
    },
    game: (id: string) => games.get(id) ?? id,
    method: (code: string) => methods?.get(code) ?? code,
  };
}
