import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import type { After } from '@/sandbox/studio/shared-rounds/after';
import { seededChain } from '@/sandbox/studio/crash/chains';
import type { LiveEvent } from '@/sandbox/studio/crash/live-events';
import type { CrashHistory, CrashPlayState, OwnBet } from '@/sandbox/studio/crash/view';
import { pointOf, seedsOf } from '@/sandbox/studio/engines/crash/chain';
import type { StudioConfig } from '@/sandbox/studio/studio';
import {
  openStudio,
  ORIGIN,
  postLaunch,
  REAL_LAUNCH,
  type FakeWallet,
  type OpenStudio,
} from '@/tests/support/studio-harness';
import { scratchFolder } from '@/tests/support/scratch';

/** A clock that stands until the test moves it, and then does what is due on the way, in order. */
export function createFlightClock(now = Date.now()) {
  const clock = { now };
  const timers = new Set<{ at: number; work: () => void }>();
  const after: After = (ms, work) => {
    const timer = { at: clock.now + ms, work };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  return {
    clock,
    after,
    waiting: () => timers.size,
    advance(ms: number) {
      const until = clock.now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        clock.now = Math.max(clock.now, next.at);
        next.work();
      }
      clock.now = until;
    },
    /** Time passes, and nothing happens: what a process that stands still looks like from outside. */
    standStill: (ms: number) => void (clock.now += ms),
  };
}

/** Where the first rounds of the chain end that a number stands for. */
export function pointsOf(seed: number, rounds = 1): number[] {
  const chain = seededChain(seed)('any', 0);
  return seedsOf(chain, 1, rounds).map((each) => pointOf(each, chain.salt ?? ''));
}

/** The number of a chain whose first rounds end as wanted. */
export function chainWhere(rounds: number, wanted: (points: readonly number[]) => boolean): number {
  for (let seed = 1; ; seed += 1) if (wanted(pointsOf(seed, rounds))) return seed;
}

/** A studio with a clock of the test's own. */
export async function openFlights(wallet: { url: string }, over: Partial<StudioConfig> = {}) {
  const time = createFlightClock();
  const studio = await openStudio(wallet, { now: () => time.clock.now, after: time.after, ...over });
  return { ...studio, ...time };
}
export type Flights = Awaited<ReturnType<typeof openFlights>>;

const CRASH_LAUNCH = { ...REAL_LAUNCH, game_id: 'g103', title: 'Skyline', theme: 'crash' } as const;
export const CRASH_DEMO = { ...CRASH_LAUNCH, mode: 'demo', session_token: null, player_id: null } as const;

/** Opens the game for a player and speaks its play API as the client does. */
export async function boardFlight(studio: OpenStudio, launch: object = {}) {
  const answer = await postLaunch(studio, { ...CRASH_LAUNCH, ...launch });
  expect(answer.status).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  return passengerAt(studio, new URL(url).pathname);
}

type Reply = { status: number; body: CrashPlayState & { error?: string; retryAfterMs?: number } };

export function passengerAt({ app }: OpenStudio, address: string) {
  const get = async <T>(what: string) => (await (await app.request(`${address}/${what}`)).json()) as T;
  const post = async (action: string, body: object): Promise<Reply> => {
    const answer = await app.request(`${address}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Reply['body'] };
  };
  const state = () => get<CrashPlayState>('state');
  return {
    address,
    get,
    post,
    state,
    history: () => get<CrashHistory>('history'),
    bet: (stake = 1_000, auto: number | null = null, clientBetId: string = randomUUID()) =>
      post('bet', { stake, auto, clientBetId }),
    leave: (bet: OwnBet | undefined) => post('leave', { betId: bet?.id }),
    cashOut: (bet: OwnBet | undefined) => post('cash-out', { betId: bet?.id }),
    /** Asks for the state until it is as wanted. Between two questions others have their turn: a demo waits for nobody. */
    async until(wanted: (state: CrashPlayState) => boolean): Promise<CrashPlayState> {
      for (const end = Date.now() + 10_000; Date.now() < end;) {
        const seen = await state();
        if (wanted(seen)) return seen;
        await new Promise(setImmediate);
      }
      throw new Error(`never came to be, but stayed ${JSON.stringify((await state()).bets)}`);
    },
    watch: async (word = '') =>
      readLive((await app.request(`${address}/live${word && `?word=${word}`}`)).body),
  };
}
/** Rounds of a table that end while time passes, in order. */
export async function roundsEnded(
  flights: Flights,
  watcher: ReturnType<typeof readLive<LiveEvent>>,
  wanted: number,
) {
  const heard = watcher.listen();
  const ended = () =>
    heard.flatMap((event) => (event.type === 'round' && event.round.phase === 'over' ? event.round : []));
  while (ended().length < wanted) {
    flights.advance(10_000);
    await new Promise(setImmediate);
  }
  return ended();
}

export type Passenger = Awaited<ReturnType<typeof boardFlight>>;

/** The events of a stream, one after the other. */
export function readLive<Event extends { type: string } = LiveEvent>(
  body: ReadableStream<Uint8Array> | null,
) {
  if (!body) throw new Error('no stream');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const heard: Event[] = [];
  let text = '';
  const next = async (): Promise<Event> => {
    for (;;) {
      const event = heard.shift();
      if (event) return event;
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream has ended');
      text += decoder.decode(value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      heard.push(...parts.map((part) => JSON.parse(part.replace(/^data: /, '')) as Event));
    }
  };
  return {
    next,
    /** Reads on to the first event of this type that is as wanted. */
    async find<Type extends Event['type']>(
      type: Type,
      wanted: (event: Extract<Event, { type: Type }>) => boolean = () => true,
    ): Promise<Extract<Event, { type: Type }>> {
      for (;;) {
        const event = await next();
        const own = event as Extract<Event, { type: Type }>;
        if (event.type === type && wanted(own)) return own;
      }
    },
    /** Reads on by itself, to the end of the stream: what it has heard so far. */
    listen(): readonly Event[] {
      const all: Event[] = [];
      const goOn = (): Promise<void> => next().then((event) => (all.push(event), goOn()));
      void goOn().catch(() => {});
      return all;
    },
    close: () => reader.cancel(),
    ended: async () => {
      for (;;) if ((await reader.read()).done) return true;
    },
  };
}

const copies: string[] = [];

/** What a power cut would leave of a studio's folder at this moment. */
export function killedFolder(dataDir: string): string {
  const copy = scratchFolder('studio-killed-');
  copies.push(copy);
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

export function removeKilledFolders() {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
}

/** Postings that the wallet was asked for: name, amount, and whether they closed the round. */
export const postingsOf = (wallet: FakeWallet) =>
  wallet.calls.map(({ name, body }) => [name, body['amount'], body['round_closed']]);
