import type { Bridge } from './bridge';
import type { Panels } from './panels';
import type { Say, TextKey } from './texts';

/** What keeps a player from playing, each with its texts. */
const NOTICES = {
  no_money: ['noMoneyTitle', 'noMoney'],
  no_money_demo: ['noMoneyTitle', 'noMoneyDemo'],
  session_expired: ['sessionTitle', 'session'],
  player_disabled: ['disabledTitle', 'disabled'],
  limit_reached: ['limitTitle', 'limit'],
  none_given: ['givenOverTitle', 'givenOver'],
  game_unavailable: ['gameTitle', 'gameGone'],
  refused: ['refusedTitle', 'refused'],
  network: ['networkTitle', 'network'],
  wallet_unreachable: ['walletTitle', 'wallet'],
} as const satisfies Record<string, readonly [TextKey, TextKey]>;
export type TroubleCode = keyof typeof NOTICES;

/** The trouble that a wallet's answer to a bet means for the player. */
export function troubleOf(reason: string | null): TroubleCode {
  switch (reason) {
    case 'INSUFFICIENT_FUNDS':
      return 'no_money';
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return 'session_expired';
    case 'PLAYER_DISABLED':
      return 'player_disabled';
    case 'LIMIT_REACHED':
      return 'limit_reached';
    case 'FREE_SPINS_OVER':
    case 'INVALID_FREE_SPIN':
      return 'none_given';
    case 'INVALID_GAME':
    case 'WRONG_CURRENCY':
      return 'game_unavailable';
    case null:
    default:
      return 'refused';
  }
}

export type WayOut = 'deposit' | 'refill' | 'retry' | 'reopen' | 'close';

const WAYS: Partial<Record<TroubleCode, readonly (readonly [WayOut, TextKey])[]>> = {
  no_money: [
    ['deposit', 'deposit'],
    ['close', 'lowerBet'],
  ],
  no_money_demo: [
    ['refill', 'refill'],
    ['close', 'lowerBet'],
  ],
  session_expired: [['reopen', 'reopen']],
  network: [['retry', 'retry']],
  wallet_unreachable: [['retry', 'retry']],
};

/**
 * Says what is wrong, tells the framing page, and gives the way out that the player chose. That there is too little money
 * the framing page says itself: it has the cashier.
 */
export async function explain(code: TroubleCode, panels: Panels, bridge: Bridge, say: Say): Promise<WayOut> {
  bridge.tell({ type: 'error', code });
  if (code === 'no_money' && bridge.framed) return 'close';
  const [title, text] = NOTICES[code];
  const ways = WAYS[code] ?? [['close', 'close'] as const];
  const chosen = await panels.ask({
    kind: 'notice',
    title: say(title),
    text: say(text),
    choices: ways.map(([answer, label]) => ({ answer, label: say(label) })),
    untilOnline: code === 'network',
  });
  if (chosen === 'deposit') bridge.tell({ type: 'deposit' });
  return chosen;
}
