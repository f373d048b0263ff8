'use client';

import { withBasePath } from '@/lib/config/base-path';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { changesWithDeposit } from '@/lib/query/changes-with';
import { addToastAtom, toastOfMessage } from '@/lib/toast/toasts';
import { balanceKey, type Balance } from '../api/get-balance';
import { meKey } from '../api/get-me';

/** How long a stream that was refused is left alone before it is asked for again. Milliseconds. */
const REOPEN_MS = 15_000;

function isBalance(value: unknown): value is Balance {
  return typeof value === 'object' && value !== null && 'balance' in value && 'version' in value;
}

/** @returns undefined for what is no JSON: malformed push messages are ignored (SPEC §4). */
function read(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/**
 * Keeps the balance as the platform pushes it, and shows its messages as toasts. Balances carry a version that
 * grows with each posting, so that a late one never puts an older balance back.
 *
 * A stream that breaks off is opened anew by the browser, which asks for what it missed. One that is refused stays
 * closed: either the session has ended (by a log-out in another tab, or its time), which the platform is asked, or the
 * platform is not there for a moment.
 */
export function useLiveBalance(enabled: boolean): void {
  const client = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  useEffect(() => {
    if (!enabled) return undefined;
    const takeBalance = ({ data }: MessageEvent<string>) => {
      const next = read(data);
      if (!isBalance(next)) return;
      const known = client.getQueryData<Balance>(balanceKey);
      if (known && known.version > next.version) return;
      client.setQueryData<Balance>(balanceKey, next);
      // A deposit has to be staked, so that it shows there. Bets and wins bring none.
      if (known && next.depositWager?.amount > known.depositWager?.amount) {
        void client.invalidateQueries({ predicate: changesWithDeposit });
      }
    };
    const takeMessage = ({ data, lastEventId }: MessageEvent<string>) => {
      const toast = toastOfMessage(read(data), lastEventId);
      if (toast) addToast(toast);
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = (): EventSource => {
      const opened = new EventSource(withBasePath('/api/v1/events'));
      opened.addEventListener('balance', takeBalance);
      opened.addEventListener('message', takeMessage);
      opened.addEventListener('error', () => {
        if (opened.readyState !== EventSource.CLOSED) return;
        void client.invalidateQueries({ queryKey: meKey });
        again = setTimeout(() => (source = open()), REOPEN_MS);
      });
      return opened;
    };
    let source = open();
    return () => {
      clearTimeout(again);
      source.close();
    };
  }, [addToast, client, enabled]);
}
