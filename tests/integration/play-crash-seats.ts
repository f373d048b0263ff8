import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { CrashPlayState, OwnBet } from '@/sandbox/studio/crash/view';
import type { EnginePlayState } from '@/sandbox/studio/engine-rounds/view';
import type { Rng } from '@/lib/domain/chance/rng';
import { LOWEST_OUT } from '@/sandbox/studio/engines/crash/round';
import type { BlackjackShown } from '@/sandbox/studio/engines/blackjack/result';
import type { RoundRecord } from '@/sandbox/studio/fair/record';
import type { LiveTableEvent, SeenRound } from '@/sandbox/studio/live/live-events';
import type { LivePlayState, OwnSeatBet } from '@/sandbox/studio/live/view';
import { oneOf } from '@/sandbox/studio/testing/fair-rounds';
import { readLive } from '@/sandbox/studio/testing/flight-harness';

export const KINDS = ['crash', 'blackjack', 'live_blackjack', 'live_roulette'] as const;
export type CrashKind = (typeof KINDS)[number];

/** From one look to the next, and from one try to the next while something is down. Milliseconds. */
const LOOK_MS = 200;
const ANSWER_MS = 5_000;
const STAKE = 100;
/** Whether nothing more becomes of a bet. */
const END: readonly OwnBet['state'][] = ['paid', 'closed', 'returned', 'refused'];

type Refusal = { error?: string; retryAfterMs?: number };
interface Answer<T> {
  status: number;
  body: T & Refusal;
}
/** A bet in a round that many share, as it ended. */
type SharedBet = Pick<OwnBet, 'id' | 'ticketId' | 'stake' | 'state' | 'pay'>;

/** Somebody at a game of a studio that is killed meanwhile: asks until there is an answer, with the same request each time. */
export interface CrashSeat {
  kind: CrashKind;
  /** What it waits for now; null between rounds. */
  phase(): string | null;
  /** Plays rounds until `stop` says so, each to its end. */
  play(stop: () => boolean): Promise<number>;
  /** Plays to its end what is still open. */
  finish(): Promise<void>;
  balance(): Promise<number | null>;
  records(): Promise<RoundRecord[]>;
  /** The bets in shared rounds, by the wallet's name of the round. */
  shared: ReadonlyMap<string, readonly SharedBet[]>;
}

/**
 * @param url of the session
 * @param at the number of its seat at a live table, from 0
 * @param onAnswer counts what was answered
 */
