// The studio is killed in the middle of a free spin, over the platform's own wallet: the spin is neither lost nor played twice.
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { startBonuses, type BonusesHarness, type BonusSeat } from '@/platform/bonuses/testing/harness';
import {
  closeStudios,
  launchGame,
  LOSS,
  openStudio,
  playerAt,
  REAL_LAUNCH,
  WIN,
} from '@/tests/support/studio-harness';
import { scratchFolder } from '@/tests/support/scratch';
import { GAME } from '@/tests/support/wallet-harness';

/** Where the line breaks: before the call has reached the wallet, or between what it did and its answer. */
type Break = 'before' | 'after';

/** What the player’s page calls the round of the kill. */
const ROUND = randomUUID();

let world: BonusesHarness;
beforeAll(async () => {
  world = await startBonuses();
});
afterAll(() => world.wallet.close());

const copies: string[] = [];
const lines: Line[] = [];
afterEach(async () => {
  for (const line of lines) line.cut();
  await closeStudios();
  for (const line of lines.splice(0)) await line.close();
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
  await world.catchUp();
  await world.wallet.prove();
});

/** The line from a studio to the wallet; it breaks at one call of a name, and then for good. */
async function line(at?: { name: 'bet' | 'win'; when: Break }) {
  let broken = false;
  let reached = () => {};
  const wasReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const server = await new Promise<Server>((resolve) => {
    const started = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const isHere = at !== undefined && request.url?.endsWith(`/${at.name}`) === true;
        if (broken || (isHere && at.when === 'before')) {
          broken = true;
          reached();
          return;
        }
        void (async () => {
          const body = Buffer.concat(parts).toString();
          const operation = request.url?.split('/').at(-1) ?? '';
          // The studio of the harness has a secret of its own.
          const signature = world.wallet.signature(operation, body);
          const answer = await world.wallet.post(operation, body, signature);
          if (isHere) {
            broken = true;
            reached();
            return;
          }
          response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
        })();
      });
    }).listen(0, '127.0.0.1', () => resolve(started));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    wasReached,
    cut: () => server.closeAllConnections(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
type Line = Awaited<ReturnType<typeof line>>;

async function studioOver(over: Line, options: { seed?: number; dataDir?: string }) {
  lines.push(over);
  return openStudio(over, { ...options, walletTimeoutMs: 60_000, patienceMs: 1 });
}
/** The folder as a kill at this moment leaves it. */
function killed(dataDir: string): string {
  const copy = scratchFolder('free-spin-killed-');
  copies.push(copy);
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

const spinsOf = async (seat: BonusSeat) => {
  const { rows } = await sql<{ id: string; left: number; state: string; uses: number; back: number }>`
    select f.id, f.spins_left as left, f.state::text as state,
           (select count(*)::integer from bonuses.free_spin_uses u where u.free_spin_grant_id = f.id) as uses,
           (select count(*)::integer from bonuses.free_spin_uses u
             where u.free_spin_grant_id = f.id and u.returned_by is not null) as back
      from bonuses.free_spin_grants f where f.player_id = ${seat.playerId}::uuid`.execute(
    world.wallet.kernel.db,
  );
  return rows[0];
};
const played = async (seat: BonusSeat) => {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select kind::text as kind, (real_amount + bonus_amount)::integer as amount from play.movements
     where player_id = ${seat.playerId}::uuid order by xid, id`.execute(world.wallet.kernel.db);
  return rows.map(({ kind, amount }) => [kind, amount]);
};
const typesOf = async (seat: BonusSeat) =>
  (await world.wallet.ledger.transactions(seat.playerId, { page: 1, perPage: 20, sort: 'dateAsc' })).rows.map(
    ({ type, amount }) => [type, Number(amount)],
  );

/** A player with three free spins at 0.20 and 10.00 of bonus money, whose studio is killed in one of them. */
async function killedIn(at: { name: 'bet' | 'win'; when: Break }, seed: number) {
  const seat = await world.playerWith('spins');
  const spins = await spinsOf(seat);
  const first = await line(at);
  const studio = await studioOver(first, { seed });
  const launch = {
    ...REAL_LAUNCH,
    game_id: GAME,
    session_token: seat.token,
    player_id: seat.playerId,
    free_spins: { grant_id: spins?.id, left_today: 2, bet_amount: 20 },
  };
  const player = await launchGame(studio, launch);
  const spin = (clientRoundId: string) => ({ stake: 20, clientRoundId, given: true });
  const answer = player.post('spin', spin(ROUND));
  await first.wasReached;
  const next = await studioOver(await line(), { dataDir: killed(studio.dataDir) });
  next.clock.now = studio.clock.now + 3_000;
  const again = playerAt(next, player.address);
  // The first studio is dead: nobody hears what it is told now.
  first.cut();
  void answer.catch(() => undefined);
  return { seat, again, next, spin };
}

test.each<Break>(['before', 'after'])(
  'a spin whose bet was under way comes back, and is there to be played (%s the wallet took it)',
  async (when) => {
    const { seat, again, next, spin } = await killedIn({ name: 'bet', when }, WIN);
    const stopped = await again.until(({ round }) => round?.phase === 'cancelled');
    expect(stopped.given).toMatchObject({ left: 2, bet: 20 });
    const taken = when === 'after' ? 1 : 0;
    expect(await spinsOf(seat)).toMatchObject({ left: 3, state: 'open', uses: taken, back: taken });
    expect(await world.money(seat)).toEqual([0, 1_000]);
    expect(await typesOf(seat)).toEqual([['bonus', 1_000]]);

    // It is played once after all.
    next.clock.now += 3_000;
    expect((await again.post('spin', spin(randomUUID()))).status).toBe(200);
    const { round, given } = await again.until((state) => state.round?.phase === 'settled');
    expect(given).toMatchObject({ left: 1 });
    expect(await spinsOf(seat)).toMatchObject({ left: 2, uses: taken + 1, back: taken });
    expect(await world.money(seat)).toEqual([0, 1_000 + (round?.won ?? 0)]);
  },
);

test.each<Break>(['before', 'after'])(
  'a win that is owed is paid once, and the spin counts once (%s the wallet took it)',
  async (when) => {
    const { seat, again } = await killedIn({ name: 'win', when }, WIN);
    const { round, given } = await again.until((state) => state.round?.phase === 'settled');
    const won = round?.won ?? 0;
    expect(won).toBeGreaterThan(20);
    expect(given).toEqual({ left: 1, bet: 20, won });
    expect(await spinsOf(seat)).toMatchObject({ left: 2, uses: 1, back: 0 });
    expect(await world.money(seat)).toEqual([0, 1_000 + won]);
    expect(await typesOf(seat)).toEqual([
      ['bonus', 1_000],
      ['free_spin_win', won],
    ]);
    expect(await played(seat)).toEqual([
      ['free_spin', 0],
      ['win', won],
    ]);
    // Asked for again under its own name it is the same round.
    const same = await again.post('spin', { stake: 20, clientRoundId: ROUND, given: true });
    expect(same.body.round?.id).toBe(round?.id);
    expect(await spinsOf(seat)).toMatchObject({ left: 2, uses: 1 });
  },
);

test('a spin that won nothing closes its round once', async () => {
  const { seat, again } = await killedIn({ name: 'win', when: 'after' }, LOSS);
  await again.until((state) => state.round?.phase === 'settled');
  expect(await played(seat)).toEqual([
    ['free_spin', 0],
    ['win', 0],
  ]);
  expect(await spinsOf(seat)).toMatchObject({ left: 2, uses: 1, back: 0 });
  expect(await world.money(seat)).toEqual([0, 1_000]);
});
