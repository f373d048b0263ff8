'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { balanceKey, type Balance } from '../api/get-balance';

function isBalance(value: unknown): value is Balance {
  return typeof value === 'object' && value !== null && 'balance' in value && 'version' in value;
}

/**
 * Keeps the balance as the platform pushes it. Events carry a version that grows with each posting, so that a
 * late one never puts an older balance back. The browser reconnects by itself and asks for what it missed.
 */
export function useLiveBalance(enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return undefined;
    const source = new EventSource('/api/v1/events');
    source.addEventListener('balance', (event: MessageEvent<string>) => {
      let next: unknown;
      try {
        next = JSON.parse(event.data);
      } catch {
        return; // malformed push messages are ignored (SPEC §4)
      }
      if (!isBalance(next)) return;
      client.setQueryData<Balance>(balanceKey, (known) =>
        known && known.version > next.version ? known : next,
      );
    });
    return () => source.close();
  }, [client, enabled]);
}
