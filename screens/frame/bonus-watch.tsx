'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { grantQuery } from '@/features/bonuses/api/get-me-bonuses-id';
import { ownBonusesQuery, type OwnBonuses } from '@/features/bonuses/api/get-me-bonuses';
import { keepWagering } from '@/features/player/state/hint';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { usePathname } from '@/lib/i18n/navigation';

const BONUS_MODALS = ['BONUS', 'BONUS_FROM_QUEUE', 'BONUS_RUNOUT', 'BONUS_WAGERING_FINISHED'];

/**
 * A player's bonuses, wherever they are (SPEC §4): asked for at each change of the page and after each live word of them.
 * The first offer opens BONUS, unless a modal about a bonus is open; one that was closed without an answer is left alone
 * until the page is loaded again. When the active bonus ends, it says how, and offers the next of the queue.
 *
 * Jackpot wins and money prizes are paid as money: no offer is one.
 */
export function BonusWatch() {
  const language = LANGUAGE_CODES[useLocale()];
  const pathname = usePathname();
  const store = useStore();
  const client = useQueryClient();
  const open = useOpenModal();
  const { data: own, dataUpdatedAt, refetch } = useQuery(ownBonusesQuery(language));
  const shown = useRef(new Set<string>());
  const lastActive = useRef<string>(undefined);

  const isBusy = () => store.get(modalRequestsAtom).some(({ name }) => BONUS_MODALS.includes(name));

  const offerFirst = useEffectEvent((pending: OwnBonuses['pending']) => {
    const [first] = pending;
    if (!first || shown.current.has(first.id) || isBusy()) return;
    shown.current.add(first.id);
    open('BONUS', { bonusId: first.id });
  });

  const tellEnd = useEffectEvent(async (id: string, { active, queue }: OwnBonuses) => {
    const ended = await client.fetchQuery(grantQuery(id, language)).catch(() => null);
    if (ended?.state === 'completed') open('BONUS_WAGERING_FINISHED', { bonusId: id });
    else if (ended?.endReason === 'run_out') open('BONUS_RUNOUT', { bonusId: id });
    const [next] = queue;
    if (active || !next || shown.current.has(next.id)) return;
    shown.current.add(next.id);
    open('BONUS_FROM_QUEUE', { bonusId: next.id });
  });

  useEffect(() => {
    if (!own) return;
    keepWagering(own.active !== null);
    const before = lastActive.current;
    lastActive.current = own.active?.id;
    if (before !== undefined && before !== own.active?.id) void tellEnd(before, own);
    offerFirst(own.pending);
    // Each answer counts, the same one too: an offer may have waited for another modal to close.
  }, [own, dataUpdatedAt]);

  const path = useRef(pathname);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    void refetch();
  }, [pathname, refetch]);

  return null;
}
