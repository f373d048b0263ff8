import { getDepositMethods } from '@/endpoints/get-deposit-methods';
import { getGames } from '@/endpoints/get-games';

/** Titles by ids of games or codes of payment methods. */
export type Titles = ReadonlyMap<string, string>;

/** Titles of games; one that is no longer offered has none. If they fail to load, the list shows without titles. */
export async function titlesOfGames(ids: readonly string[]): Promise<Titles> {
  if (ids.length === 0) return new Map();
  return getGames({ ids: [...new Set(ids)].join(','), per_page: 100 }).then(
    ({ data }) => new Map(data.map(({ id, name }) => [id, name])),
    () => new Map<string, string>(),
  );
}

/** What payment methods are called, as far as they are still offered. */
export async function titlesOfMethods(codes: readonly string[]): Promise<Titles> {
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
