import { slotByFacts } from '@/lib/domain/slot-models';
import { verifyRound } from '@/sandbox/studio/fair/verify';
import type { RoundRecord } from '@/sandbox/studio/fair/record';
import type { Rng } from '@/lib/domain/chance/rng';
import type { Casino, CasinoPlayer } from './casino';
import { openPage, playerAt, playRound } from './play-any-game';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a game's rounds came to, minor units. */
export interface GamePlayed {
  rounds: number;
  staked: number;
  paid: number;
}

/**
 * Opens a game for money and plays rounds of it. After each of them the studio's balance is what it was, less the stake, and
 * what was paid; at the end their records are revealed and prove each of them.
 */
export async function playGame(
  casino: Casino,
  { call }: CasinoPlayer,
  { gameId, rounds, rng, before }: { gameId: string; rounds: number; rng: Rng; before: number },
): Promise<GamePlayed> {
  const launched = await call<{ data: { url: string } }>('POST', `/api/v1/games/${gameId}/sessions`, {
    mode: 'real',
    language: 'en',
  });
  expect({ gameId, status: launched.status }).toEqual({ gameId, status: 201 });
  const { url } = launched.body.data;
  const boot = await openPage(url);
  const player = playerAt(url);
  let balance = before;
  const sum: GamePlayed = { rounds: 0, staked: 0, paid: 0 };
  for (; sum.rounds < rounds; sum.rounds += 1) {
    const { staked, paid, balance: told } = await playRound(casino, player, boot, rng);
    balance += paid - staked;
    expect({ gameId, told }).toEqual({ gameId, told: balance });
    sum.staked += staked;
    sum.paid += paid;
  }
  // Seeds of crash and of a live table are told with each round.
  if (!('live' in boot) && (!('kind' in boot) || boot.kind !== 'crash'))
    expect((await player.post('seeds', { clientSeed: 'lantern' })).status).toBe(200);
  await proveRounds(casino, player, { gameId, rounds });
  return sum;
}

/** Longer than any flight takes, in seconds of the clock. */
const LONGEST_FLIGHT_S = 600;

/** Checks every round with the seeds that were told. */
async function proveRounds(
  { time }: Casino,
  player: ReturnType<typeof playerAt>,
  { gameId, rounds }: { gameId: string; rounds: number },
) {
  const read = async () => (await player.get<RoundRecord[]>('records')).body;
  let records = await read();
  // A flight goes on when the player's bet has left it, and tells its seed at its end.
  for (let second = 0; records.length < rounds && second < LONGEST_FLIGHT_S; second += 1) {
    time.advance(1_000);
    records = await read();
  }
  const verdicts = records.map((record) => verifyRound(record));
  expect({ gameId, proved: verdicts.filter(({ holds }) => holds).length }).toEqual({
    gameId,
    proved: rounds,
  });
}

/** Whether what the player has, what the history says and what was played are the same to the cent. */
export async function expectAgreement(
  casino: Casino,
  { playerId, call }: CasinoPlayer,
  played: GamePlayed & { paidIn: number },
) {
  const { ledger } = casino.platform.services;
  const { real, bonus } = await ledger.balances(playerId);
  expect(Number(real + bonus)).toBe(played.paidIn + played.paid - played.staked);
  // Sums follow the movements; nothing else reads them in a test.
  expect(await casino.platform.services.play.catchUp('rounds')).toBe(true);
  const day = (days: number) =>
    new Date(Math.floor(casino.time.clock.now / DAY_MS + days) * DAY_MS).toISOString();
  const sums = await call<{ data: { staked: number; won: number; net: number } }>(
    'GET',
    `/api/v1/me/sums?from=${day(-7)}&to=${day(2)}`,
  );
  expect(sums.body.data).toMatchObject({
    staked: played.staked,
    won: played.paid,
    net: played.paid - played.staked,
  });
  const listed = await call<{ meta: { total: number } }>('GET', '/api/v1/me/rounds');
  expect(listed.body.meta.total).toBe(played.rounds);
}

/** Games of the lobby, drawn by chance: one of each engine and model in turn. */
export async function drawGames({ platform }: Casino, count: number, rng: Rng): Promise<string[]> {
  const { rows } = await platform.kernel.pool.query<{
    id: string;
    kind: string;
    lines: number;
    maxWin: number;
  }>('select id, kind, lines, max_win as "maxWin" from games.games where offered order by id');
  const byEngine = new Map<string, string[]>();
  for (const { id, kind, ...facts } of rows) {
    // A wheel is a game by itself, and a model of slots.
    const engine = kind === 'slot' ? `slot ${slotByFacts(facts)?.model ?? 'lines'}` : kind;
    byEngine.set(engine, [...(byEngine.get(engine) ?? []), id]);
  }
  const engines = [...byEngine.values()];
  const drawn: string[] = [];
  for (let turn = 0; drawn.length < Math.min(count, rows.length); turn += 1) {
    const games = engines[turn % engines.length] ?? [];
    drawn.push(...games.splice(rng.below(Math.max(1, games.length)), 1));
  }
  return drawn;
}

/** Players who play what was drawn, some games each, then agree with the books to the cent. */
export async function playThrough(
  casino: Casino,
  {
    games,
    rounds,
    rng,
    each,
    paidIn,
  }: { games: readonly string[]; rounds: number; rng: Rng; each: number; paidIn: number },
) {
  for (let first = 0; first < games.length; first += each) {
    const player = await casino.newPlayer(paidIn);
    const sum: GamePlayed = { rounds: 0, staked: 0, paid: 0 };
    for (const gameId of games.slice(first, first + each)) {
      const before = paidIn + sum.paid - sum.staked;
      const played = await playGame(casino, player, { gameId, rounds, rng, before });
      for (const key of ['rounds', 'staked', 'paid'] as const) sum[key] += played[key];
    }
    await expectAgreement(casino, player, { ...sum, paidIn });
  }
  expect(await casino.platform.services.ledger.check()).toMatchObject({ holds: true });
}
