import { randomUUID } from 'node:crypto';
import type { BlackjackShown } from '@/sandbox/studio/engines/blackjack/result';
import type { LiveTableEvent } from '@/sandbox/studio/live/live-events';
import { LIVE_GAMES } from '@/sandbox/studio/live/games';
import { MOST_WORDS } from '@/sandbox/studio/live/limits';
import type { LiveKind } from '@/sandbox/studio/live/kinds';
import { seededRound } from '@/sandbox/studio/live/round-seed';
import type { LiveHistory, LivePlayState, OwnSeatBet } from '@/sandbox/studio/live/view';
import { fairRng } from '@/lib/domain/chance/seeds';
import { readLive } from './flight-harness';
import { ORIGIN, postLaunch, REAL_LAUNCH, type OpenStudio } from '@/tests/support/studio-harness';

export const WORD = '0123456789abcdef';

/** A number whose first round at a table, drawn with the word of one player, comes to what is wanted. */
export function tableWhere(kind: LiveKind, wanted: (outcome: object) => boolean): number {
  for (let seed = 1; ; seed += 1) {
    const seeds = { serverSeed: seededRound(seed)('any', 1), clientSeed: WORD, nonce: 1 };
    if (wanted(LIVE_GAMES[kind].outcome(fairRng(seeds)))) return seed;
  }
}

/** What an engine shows of a table at which these seats are played for 1.00 each, as it is dealt. */
export function dealtTo(seed: number, seats: readonly number[]): BlackjackShown {
  const words = Array.from({ length: Math.min(MOST_WORDS, seats.length) }, () => WORD);
  const drawn = { serverSeed: seededRound(seed)('any', 1), clientSeed: words.join('-'), nonce: 1 };
  const played = { seats: seats.map((seat) => ({ seat, stake: 100 })), choices: [] };
  return LIVE_GAMES.live_blackjack.outcome(fairRng(drawn), played) as BlackjackShown;
}

/** A number whose first round of blackjack is dealt to these seats as is wanted. */
export function dealWhere(seats: readonly number[], wanted: (shown: BlackjackShown) => boolean): number {
  for (let seed = 1; ; seed += 1) if (wanted(dealtTo(seed, seats))) return seed;
}

export const LIVE_LAUNCH = {
  ...REAL_LAUNCH,
  ...{ game_id: 'l202', title: 'Velvet Roulette', theme: 'roulette', live: true },
  ...{ limit_min: 50, limit_max: 200_000 },
} as const;

/** Opens a live table for a player and speaks its play API as the client does. */
export async function sitDown(studio: OpenStudio, launch: object = {}) {
  const answer = await postLaunch(studio, { ...LIVE_LAUNCH, ...launch });
  expect(answer.status).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  return guestAt(studio, new URL(url).pathname);
}

type Reply = {
  status: number;
  body: LivePlayState & { error?: string; reason?: string; retryAfterMs?: number };
};

export function guestAt({ app }: OpenStudio, address: string) {
  const get = async <T>(what: string) => (await (await app.request(`${address}/${what}`)).json()) as T;
  const post = async (action: string, body: object): Promise<Reply> => {
    const answer = await app.request(`${address}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Reply['body'] };
  };
  const state = () => get<LivePlayState>('state');
  const watch = async () => readLive<LiveTableEvent>((await app.request(`${address}/table/live`)).body);
  /** The round of the table, as who sits down is told of it. */
  const round = async (): Promise<string | undefined> => {
    const heard = await watch();
    const { round: shown } = await heard.find('table');
    await heard.close();
    return shown?.id;
  };
  return {
    address,
    get,
    post,
    state,
    history: () => get<LiveHistory>('table/history'),
    /** In the round that the table shows now, when no other one is named. */
    bet: async (bet: unknown, clientBetId: string = randomUUID(), roundId?: string) =>
      post('table/bet', { roundId: roundId ?? (await round()), bet, clientBetId, word: WORD }),
    /** A choice for a bet, in the round that it is in. */
    choose: (bet: OwnSeatBet | undefined, choice: string, clientChoiceId: string = randomUUID()) =>
      post('table/choose', { roundId: bet?.roundId, betId: bet?.id, clientChoiceId, choice }),
    /** The bet that was placed last. */
    own: async () => (await state()).bets.at(-1),
    leave: (bet: OwnSeatBet | undefined) => post('table/leave', { betId: bet?.id }),
    /** Asks for the state until it is as wanted. Between two questions others have their turn. */
    async until(wanted: (state: LivePlayState) => boolean): Promise<LivePlayState> {
      for (const end = Date.now() + 10_000; Date.now() < end;) {
        const seen = await state();
        if (wanted(seen)) return seen;
        await new Promise(setImmediate);
      }
      throw new Error(`never came to be, but stayed ${JSON.stringify((await state()).bets)}`);
    },
    watch,
    round,
  };
}
