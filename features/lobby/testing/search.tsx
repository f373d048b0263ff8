import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAnswers, renderWithPlatform, type PlatformRequest } from '@/components/testing/platform';
import type { GameCategoryCode } from '@/lib/domain/game-categories';
import { CatalogueCountsProvider } from '@/lib/browser/games/use-catalogue-counts';
import { SearchModal } from '../components/search-modal';
import { slots } from './games';
import type { Stored } from '@/lib/domain/browser-state';

export const RECENT_KEY = 'gameRecentSearches' satisfies keyof Stored;

export const providers = [
  { id: 0, name: 'All providers', providerIcon: null, gamesCount: 8335 },
  { id: 5, name: 'Ravenmoor', providerIcon: null, gamesCount: 132 },
  { id: 2, name: 'Northlight', providerIcon: null, gamesCount: 214 },
];

/** The platform finds so many games for a text, in pages; six are popular. */
export function answerOfSearches(catalogue: Readonly<Record<string, number>>) {
  return {
    'GET /api/v1/providers': () => ({ data: providers }),
    'GET /api/v1/games': ({ params }: PlatformRequest) => {
      const {
        name,
        page = 1,
        per_page: size = 12,
      } = (params?.query ?? {}) as Record<string, number | string>;
      const found = slots(name === undefined ? 6 : (catalogue[name] ?? 0));
      const [at, room] = [Number(page), Number(size)];
      return {
        data: found.slice((at - 1) * room, at * room),
        meta: {
          page: at,
          perPage: room,
          total: found.length,
          lastPage: Math.max(1, Math.ceil(found.length / room)),
        },
      };
    },
  };
}
export const answerSearches = (catalogue: Readonly<Record<string, number>>) =>
  platformAnswers(answerOfSearches(catalogue));

/** Whoever types while time stands still (`jest.useFakeTimers`). */
export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** Long enough for the typing to rest; what is shown then asks the platform, whose answer is shown in turn. */
export async function settle(ms = 400) {
  for (let step = 0; step < 3; step += 1) await act(() => jest.advanceTimersByTimeAsync(step === 0 ? ms : 1));
}

export async function openSearch({ empty = [] }: { empty?: readonly GameCategoryCode[] } = {}) {
  const onClose = jest.fn();
  const view = renderWithPlatform(
    <CatalogueCountsProvider counts={{ empty, providers: 2 }}>
      <SearchModal onClose={onClose} />
    </CatalogueCountsProvider>,
  );
  await settle();
  return { ...view, onClose };
}

export async function type(text: string) {
  await user.type(screen.getByRole('combobox'), text);
  await settle();
}

export const group = (name: string) => screen.getByRole('group', { name });
export const recentSearches = () => JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]') as string[];
