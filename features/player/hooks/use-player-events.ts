'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { changesWithBonus, changesWithDeposit } from '@/lib/browser/query/changes-with';
import { addToastAtom, toastOfMessage } from '@/lib/browser/toast/toasts';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { followEvents } from '../api/get-events';
import { currencyChanged } from '@/lib/browser/query/currency-changed';
import { balanceKey, type Balance } from '../api/get-me-balance';
import { meKey, type Me } from '../api/get-me';
import { isNews, levelUpOf, mayTellLevel } from '../domain/level-up';
import { changePlayer } from '../state/forget-player';

function isBalance(value: unknown): value is Balance {
  return typeof value === 'object' && value !== null && 'balance' in value && 'version' in value;
}

/** @returns undefined for invalid JSON: malformed push messages are ignored (SPEC §4). */
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
 * The first event of each connection names the player. Another one than this tab knows logged in elsewhere, with the same
 * browser: the next request would be theirs.
 *
 * When the stream is refused, the session has ended (by a log-out in another tab, or its time), which the platform is
 * asked, or the platform is not there for a moment.
 */
export function usePlayerEvents(enabled: boolean): void {
  const client = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const open = useOpenModal();
  useEffect(() => {
    if (!enabled) return undefined;
    const takePlayer = ({ data }: MessageEvent<string>) => {
      const { id } = (read(data) ?? {}) as { id?: unknown };
      const me = client.getQueryData<Me | null>(meKey);
      if (id && me && id !== me.id) changePlayer(client);
    };
    const takeBalance = ({ data }: MessageEvent<string>) => {
      const next = read(data);
      if (!isBalance(next)) return;
      const known = client.getQueryData<Balance>(balanceKey);
      if (known && known.balance.currency !== next.balance.currency) {
        // Another currency is in use, by this tab or elsewhere. Versions of two wallets say nothing of each other.
        currencyChanged(client);
        return;
      }
      if (known && known.version > next.version) return;
      client.setQueryData<Balance>(balanceKey, next);
      // A deposit adds to the amount to be staked, which shows that one arrived. Bets and wins do not.
      if (known && next.depositWager?.amount > known.depositWager?.amount) {
        void client.invalidateQueries({ predicate: changesWithDeposit });
      }
    };
    const takeMessage = ({ data, lastEventId }: MessageEvent<string>) => {
      const message = read(data);
      // A bonus of theirs was offered, has begun or ended, or is the next in the queue; or free spins have come or gone.
      const type = (message as { type?: unknown } | null)?.type;
      if (type === 'USER_BONUS' || type === 'USER_FREESPINS') {
        void client.invalidateQueries({ predicate: changesWithBonus });
      }
      const levelUp = levelUpOf(message);
      if (levelUp) {
        void client.invalidateQueries({ predicate: changesWithDeposit });
        const me = client.getQueryData<Me | null>(meKey);
        if (me && mayTellLevel(window.location.pathname) && isNews(me.id, levelUp)) open('LEVEL_UP', levelUp);
      }
      const toast = toastOfMessage(message, lastEventId);
      if (toast) addToast(toast);
    };
    return followEvents({
      listen(source) {
        source.addEventListener('player', takePlayer);
        source.addEventListener('balance', takeBalance);
        source.addEventListener('message', takeMessage);
      },
      onRefused: () => void client.invalidateQueries({ queryKey: meKey }),
    });
  }, [addToast, client, enabled, open]);
}
