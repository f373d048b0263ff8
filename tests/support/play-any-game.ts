import { randomUUID } from 'node:crypto';
import type { CrashPlayState } from '@/sandbox/studio/crash/view';
import type { EnginePlayState } from '@/sandbox/studio/engine-rounds/view';
import type { Rng } from '@/lib/domain/chance/rng';
import type { EngineKind } from '@/sandbox/studio/engine-rounds/kinds';
import { SIC_BO_BETS } from '@/sandbox/studio/engines/sicbo/bets';
import { OUTSIDE_NAMES } from '@/sandbox/studio/engines/roulette/layout';
import { LOWEST_OUT } from '@/sandbox/studio/engines/crash/round';
import type { Boot, CrashBoot, LiveBoot, TableBoot } from '@/sandbox/studio/boot';
import type { LiveTableEvent } from '@/sandbox/studio/live/live-events';
import type { LivePlayState } from '@/sandbox/studio/live/view';
import type { PlayState } from '@/sandbox/studio/view';
import type { Casino } from './casino';
import { readLive } from '@/sandbox/studio/testing/flight-harness';
import { anyBet, anyChoice, oneOf } from '@/sandbox/studio/testing/fair-rounds';

/** What a round came to, minor units. */
export interface PlayedRound {
  staked: number;
  paid: number;
  /** As the studio tells it afterwards. */
  balance: number | null;
}

type Refusal = { error?: string };

/** Longer than any pace. */
const PACE_MS = 5_000;

