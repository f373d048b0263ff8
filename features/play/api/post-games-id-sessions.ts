import { useMutation } from '@tanstack/react-query';
import type { LanguageCode } from '@/lib/domain/locales';
import { answerOf, api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';

export type PlayMode = 'real' | 'demo';
export type Launched = components['schemas']['GameLaunch'];

/** Opens a game with its studio. The answer is the address of the studio's own page. */
export function useOpenSession(gameId: string) {
  return useMutation({
    mutationFn: async ({
      mode,
      language,
      closeOther,
    }: {
      mode: PlayMode;
      language: LanguageCode;
      closeOther: boolean;
    }) =>
      (
        await answerOf(
          api.POST('/api/v1/games/{id}/sessions', {
            params: { path: { id: gameId } },
            // Outside of a frame the studio's own way back leads to this page again.
            body: {
              mode,
              language,
              lobbyUrl: window.location.origin + window.location.pathname,
              ...(closeOther && { closeOther }),
            },
          }),
        )
      ).data,
  });
}
