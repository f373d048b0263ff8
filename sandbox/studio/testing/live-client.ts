import type { LiveBoot } from '@/sandbox/studio/boot';
import type { GameMessage } from '@/sandbox/studio/client/bridge';
import type { Reply } from '@/sandbox/studio/client/api';
import { createStudioClock } from '@/sandbox/studio/client/live-line';
import type { ChoosingMaker } from '@/sandbox/studio/client/live/choosing-parts';
import { createLiveGame } from '@/sandbox/studio/client/live/live-game';
import type { LiveGameParts } from '@/sandbox/studio/client/live/live-parts';
import { LIVE_TEXTS } from '@/sandbox/studio/client/live/texts';
import type { ReadyBet, SceneRound } from '@/sandbox/studio/client/tables/scene';
import { TABLE_TEXTS } from '@/sandbox/studio/client/tables/texts';
import { speak, speakOf } from '@/sandbox/studio/client/texts';
import { LIVE_GAMES } from '@/sandbox/studio/live/games';
import type { LiveKind } from '@/sandbox/studio/live/kinds';
import type { LiveTableEvent } from '@/sandbox/studio/live/live-events';
import { CONFIRM_MS, OPEN_MS } from '@/sandbox/studio/live/limits';
import type { LivePlayState } from '@/sandbox/studio/live/view';
import type { Flights } from './flight-harness';
import { sitDown, WORD } from './live-harness';

/** Lets what others have begun go on. */
export const turn = () => new Promise(setImmediate);

export interface ClientTable {
  kind: LiveKind;
  /** Of the launch, beside what every one has. */
  launch?: object;
  noBets: object;
  betShown?: (bet: unknown) => object;
  ready: ReadyBet;
  choosing?: ChoosingMaker;
  /** What can be done once the table has been seen. */
  arrives?: string;
}

/** A live game as a player has it before them, at a studio whose clock the test moves. Its picture is a list of what it was told. */
export async function clientAt(
  studio: Flights,
  { kind, launch = {}, noBets, betShown, ready, choosing, arrives = 'idle' }: ClientTable,
) {
  const { drawnAs, limits, showMs } = LIVE_GAMES[kind];
  const guest = await sitDown(studio, launch);
  const told: GameMessage[] = [];
  const said: string[] = [];
  const scene = {
    ...{ ready: true, open: false, away: 0, rounds: [] as SceneRound<unknown>[], past: 0, laid: 0 },
    /** The end of a round is seen when it resolves. */
    seen: Promise.resolve(),
  };
  const face = {
    state: '',
    offered: [] as string[],
    credit: null as number | null,
    paid: null as number | null,
    celebrated: [] as (readonly [minor: number, full: boolean])[],
    /** What the table says now. */
    message: '',
  };
  const asked: string[] = [];
  const clock = createStudioClock(() => studio.clock.now);
  const reply = ({ status, body }: Awaited<ReturnType<typeof guest.post>>): Reply<LivePlayState> =>
    status === 200
      ? { kind: 'state', state: body }
      : {
          kind: 'refused',
          code: body.error ?? '',
          reason: body.reason ?? null,
          retryAfterMs: body.retryAfterMs ?? 0,
        };
  const boot: LiveBoot = {
    ...{ kind: drawnAs, mode: 'real', title: 'Velvet Roulette', provider: 'Odeon Live', currency: 'EUR' },
    ...{ locale: 'en', language: 'en', paceMs: 5_000, api: '', verifier: '', webOrigin: '', lobbyUrl: '' },
    celebrateAbove: 1,
    limits: limits({ min: 50, max: 200_000 }),
    live: { kind, openMs: OPEN_MS, confirmMs: CONFIRM_MS, showMs },
  };
  const nothing = () => undefined;
  const parts: LiveGameParts = {
    boot,
    noBets,
    ...(betShown && { betShown }),
    ...(choosing && { choosing }),
    clock,
    money: (minor) => `€${(minor / 100).toFixed(2)}`,
    sound: { on: false, set: nothing, play: nothing },
    words: {
      say: speak('en'),
      table: speakOf('en', TABLE_TEXTS),
      live: speakOf('en', LIVE_TEXTS),
    },
    api: {
      state: async () => ({ kind: 'state', state: await guest.state() }),
      bet: async (bet) => reply(await guest.post('table/bet', { ...bet, word: WORD })),
      choose: async (choice) => reply(await guest.post('table/choose', choice)),
      leave: async (betId) => reply(await guest.post('table/leave', { betId })),
      refill: async () => reply(await guest.post('refill', {})),
      history: () => guest.history(),
    },
    bridge: { framed: true, tell: (message) => told.push(message) },
    panels: {
      ask: ({ title, choices }) => {
        asked.push(title);
        const way = choices.at(-1)?.answer;
        return way === undefined ? new Promise(nothing) : Promise.resolve(way);
      },
    } as LiveGameParts['panels'],
    panel: { draw: nothing, showBets: nothing, tell: nothing },
    table: {
      setState: (state) => (face.state = state),
      setCredit: (minor) => (face.credit = minor),
      setPaid: (minor) => (face.paid = minor),
      celebrate: (minor, full) => void face.celebrated.push([minor, full]),
      offer: (buttons) => (face.offered = buttons.map(({ label }) => label)),
      say(text) {
        face.message = text;
        if (text) said.push(text);
      },
      setReady: nothing,
    },
    scene: {
      bet: () => (scene.ready ? ready : null),
      setOpen: (open) => void (scene.open = open),
      sent: nothing,
      async show(round) {
        if (round) scene.rounds.push(round);
        await scene.seen;
      },
      tell: () => null,
      past: (rounds) => void (scene.past = rounds.length),
      lay: () => void (scene.laid += 1),
      putAway: () => void (scene.away += 1),
    },
  };
  const game = createLiveGame(parts);
  const hear = (event: LiveTableEvent) => {
    if (event.type === 'chat' || event.type === 'chat-own') return;
    if (event.type === 'clock' || event.type === 'round') clock.hear(event.now);
    game.hear(event);
    game.tick();
  };
  /** While the line is broken nothing is heard. */
  const line = { broken: false };
  const live = await guest.watch();
  const goOn = (): Promise<void> =>
    live.next().then((event: LiveTableEvent) => {
      if (!line.broken) hear(event);
      return goOn();
    });
  await game.open();
  void goOn().catch(nothing);
  const until = async (wanted: () => boolean) => {
    for (const end = Date.now() + 10_000; Date.now() < end && !wanted();) await turn();
    expect(wanted()).toBe(true);
  };
  await until(() => face.state === arrives);
  const pass = (ms: number) => {
    studio.advance(ms);
    game.tick();
  };
  /** Comes back to the table as it is now, by another line. */
  const comeAgain = async () => {
    const again = await guest.watch();
    hear(await again.next());
    hear(await again.next());
    await again.close();
  };
  return { studio, guest, line, comeAgain, game, told, said, scene, face, asked, until, pass };
}