/** The play API of a session, spoken as a client does. @param url the session's own */
export function playerAt(url: string) {
  const read = async <T>(answer: Response) => ({
    status: answer.status,
    body: (await answer.json()) as T & Refusal,
  });
  return {
    get: async <T>(what: string) => read<T>(await fetch(`${url}/${what}`)),
    /** The round that a live table shows now. */
    round: async (): Promise<string | undefined> => {
      const heard = readLive<LiveTableEvent>((await fetch(`${url}/table/live`)).body);
      const { round } = await heard.find('table');
      await heard.close();
      return round?.id;
    },
    post: async <T>(action: string, body: object) =>
      read<T>(
        await fetch(`${url}/${action}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
}
export type GamePlayer = ReturnType<typeof playerAt>;

/** What the page of a game tells its client. */
export type AnyGameBoot = Boot | TableBoot<EngineKind> | CrashBoot | LiveBoot;

/** Opens the page of a session, as the frame of the stage does. */
export async function openPage(url: string): Promise<AnyGameBoot> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  const facts = /<script type="application\/json" id="boot">([^]*?)<\/script>/.exec(await answer.text())?.[1];
  return JSON.parse(facts ?? '') as AnyGameBoot;
}

/** Plays one round of a game to its end, with bets and choices by chance. */
export function playRound(
  casino: Casino,
  player: GamePlayer,
  boot: AnyGameBoot,
  rng: Rng,
): Promise<PlayedRound> {
  casino.time.advance(PACE_MS);
  if (!('kind' in boot)) return spin(casino, player, boot, rng);
  if ('live' in boot) return liveRound(casino, player, boot, rng);
  return boot.kind === 'crash' ? flight(casino, player, rng) : tableRound(casino, player, boot.kind, rng);
}

async function spin({ time }: Casino, player: GamePlayer, boot: Boot, rng: Rng): Promise<PlayedRound> {
  const buy = boot.buyingStakes.length > 0 && rng.below(8) === 0;
  const stake = oneOf(rng, (buy ? boot.buyingStakes : boot.stakes).slice(0, 8));
  let { status, body } = await player.post<PlayState>('spin', { stake, buy, clientRoundId: randomUUID() });
  for (let step = 1; status === 200 && body.round?.phase === 'free-spins'; step += 1) {
    time.advance(PACE_MS);
    ({ status, body } = await player.post<PlayState>('step', { roundId: body.round.id, step }));
  }
  expect({ status, error: body.error, phase: body.round?.phase }).toEqual({ status: 200, phase: 'settled' });
  return { staked: body.round?.stake ?? 0, paid: body.round?.won ?? 0, balance: body.balance };
}

async function tableRound(
  { time }: Casino,
  player: GamePlayer,
  kind: EngineKind,
  rng: Rng,
): Promise<PlayedRound> {
  let { status, body } = await player.post<EnginePlayState>('begin', {
    bet: anyBet(kind, rng),
    clientRoundId: randomUUID(),
  });
  while (status === 200 && body.round?.phase === 'open') {
    const { id: roundId, step, shown } = body.round;
    time.advance(PACE_MS);
    ({ status, body } = await player.post<EnginePlayState>('choose', {
      roundId,
      step,
      choice: anyChoice(kind, rng, shown),
    }));
  }
  expect({ status, error: body.error, phase: body.round?.phase }).toEqual({ status: 200, phase: 'settled' });
  return { staked: body.round?.staked ?? 0, paid: body.round?.pay ?? 0, balance: body.balance };
}

/** Longer than any flight and its settlement take, in seconds of the clock. */
const LONGEST_FLIGHT_S = 600;

async function flight({ time }: Casino, player: GamePlayer, rng: Rng): Promise<PlayedRound> {
  const clientBetId = randomUUID();
  const bet = { clientBetId, stake: 100 * (1 + rng.below(20)), auto: LOWEST_OUT + rng.below(200) };
  // While others fly, the next round is waited for.
  let { status, body } = await player.post<CrashPlayState>('bet', bet);
  for (let second = 0; status !== 200 && second < LONGEST_FLIGHT_S; second += 1) {
    time.advance(1_000);
    ({ status, body } = await player.post<CrashPlayState>('bet', bet));
  }
  for (let second = 0; status === 200 && second < LONGEST_FLIGHT_S; second += 1) {
    const own = body.bets.find(({ id }) => id === clientBetId);
    if (own && (own.state === 'paid' || own.state === 'closed'))
      return { staked: own.stake, paid: own.pay ?? 0, balance: body.balance };
    time.advance(1_000);
    ({ status, body } = await player.get<CrashPlayState>('state'));
  }
  throw new Error(`no end of ${JSON.stringify(bet)}: ${status} ${JSON.stringify(body)}`);
}

/** Longer than a round of a live table and its settlement take, in seconds of the clock. */
const LONGEST_TABLE_S = 120;

async function liveRound(
  { time }: Casino,
  player: GamePlayer,
  { kind, limits }: LiveBoot,
  rng: Rng,
): Promise<PlayedRound> {
  const clientBetId = randomUUID();
  const stake = limits.total.min * (1 + rng.below(4));
  const bet =
    kind === 'blackjack'
      ? { seat: 1 + rng.below(7), stake }
      : kind === 'holdem'
        ? { ante: stake }
        : kind === 'baccarat' || kind === 'show'
          ? { [oneOf(rng, Object.keys(limits.spots))]: stake }
          : kind === 'sicbo'
            ? { [oneOf(rng, SIC_BO_BETS).name]: stake }
            : [{ on: rng.below(2) === 0 ? [rng.below(37)] : oneOf(rng, OUTSIDE_NAMES), stake }];
  const request = {
    clientBetId,
    bet,
    word: rng
      .below(2 ** 31)
      .toString(16)
      .padStart(16, '0'),
  };
  const place = async () =>
    player.post<LivePlayState>('table/bet', { ...request, roundId: await player.round() });
  // While the round before is shown, the next one is waited for.
  let { status, body } = await place();
  for (let second = 0; status !== 200 && second < LONGEST_TABLE_S; second += 1) {
    time.advance(1_000);
    ({ status, body } = await place());
  }
  for (let second = 0; status === 200 && second < LONGEST_TABLE_S; second += 1) {
    const own = body.bets.find(({ id }) => id === clientBetId);
    if (own && (own.state === 'paid' || own.state === 'closed'))
      return { staked: own.stake, paid: own.pay ?? 0, balance: body.balance };
    const offer = own && own.offers.length > 0 ? oneOf(rng, own.offers) : null;
    if (own && offer) {
      const choice = { roundId: own.roundId, betId: own.id, clientChoiceId: randomUUID() };
      const made = await player.post('table/choose', { ...choice, choice: offer.choice });
      expect([200, 409]).toContain(made.status);
    }
    time.advance(1_000);
    ({ status, body } = await player.get<LivePlayState>('state'));
  }
  throw new Error(`no end of ${JSON.stringify(request)}: ${status} ${JSON.stringify(body)}`);
}
