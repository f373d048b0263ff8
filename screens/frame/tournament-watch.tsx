'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { networkTournamentsQuery } from '@/features/tournaments/api/get-network-tournaments';
import { activeTournamentsQuery } from '@/features/tournaments/api/get-tournaments';
import { networkId } from '@/features/tournaments/domain/network';
import { markSeen, seenTournaments } from '@/features/tournaments/state/seen';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { usePathname } from '@/lib/i18n/navigation';

/** How long a page has been there before a new tournament is shown on it, ms. */
export const SETTLED_MS = 5_000;

/** Where people look around; a game, the cashier or a text is not interrupted. */
const THERE = /^\/(games(\/.*)?|jackpots|tournaments|vip)?$/;

/**
 * Tournaments that this browser has not shown yet (SPEC §4), each once, those of the casino first, the newest first: on a page where the visitor has been
 * for a while and no other modal is open. Whoever is busy then is asked on another page.
 */
export function TournamentWatch() {
  const language = LANGUAGE_CODES[useLocale()];
  const pathname = usePathname();
  const store = useStore();
  const client = useQueryClient();
  const open = useOpenModal();
  const isBusy = () => store.get(modalRequestsAtom).length > 0;

  const show = useEffectEvent(async (isHere: () => boolean) => {
    if (isBusy()) return;
    const active = await client.fetchQuery(activeTournamentsQuery(language)).catch(() => []);
    if (!isHere() || isBusy()) return;
    const seen = new Set(seenTournaments());
    const fresh = active.find(({ id }) => !seen.has(id));
    if (fresh) {
      if (markSeen(fresh.id)) open('NEW_LOCAL_TOURNAMENT', { tournamentId: fresh.id });
      return;
    }
    const network = await client.fetchQuery(networkTournamentsQuery(language)).catch(() => null);
    if (!isHere() || isBusy()) return;
    const other = network?.active.find(({ id }) => !seen.has(id));
    if (other && markSeen(other.id)) open('NEW_TOURNAMENT', { tournamentCode: other.code });
  });

  useEffect(() => {
    // Its own page shows a tournament as well as a modal does.
    const [, own] = /^\/tournaments\/local\/([a-z0-9-]+)$/.exec(pathname) ?? [];
    const [, code] = /^\/tournaments\/([a-z0-9-]+)$/.exec(pathname) ?? [];
    if (own) markSeen(own);
    if (code) markSeen(networkId(code));
    if (!THERE.test(pathname)) return undefined;
    let isHere = true;
    const timer = setTimeout(() => void show(() => isHere), SETTLED_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [pathname]);

  return null;
}
