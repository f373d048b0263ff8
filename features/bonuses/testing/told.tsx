import { useState, type ReactNode } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import { endedBonusesQuery } from '../api/get-me-bonuses-history';
import { grantQuery, type GrantWithSteps } from '../api/get-me-bonuses-id';
import { ownBonusesQuery, type Grant, type OwnBonuses } from '../api/get-me-bonuses';
import { freeSpinsQuery, type FreeSpins } from '../api/get-me-free-spins';
import { FREE_SPIN_GAMES, freeSpinGamesQuery } from '../queries/free-spin-games';
import { gamesAnswer } from './free-spins';

/** What the platform has told; what is left out it has not. */
export interface Answers {
  own?: OwnBonuses;
  spins?: readonly FreeSpins[];
  grant?: GrantWithSteps;
  ended?: readonly Grant[];
}

/** A poster that needs no server: its three widths are one picture, and their names fall behind the #. */
const poster = (colour: string) =>
  `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="${colour}"/><circle cx="1.5" cy="1.8" r="1" fill="#ffb627"/></svg>`,
  )}#`;
const COLOURS = ['#14553e', '#43264f', '#7b2d26', '#1d3f72', '#5a4a1c', '#0f5a63'];

function entries(answers: Answers, language: LanguageCode): [QueryKey, unknown][] {
  const { own, spins, grant, ended } = answers;
  // A modal asks for the games of all its spins together, a card for three of its own.
  const lists = (spins ?? []).flatMap(({ games }) => [games.slice(0, FREE_SPIN_GAMES), games.slice(0, 3)]);
  const games = lists.map((ids): [QueryKey, unknown] => [
    freeSpinGamesQuery(ids).queryKey,
    gamesAnswer(ids.join(',')).data.map((game, index) => ({
      ...game,
      image: poster(COLOURS[index % COLOURS.length] ?? '#14553e'),
    })),
  ]);
  return [
    ...(own ? [[ownBonusesQuery(language).queryKey, own] as [QueryKey, unknown]] : []),
    ...(spins ? [[freeSpinsQuery(language).queryKey, spins] as [QueryKey, unknown]] : []),
    ...(grant ? [[grantQuery(grant.id, language).queryKey, grant] as [QueryKey, unknown]] : []),
    ...(ended
      ? [
          [
            endedBonusesQuery(language).queryKey,
            { pages: [{ data: ended, next: null }], pageParams: [''] },
          ] as [QueryKey, unknown],
        ]
      : []),
    ...games,
  ];
}

/** Shows what is within as if the platform had answered so; nothing is asked. For stories. */
export function Told({ children, ...answers }: Answers & { children: ReactNode }) {
  const client = useQueryClient();
  const language = LANGUAGE_CODES[useLocale()];
  useState(() => {
    const { queries, ...options } = client.getDefaultOptions();
    client.setDefaultOptions({ ...options, queries: { ...queries, refetchOnMount: false } });
    for (const [key, answer] of entries(answers, language)) client.setQueryData(key, answer);
  });
  return children;
}
