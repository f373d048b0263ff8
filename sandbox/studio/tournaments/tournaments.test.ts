import { sign } from '@/lib/node/facts/signature';
import {
  closeStudios,
  launchGame,
  LOSS,
  openStudio,
  REAL_LAUNCH,
  SECRET,
  startFakeWallet,
  stopStudio,
  type FakeWallet,
  type OpenStudio,
} from '@/tests/support/studio-harness';
import { createTournamentBooks, pointsOfRound } from './books';
import { createOthers } from './others';
import { prizeOf, runsAt } from './programme';
import { SETTLING_MS } from './tournaments';

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

const BASE = '/studio/api/v1/tournaments';
async function ask(studio: OpenStudio, path: string, told?: object, secret = SECRET) {
  const url = `${BASE}${path}`;
  const body = told === undefined ? '' : JSON.stringify(told);
  const signature = sign(secret, url, body, Math.floor(studio.clock.now / 1000));
  const answer = await studio.app.request(url, {
    headers: { 'x-signature': signature },
    ...(told !== undefined && { method: 'POST', body }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const HOUR_MS = 3_600_000;
/** In the middle of a week, while both series are on. */
const MIDWEEK = Date.UTC(2026, 10, 25, 12);
const REELS = 'reel-masters-2026-11-23';
const NEXT_REELS = 'reel-masters-2026-11-30';
const LAST_REELS = 'reel-masters-2026-11-16';
const REELS_END = Date.UTC(2026, 10, 30, 12);

async function openMidweek(over: Parameters<typeof openStudio>[1] = {}) {
  const clock = { now: MIDWEEK };
  const studio = await openStudio(wallet, { now: () => clock.now, ...over });
  return { ...studio, clock };
}
const register = (studio: OpenStudio, code = REELS, playerId = 'player-1') =>
  ask(studio, `/${code}/registrations`, { player_id: playerId, name: 'pl***', currency: 'EUR' });
interface Own {
  place: number | null;
  points: number;
  rounds: number;
  neighbours: { place: number; name?: string }[];
}
const ownOf = async (studio: OpenStudio, code = REELS) => {
  const { body } = await ask(studio, `/${code}/places`, { player_ids: ['player-1', 'nobody'] });
  return (body['places'] as Own[])[0];
};
const prizesAsked = () => wallet.calls.filter(({ name }) => name === 'prize').map(({ body }) => body);

describe('the programme', () => {
  test('has one on, one to come and one that is over, whenever it is', () => {
    for (let hour = 0; hour < 24 * 21; hour += 5) {
      const now = MIDWEEK + hour * HOUR_MS;
      const runs = runsAt(now);
      expect(runs.some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)).toBe(true);
      expect(runs.some(({ startsAt }) => startsAt > now)).toBe(true);
      expect(runs.some(({ endsAt }) => endsAt <= now)).toBe(true);
      expect(new Set(runs.map(({ code }) => code)).size).toBe(runs.length);
    }
  });

  test('pays each place once, in every currency', () => {
    const [run] = runsAt(MIDWEEK);
    if (!run) throw new Error('there is no tournament');
    expect([1, 2, 10, 11, 20, 21].map((place) => prizeOf(run, place, 'EUR'))).toEqual([
      200_000, 100_000, 10_000, 2_500, 2_500, 0,
    ]);
    expect(prizeOf(run, 1, 'AUD')).toBe(300_000);
    expect(prizeOf(run, 1, 'XXX')).toBe(0);
  });

  test('simulates others from the clock alone: they only rise, and are the same again', () => {
    const [run] = runsAt(MIDWEEK);
    if (!run) throw new Error('there is no tournament');
    const early = createOthers().at(run, run.startsAt + HOUR_MS);
    const late = createOthers().at(run, run.endsAt - 1);
    expect(createOthers().at(run, run.endsAt - 1)).toEqual(late);
    expect(late).toHaveLength(run.others.players);
    const sum = (all: { points: number }[]) => all.reduce((one, { points }) => one + points, 0);
    expect(sum(early)).toBeLessThan(sum(late) / 20);
    expect(Math.max(...late.map(({ points }) => points))).toBeLessThanOrEqual(run.others.best);
  });
});

describe('what rounds are worth', () => {
  const round = { currency: 'AUD' as const, stakes: { a: 150, b: 149 }, wins: { c: 1_000 } };
  test('is what was staked, or the win for it', () => {
    expect(pointsOfRound('turnover', round)).toBe(199);
    expect(pointsOfRound('highest_ratio', round)).toBe(334);
    expect(pointsOfRound('highest_ratio', { ...round, stakes: { a: 0 } })).toBe(0);
  });

  test.each([
    ['turnover', 300, 100],
    ['highest_ratio', 500, 200],
  ] as const)('%s: a stake that comes back takes its points with it', (strategy, both, left) => {
    const books = createTournamentBooks();
    const player = { code: 'cup', strategy, playerId: 'p', name: 'p', currency: 'EUR' as const, joinedAt: 1 };
    books.apply({ tournamentPlayer: player });
    const of = (roundId: string, stake: number, win: number, at: number) =>
      books.apply({
        tournamentRound: {
          ...{ codes: ['cup'], playerId: 'p', gameId: 'g', roundId, currency: 'EUR', beganAt: 1 },
          ...{ stakes: { s: stake }, wins: { w: win }, at },
        },
      });
    of('one', 100, 200, 5);
    of('two', 200, 1_000, 9);
    expect(books.participant('cup', 'p')).toMatchObject({ points: both, reachedAt: 9 });
    of('two', 200, 1_000, 11);
    expect(books.participant('cup', 'p')).toMatchObject({ points: both, reachedAt: 9 });
    of('two', 0, 1_000, 12);
    expect(books.participant('cup', 'p')).toMatchObject({ points: left });
  });
});

describe('what casinos ask', () => {
  test('takes a signature', async () => {
    const studio = await openMidweek();
    expect((await ask(studio, '', undefined, 'another')).status).toBe(401);
    expect((await ask(studio, `/${REELS}/leaderboard`, undefined, 'another')).status).toBe(401);
    for (const call of ['registrations', 'places', 'withdrawals'])
      expect((await ask(studio, `/${REELS}/${call}`, {}, 'another')).status).toBe(401);
    expect((await ask(studio, `/${REELS}/registrations`, { player_id: 'p' })).status).toBe(400);
  });

  test('is answered for tournaments that there are', async () => {
    const studio = await openMidweek();
    const { body } = await ask(studio, '');
    const told = body['tournaments'] as { code: string; title: object; prizes: object[] }[];
    expect(told.map(({ code }) => code)).toEqual(
      expect.arrayContaining([LAST_REELS, REELS, NEXT_REELS, 'one-great-round-2026-11-23']),
    );
    expect(told[0]?.prizes[0]).toEqual({
      place_from: 1,
      place_to: 1,
      amount: { EUR: 200_000, USD: 200_000, CHF: 200_000, AUD: 300_000 },
    });
    for (const path of ['/no-such/leaderboard']) expect((await ask(studio, path)).status).toBe(404);
    expect((await register(studio, 'no-such')).status).toBe(404);
    expect((await register(studio, LAST_REELS)).status).toBe(409);
    expect((await register(studio, NEXT_REELS)).status).toBe(200);
  });

  test('registers once, and forgets who leaves', async () => {
    const studio = await openMidweek();
    const first = await register(studio);
    studio.clock.now += HOUR_MS;
    expect(await register(studio)).toEqual(first);
    expect(await ownOf(studio)).toMatchObject({ place: null, points: 0, rounds: 0 });
    await ask(studio, `/${REELS}/withdrawals`, { player_id: 'player-1' });
    expect(await ownOf(studio)).toBeUndefined();
  });

  test('tells the first hundred, in order, without a name of the casino’s players', async () => {
    const studio = await openMidweek();
    const { body } = await ask(studio, `/${REELS}/leaderboard`);
    const lines = body['lines'] as { place: number; points: number; name: string }[];
    expect(lines).toHaveLength(100);
    expect(lines.map(({ place }) => place)).toEqual(lines.map((_, index) => index + 1));
    expect(lines.every(({ points }, at) => points <= (lines[at - 1]?.points ?? Infinity))).toBe(true);
    expect(body['final']).toBe(false);
  });
});

describe('rounds of players', () => {
  test('count for who takes part, once, and survive a restart', async () => {
    const studio = await openMidweek({ seed: LOSS });
    const play = async (game: string, stake: number) => {
      studio.clock.now += 10_000;
      return (await launchGame(studio, { ...REAL_LAUNCH, game_id: game })).spin(stake);
    };
    await play('g1', 100);
    await register(studio);
    expect(await ownOf(studio)).toMatchObject({ points: 0, rounds: 0 });
    // The bet whose outcome nobody knows is given back.
    wallet.next('bet', 'book-then-fail');
    await play('g2', 100);
    await play('g3', 200);
    const own = await ownOf(studio);
    expect(own).toMatchObject({ points: 200, rounds: 1 });
    expect(own?.neighbours.length).toBeGreaterThan(0);
    await stopStudio(studio);
    const again = await openMidweek({ dataDir: studio.dataDir });
    expect(await ownOf(again)).toEqual(own);
  });

  test('count in the themes of a tournament alone, and from its lowest stake on', async () => {
    const studio = await openMidweek();
    await register(studio);
    await (await launchGame(studio, { ...REAL_LAUNCH, theme: 'wolf', game_id: 'g1' })).spin(100);
    studio.clock.now += 10_000;
    await (await launchGame(studio)).spin(10);
    expect(await ownOf(studio)).toMatchObject({ points: 0, rounds: 0 });
  });
});

describe('the end', () => {
  /** A player who leads. */
  async function lead(studio: OpenStudio) {
    await register(studio);
    wallet.setBalance(100_000_000);
    for (let round = 0; round < 70; round += 1) {
      studio.clock.now += 10_000;
      const player = await launchGame(studio, { ...REAL_LAUNCH, game_id: `g${round}` });
      expect((await player.spin(10_000)).status).toBe(200);
    }
    expect(await ownOf(studio)).toMatchObject({ place: 1 });
  }
  const settled = (studio: OpenStudio) => ask(studio, `/${REELS}/leaderboard`);
  /** The ends of tournaments are looked for by a clock that the test turns. */
  function turning() {
    let work = () => {};
    return {
      after: (_ms: number, next: () => void) => {
        work = next;
        return () => (work = () => {});
      },
      turn: () => work(),
    };
  }
  async function until(done: () => boolean) {
    // Ends by the test's own time limit.
    while (!done()) await new Promise(setImmediate);
  }

  test('pays a place once, however often the casino is cut off, and after a restart', async () => {
    const looks = turning();
    const studio = await openMidweek({ after: looks.after, seed: LOSS });
    await lead(studio);
    studio.clock.now = REELS_END + SETTLING_MS - 1;
    looks.turn();
    expect((await settled(studio)).body['final']).toBe(false);
    studio.clock.now = REELS_END + SETTLING_MS;
    wallet.next('prize', 'fail', 'book-then-fail', 'garbage');
    looks.turn();
    await until(() => prizesAsked().length >= 4);
    expect((await settled(studio)).body['final']).toBe(true);
    const asked = prizesAsked();
    expect(new Set(asked.map(({ tx_id: id }) => id)).size).toBe(1);
    expect(asked[0]).toMatchObject({
      player_id: 'player-1',
      tournament_code: REELS,
      place: 1,
      amount: 200_000,
      currency: 'EUR',
    });
    await stopStudio(studio);
    const count = prizesAsked().length;
    const again = await openMidweek({ dataDir: studio.dataDir, after: looks.after });
    again.clock.now = REELS_END + SETTLING_MS + HOUR_MS;
    looks.turn();
    await new Promise(setImmediate);
    expect(prizesAsked()).toHaveLength(count);
    expect(await ownOf(again)).toMatchObject({ place: 1 });
  });

  test('goes on with what it owes after a restart, and takes a refusal for an answer', async () => {
    const looks = turning();
    const studio = await openMidweek({ after: looks.after, seed: LOSS });
    await lead(studio);
    studio.clock.now = REELS_END + SETTLING_MS;
    wallet.next('prize', ...Array.from({ length: 1_000 }, () => 'fail' as const));
    looks.turn();
    await until(() => prizesAsked().length > 0);
    await stopStudio(studio);
    wallet.next('prize', { status: 'PLAYER_DISABLED' });
    const before = prizesAsked().length;
    const clock = { now: REELS_END + SETTLING_MS + HOUR_MS };
    await openStudio(wallet, { dataDir: studio.dataDir, after: looks.after, now: () => clock.now });
    await until(() => prizesAsked().length > before);
    expect(prizesAsked().at(-1)?.['tx_id']).toBe(prizesAsked()[0]?.['tx_id']);
    looks.turn();
    await new Promise(setImmediate);
    expect(prizesAsked()).toHaveLength(before + 1);
  });
});
