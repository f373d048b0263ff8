'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { grantQuery } from '@/features/bonuses/api/get-me-bonuses-id';
import { ownBonusesQuery, type OwnBonuses } from '@/features/bonuses/api/get-me-bonuses';
import { roundOpenAtom } from '@/features/play/state/round-open';
import { keepWagering } from '@/features/player/state/hint';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { isGamePage, isWheelPage } from './places-of-play';

/** What is to be said as soon as no other modal is open, in this order. */
interface Waiting {
  name: 'BONUS_WAGERING_FINISHED' | 'BONUS_RUNOUT' | 'BONUS_FROM_QUEUE';
  bonusId: string;
}

/**
 * A player's bonuses, wherever they are (SPEC §4): asked for at each change of the page and after each live word of them.
 * The first offer opens BONUS; one that was closed without an answer is left alone until the page is loaded again. When the
 * active bonus ends, it says how, and offers the next of the queue when that was read. None of it covers another modal, a turn of
 * the wheel, or a round that goes on; an offer comes over no game at all, but on the next page.
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

  const isRoundOpen = useAtomValue(roundOpenAtom);
  const covered = useAtomValue(modalRequestsAtom).length > 0 || isRoundOpen;
  const waiting = useRef<Waiting[]>([]);
  /** How many ends are being looked at. */
  const looks = useRef(0);

  const showNext = useEffectEvent(() => {
    if (!own || looks.current > 0 || isRoundOpen || isWheelPage(pathname)) return;
    if (store.get(modalRequestsAtom).length > 0) return;
    const next = waiting.current.shift();
    const [offer] = own.pending;
    if (next) open(next.name, { bonusId: next.bonusId });
    else if (offer && !shown.current.has(offer.id) && !isGamePage(pathname)) {
      shown.current.add(offer.id);
      open('BONUS', { bonusId: offer.id });
    }
  });

  const tellEnd = useEffectEvent(async (id: string, { active, queue }: OwnBonuses) => {
    looks.current += 1;
    const ended = await client.fetchQuery(grantQuery(id, language)).catch(() => null);
    looks.current -= 1;
    const reason = ended?.endReason;
    if (reason === 'wagered') waiting.current.push({ name: 'BONUS_WAGERING_FINISHED', bonusId: id });
    else if (reason === 'run_out') waiting.current.push({ name: 'BONUS_RUNOUT', bonusId: id });
    const [next] = queue;
    if (!active && next && !shown.current.has(next.id)) {
      shown.current.add(next.id);
      waiting.current.push({ name: 'BONUS_FROM_QUEUE', bonusId: next.id });
    }
    showNext();
  });

  useEffect(() => {
    if (!own) return;
    keepWagering(own.active !== null);
    const before = lastActive.current;
    lastActive.current = own.active?.id;
    if (before !== undefined && before !== own.active?.id) void tellEnd(before, own);
  }, [own]);

  // After the one above, which may have found an end. Each answer counts, the same one too.
  useEffect(() => {
    if (!covered) showNext();
  }, [covered, own, dataUpdatedAt, pathname]);

  const path = useRef(pathname);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    void refetch();
  }, [pathname, refetch]);

  return null;
}
