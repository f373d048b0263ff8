'use client';

import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { DEPOSIT_OFFER_MS } from '@/lib/domain/limits';
import { usePathname } from '@/lib/i18n/navigation';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { rememberedInTab, rememberInTab } from '@/early/remembered';

/** Where the cashier would be in the way: results of a deposit, games, and the page that has the cashier itself. */
const NOT_THERE = /^\/(deposit-(success|return|failure|cancel)|game|account\/wallet\/deposit)(\/|$)/;

function offeredBefore(): boolean {
  // Without storage it is unknown whether the offer was made, so it is not made.
  return rememberedInTab('depositOffered') !== null || !rememberInTab('depositOffered', '1');
}

/**
 * A log-in that reloads the page in another language is passed on through the tab's storage: the new page did not see
 * it.
 */
export function rememberArrival(): void {
  rememberInTab('arrived', '1');
}

function arrivedJustNow(): boolean {
  const arrived = rememberedInTab('arrived') !== null;
  rememberInTab('arrived', null);
  return arrived;
}

/**
 * SPEC §4: the cashier opens 3 s after a log-in, once per browser session. Our decisions beyond it: a log-in is one
 * that happened on this page, never a session that existed when the page loaded; if the player is busy by then (in a
 * game, at the result of a deposit, in another modal), the offer lapses until the next log-in; and it counts as made
 * when it is shown, not when it lapses. A registration that is under way has its end awaited first.
 */
export function useDepositOffer(
  status: 'unknown' | 'in' | 'out',
  registering: boolean,
  open: () => void,
): void {
  const store = useStore();
  const pathname = usePathname();
  const wasOut = useRef(false);

  const offer = useEffectEvent(() => {
    if (NOT_THERE.test(pathname) || store.get(modalRequestsAtom).length > 0 || offeredBefore()) return;
    open();
  });

  useEffect(() => {
    if (status === 'out' || arrivedJustNow()) wasOut.current = true;
    if (status !== 'in' || !wasOut.current || registering) return undefined;
    const timer = setTimeout(() => {
      wasOut.current = false;
      offer();
    }, DEPOSIT_OFFER_MS);
    return () => clearTimeout(timer);
  }, [registering, status]);
}
