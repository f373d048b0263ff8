'use client';

import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { linkAway } from '../domain/link-away';
import { roundOpenAtom } from '../state/round-open';
import { useBackAsks } from './use-back-asks';
import type { StudioMessage } from './use-studio-messages';

/** Follows a link that was held back; one whose menu has closed meanwhile is followed by its address. */
function follow(link: HTMLAnchorElement): void {
  if (link.isConnected) link.click();
  else window.location.assign(link.href);
}

/**
 * While a round is open, leaving asks first: a link of the page and the browser's Back call `onAsk`, with what leaves all the
 * same; closing or reloading the page is asked about by the browser.
 * @param url of the launch: another one begins without a round
 * @returns tell it each message of the game
 */
export function useOpenRound(url: string | null, onAsk: (leave: () => void) => void) {
  const [told, setTold] = useState<{ url: string | null; open: boolean }>({ url: null, open: false });
  const open = url !== null && told.url === url && told.open;
  const leaving = useRef(false);
  const ask = useEffectEvent(onAsk);
  useBackAsks(open, (leave) =>
    onAsk(() => {
      leaving.current = true;
      leave();
    }),
  );

  const tellOpen = useSetAtom(roundOpenAtom);
  useEffect(() => {
    tellOpen(open);
    return () => tellOpen(false);
  }, [open, tellOpen]);

  useEffect(() => {
    if (!open) return undefined;
    leaving.current = false;
    const click = (event: MouseEvent) => {
      const link = leaving.current ? null : linkAway(event);
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      ask(() => {
        leaving.current = true;
        follow(link);
      });
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    // Capturing at the window: before React, whose links navigate.
    window.addEventListener('click', click, true);
    window.addEventListener('beforeunload', unload);
    return () => {
      window.removeEventListener('click', click, true);
      window.removeEventListener('beforeunload', unload);
    };
  }, [open]);

  return (message: StudioMessage): void => {
    if (message.type === 'round-started' || message.type === 'round-shown') setTold({ url, open: true });
    else if (message.type === 'round-ended') setTold({ url, open: false });
  };
}
