import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@/tests/support/call';
import type { ProtectedPlayer } from './protected-platform';

/** What a way to play, to pay in or to be given something answered. */
export type Way = (player: ProtectedPlayer) => Promise<CallAnswer>;

interface Places {
  /** A game of each kind. */
  games: readonly { kind: string; id: string }[];
  /** Ways to pay in, of each type. */
  methods: readonly string[];
  tournament: string;
  code: string;
  /** A bonus that is taken by its link. */
  link: string;
}

/** Every way for a player to play for money, to pay in, or to take something, by what it is. */
export function waysToPlay({ games, methods, tournament, code, link }: Places): Record<string, Way> {
  const pay = (method: string, more: object = {}): Way => {
    return ({ call }) => call('POST', '/api/v1/deposits', { method, amount: 5_000, ...more });
  };
  return {
    ...Object.fromEntries(
      games.map(({ kind, id }): [string, Way] => [
        `a game of the kind ${kind}`,
        ({ call }) => call('POST', `/api/v1/games/${id}/sessions`, { mode: 'real', language: 'en' }),
      ]),
    ),
    ...Object.fromEntries(methods.map((method) => [`a deposit by ${method}`, pay(method)])),
    'a deposit with a promo code': pay('card', { promocode: code }),
    'a tournament': ({ call }) => call('POST', `/api/v1/tournaments/${tournament}/registrations`, {}),
    'a tournament of the network': ({ call }) =>
      call('POST', '/api/v1/network-tournaments/open-race/registrations', {}),
    'a turn of the wheel': ({ call }) => call('POST', '/api/v1/me/wheel/spins', {}),
    'a promo code': ({ call }) => call('POST', '/api/v1/me/promo-codes', { promocode: code, when: 'now' }),
    'the link of a bonus': ({ call }) => call('POST', `/api/v1/bonuses/${link}/activation`, {}),
    'a bonus that was offered': ({ call }) =>
      call('POST', `/api/v1/me/bonuses/${randomUUID()}/status`, { status: 'Activated' }),
  };
}