export function seatAt(
  url: string,
  {
    kind,
    at,
    least,
    rng,
    onAnswer,
  }: { kind: CrashKind; at: number; least: number; rng: Rng; onAnswer(): void },
): CrashSeat {
  let phase: string | null = null;
  const bets = new Map<string, Map<string, SharedBet>>();

  async function ask<T>(what: string, body?: object): Promise<Answer<T>> {
    for (;;) {
      try {
        const answer = await fetch(`${url}/${what}`, {
          signal: AbortSignal.timeout(ANSWER_MS),
          ...(body && {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        });
        const read = (await answer.json()) as T & Refusal;
        if (answer.status < 500) {
          onAnswer();
          return { status: answer.status, body: read };
        }
      } catch {
        // Killed, or not up again.
      }
      await setTimeout(LOOK_MS);
    }
  }
  const pause = ({ retryAfterMs = LOOK_MS }: Refusal) => setTimeout(Math.min(retryAfterMs, 6_000));

  /** Looks at the shared round until its bet has ended, and chooses where the table asks. */
  async function follow(id: string): Promise<void> {
    for (;;) {
      const { body } = await ask<CrashPlayState | LivePlayState>('state');
      for (const bet of body.bets) {
        const { ticketId, stake, state, pay } = bet;
        const round = bets.get(ticketId) ?? new Map<string, SharedBet>();
        bets.set(ticketId, round.set(bet.id, { id: bet.id, ticketId, stake, state, pay }));
      }
      const own = body.bets.find((bet) => bet.id === id);
      if (!own || END.includes(own.state)) return;
      phase = own.state;
      if ('offers' in own) await choose(own);
      else if (own.state === 'held' && own.auto === null && rng.below(8) === 0)
        await ask('cash-out', { betId: id });
      await setTimeout(LOOK_MS);
    }
  }
  async function choose({ id, roundId, offers }: OwnSeatBet): Promise<void> {
    if (offers.length === 0) return;
    phase = 'choosing';
    const { choice } = oneOf(rng, offers);
    await ask('table/choose', { roundId, betId: id, clientChoiceId: randomUUID(), choice });
  }

  async function flight(): Promise<boolean> {
    const id = randomUUID();
    const auto = rng.below(2) === 0 ? null : LOWEST_OUT + rng.below(300);
    const { status, body } = await ask('bet', { clientBetId: id, stake: STAKE, auto });
    if (status === 200) await follow(id);
    else await pause(body);
    return status === 200;
  }

  async function seenRound(): Promise<SeenRound | null> {
    try {
      const stream = await fetch(`${url}/table/live`, { signal: AbortSignal.timeout(ANSWER_MS) });
      const heard = readLive<LiveTableEvent>(stream.body);
      const { round } = await heard.find('table');
      await heard.close();
      return round;
    } catch {
      return null;
    }
  }
  async function tableRound(): Promise<boolean> {
    const round = await seenRound();
    if (round?.phase !== 'waiting') {
      await setTimeout(LOOK_MS);
      return false;
    }
    const id = randomUUID();
    const bet =
      kind === 'live_blackjack' ? { seat: 1 + 2 * at, stake: least } : [{ on: 'red', stake: least }];
    const word = randomUUID().replaceAll('-', '').slice(0, 16);
    const answer = await ask('table/bet', { roundId: round.id, clientBetId: id, bet, word });
    if (answer.status === 200) await follow(id);
    else await pause(answer.body);
    return answer.status === 200;
  }

  /** Chooses until the round of one's own is over. */
  async function hand(from: Answer<EnginePlayState>, choice: (shown: BlackjackShown) => string) {
    let state = from;
    while (state.body.round?.phase === 'open' || state.body.round?.phase === 'returning') {
      const { id: roundId, step, shown, phase: now } = state.body.round;
      phase = now;
      const made =
        now === 'open' &&
        (await ask<EnginePlayState>('choose', { roundId, step, choice: choice(shown as BlackjackShown) }));
      if (made && made.status === 200) state = made;
      else {
        await setTimeout(LOOK_MS);
        state = await ask<EnginePlayState>('state');
      }
    }
  }
  const anyChoice = ({ choices }: BlackjackShown) => oneOf(rng, choices).choice;
  async function blackjack(): Promise<boolean> {
    phase = 'sent';
    const begun = await ask<EnginePlayState>('begin', { bet: [STAKE, STAKE], clientRoundId: randomUUID() });
    if (begun.status !== 200) {
      await pause(begun.body);
      await hand(await ask<EnginePlayState>('state'), anyChoice);
      return false;
    }
    await hand(begun, anyChoice);
    return true;
  }

  const round = kind === 'crash' ? flight : kind === 'blackjack' ? blackjack : tableRound;
  return {
    kind,
    phase: () => phase,
    async play(stop) {
      let played = 0;
      while (!stop()) {
        if (await round()) played += 1;
        phase = null;
      }
      return played;
    },
    async finish() {
      if (kind === 'blackjack') {
        await hand(await ask<EnginePlayState>('state'), anyChoice);
        // Tells the seeds of what was played, and with them its records.
        await ask('seeds', { clientSeed: 'after' });
      } else {
        const { body } = await ask<CrashPlayState | LivePlayState>('state');
        for (const { id } of body.bets) await follow(id);
      }
    },
    balance: async () => (await ask<{ balance: number | null }>('state')).body.balance,
    records: async () => (await ask<RoundRecord[]>('records')).body,
    get shared() {
      return new Map([...bets].map(([ticket, all]) => [ticket, [...all.values()]]));
    },
  };
}
