'use client';

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { freeSpinsQuery } from '@/features/bonuses/api/get-me-free-spins';
import { leftOf } from '@/features/bonuses/domain/free-spins';
import { keepFreeSpins } from '@/features/bonuses/state/old-free-spin';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { FREE_SPINS_POLL_MS } from '@/lib/domain/limits';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { isGamePage, isWheelPage } from './places-of-play';

/**
 * A player's free spins (SPEC §4): asked for each minute and at each change of the page, but not in a game or at the wheel, and after each
 * live word of them. More than this browser knew of open FREESPINS as soon as no other modal is open; a game or a turn of the
 * wheel is not interrupted for it. Jackpot wins and money prizes are paid as money: none of them is a free spin.
 */
export function FreeSpinsWatch() {
  const language = LANGUAGE_CODES[useLocale()];
  const pathname = usePathname();
  const isPlay = isGamePage(pathname) || isWheelPage(pathname);
  const open = useOpenModal();
  const covered = useAtomValue(modalRequestsAtom).length > 0;
  const { data, refetch } = useQuery({
    ...freeSpinsQuery(language),
    refetchInterval: isPlay ? false : FREE_SPINS_POLL_MS,
  });
  const left = data && leftOf(data);

  const waits = useRef(false);
  useEffect(() => {
    if (left === undefined) return;
    const more = keepFreeSpins(left);
    waits.current = left > 0 && (waits.current || more);
  }, [left]);

  // After the one above: it reads what that has just found.
  useEffect(() => {
    if (!waits.current || covered || isPlay) return;
    waits.current = false;
    open('FREESPINS', {});
  }, [left, covered, open, isPlay]);

  const path = useRef(pathname);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    if (!isPlay) void refetch();
  }, [pathname, isPlay, refetch]);

  return null;
}
