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
