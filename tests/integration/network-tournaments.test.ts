import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sign, SIGNATURE_HEADER } from '@/lib/node/facts/signature';
import { SETTLING_MS } from '@/sandbox/studio/tournaments/tournaments';
import { openCasino, type Casino, type CasinoPlayer } from '@/tests/support/casino';
import type { Board, List, Place, Told } from '@/tests/support/network-tournaments';
import { openEvents } from '@/tests/support/event-client';
import { TEST_SECRETS } from '@/tests/support/platform';
import { reportsOffice } from '@/tests/support/reports-office';

// The real platform and the real studio: a player joins, plays, stands on a leaderboard, and is paid once.
jest.setTimeout(90_000);

const [SECRET = ''] = TEST_SECRETS.WALLET_SECRETS.split(',');
let casino: Casino;
beforeAll(async () => {
  casino = await openCasino(2026);
}, 180_000);
afterAll(() => casino.close());

type Answer<Data> = { data: Data; code?: string };

async function read<Data>(path: string) {
  const answer = await fetch(casino.platform.url + path);
  return { status: answer.status, ...((await answer.json()) as Answer<Data>) };
}
/** What was told is repeated for three seconds. */
const later = () => casino.time.advance(4_000);
const list = async (language = 'en') =>
  (await read<List>(`/api/v1/network-tournaments?language=${language}`)).data;
async function reels() {
  const one = (await list()).active.find(({ code }) => code.startsWith('reel-masters'));
  if (!one) throw new Error('there is no tournament');
  return one;
}
const join = (player: Pick<CasinoPlayer, 'call'>, code: string) =>
  player.call<Answer<{ joinedAt: string }>>('POST', `/api/v1/network-tournaments/${code}/registrations`);
const placeOf = async (player: Pick<CasinoPlayer, 'call'>, code: string) =>
  (await player.call<Answer<Place | null>>('GET', `/api/v1/me/network-tournaments/${code}/place`)).body.data;
const boardOf = async (code: string) =>
  (await read<Board>(`/api/v1/network-tournaments/${code}/leaderboard`)).data;

/** Opens a game of a tournament and makes one round of it. */
async function play(player: CasinoPlayer, game: string, stake: number) {
  casino.time.advance(10_000);
  const launch = await player.call<Answer<{ url: string }>>('POST', `/api/v1/games/${game}/sessions`, {
    mode: 'real',
    language: 'en',
  });
  expect(launch.status).toBe(201);
  const { url } = launch.body.data;
  const spin = await fetch(`${url}/spin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify({ stake, clientRoundId: randomUUID() }),
  });
  expect(spin.status).toBe(200);
}

async function askPrize(told: object, secret = SECRET) {
  const path = '/api/wallet/v1/prize';
  const body = JSON.stringify(told);
  const answer = await fetch(casino.platform.url + path, {
    method: 'POST',
    body,
    headers: { [SIGNATURE_HEADER]: sign(secret, path, body, Math.floor(casino.time.clock.now / 1000)) },
  });
  return { http: answer.status, ...((await answer.json()) as { status?: string; balance?: number }) };
}
const prizesOf = async (playerId: string) =>
  (
    await sql<{ amount: bigint }>`
      select amount from ledger.transactions where player_id = ${playerId} and type = 'money_prize'`.execute(
      casino.platform.kernel.db,
    )
  ).rows.map(({ amount }) => Number(amount));

/** The studio can't be reached while this runs. */
async function away<Done>(run: () => Promise<Done>): Promise<Done> {
  const { studioUrl } = casino.platform.kernel.config;
  const real = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.startsWith(`${studioUrl}/api/v1/tournaments`)
      ? Promise.reject(new Error('away'))
      : real(input, init);
  });
  try {
    return await run();
  } finally {
    spy.mockRestore();
  }
}

describe('what everybody sees', () => {
  it('is what the studio tells, in the reader’s language', async () => {
    const told = await list('de');
    expect(told).toMatchObject({ isCurrent: true });
    expect([told.active, told.upcoming, told.completed].map(({ length }) => length > 0)).toEqual([
      true,
      true,
      true,
    ]);
    const one = told.active.find(({ code }) => code.startsWith('reel-masters'));
    expect(one).toMatchObject({ title: 'Meister der Walzen', winners: 20, status: 'active' });
    expect(one?.games).toHaveLength(3);
    const { data } = await read<Told & { prizes: object[] }>(`/api/v1/network-tournaments/${one?.code}`);
    expect(data.games.length).toBeGreaterThan(3);
    expect(data.prizes[0]).toEqual({
      ...{ placeFrom: 1, placeTo: 1, freeSpins: 0, points: 0 },
      amount: { EUR: 200_000, USD: 200_000, CHF: 200_000, AUD: 300_000 },
    });
    const board = await boardOf(one?.code ?? '');
    expect(board).toMatchObject({ isFinal: false, isCurrent: true });
    expect(board.lines.length).toBeGreaterThan(0);
  });

  it('has no other ones', async () => {
    for (const path of ['', '/leaderboard'])
      expect((await read(`/api/v1/network-tournaments/no-such${path}`)).status).toBe(404);
  });

  it('stays as it was told last while the studio is silent, and says since when', async () => {
    const { code } = await reels();
    const before = await boardOf(code);
    later();
    await away(async () => {
      const { network } = casino.platform.services.tournaments;
      const told = await network.list('en');
      expect(told).toMatchObject({ isCurrent: false, toldAt: expect.any(String) });
      expect(told.active.map((one) => one.code)).toContain(code);
      const board = await network.board(code);
      expect(board).toMatchObject({ isCurrent: false, toldAt: expect.any(String) });
      expect(board.lines).toHaveLength(before.lines.length);
      expect((await read(`/api/v1/network-tournaments/${code}`)).status).toBe(200);
    });
  });
});

describe('taking part', () => {
  it('asks a stranger to log in', async () => {
    const { code } = await reels();
    const answer = await fetch(`${casino.platform.url}/api/v1/network-tournaments/${code}/registrations`, {
      method: 'POST',
      headers: { origin: casino.platform.kernel.config.webOrigin },
    });
    expect(answer.status).toBe(401);
  });

  it('is once, and rounds count from then on', async () => {
    later();
    const { code, games } = await reels();
    const player = await casino.newPlayer(10_000);
    const game = games[0]?.id ?? '';
    await play(player, game, 100);
    expect(await placeOf(player, code)).toBeNull();
    const first = await join(player, code);
    expect(first.status).toBe(200);
    expect((await join(player, code)).body.data).toEqual(first.body.data);
    await play(player, games[1]?.id ?? '', 200);
    later();
    const own = await placeOf(player, code);
    expect(own).toMatchObject({ points: 2, rounds: 1, isCurrent: true, result: null });
    expect(own?.place).toBeGreaterThan(1);
    expect(own?.neighbours.length).toBeGreaterThan(0);
    expect(own?.toNext).toBeGreaterThan(0);
    const joined = await player.call<Answer<Told[]>>('GET', '/api/v1/me/network-tournaments');
    expect(joined.body.data.map((one) => one.code)).toEqual([code]);
  });

  it('is told by a stream: the leaderboard to everybody, the own place to who takes part', async () => {
    later();
    const { code, games } = await reels();
    const player = await casino.newPlayer(10_000);
    expect((await join(player, code)).status).toBe(200);
    const path = `/api/v1/network-tournaments/${code}/events`;
    const open = (cookie?: string) =>
      openEvents(casino.platform.url, null, { path, ...(cookie && { headers: { cookie } }) });
    const [own, visitor] = [await open(player.cookie()), await open()];
    expect((await visitor.next()).data).toMatchObject({ isCurrent: true, isFinal: false });
    expect((await own.next()).event).toBe('board');
    await play(player, games[0]?.id ?? '', 300);
    later();
    const { data } = await own.next(({ event, data: told }) => event === 'own' && told['points'] === 3);
    expect(data['place']).toBeGreaterThan(1);
    expect(visitor.raw()).not.toContain('event: own');
    for (const one of [own, visitor]) one.leave();
    const none = await openEvents(casino.platform.url, null, {
      path: '/api/v1/network-tournaments/no-such/events',
    });
    expect(none.status).toBe(404);
    none.leave();
  });

  it('is refused for one that is over, for a level below its own, and while the studio is silent', async () => {
    const { completed, active, upcoming } = await list();
    const player = await casino.newPlayer(1_000);
    const over = await join(player, completed[0]?.code ?? '');
    expect(over).toMatchObject({ status: 409, body: { code: 'client_api_55' } });
    const high = [...active, ...upcoming].find(({ minLevel }) => minLevel !== null);
    expect(await join(player, high?.code ?? '')).toMatchObject({
      status: 409,
      body: { code: 'client_api_16' },
    });
    const { code } = await reels();
    await away(async () => {
      expect(await join(player, code)).toMatchObject({ status: 502, body: { code: 'client_api_48' } });
    });
    expect((await join(player, code)).status).toBe(200);
  });

  it('ends with an exclusion, of which the studio hears later', async () => {
    const { code } = await reels();
    const player = await casino.newPlayer(1_000);
    await join(player, code);
    const { services, kernel } = casino.platform;
    const { network } = services.tournaments;
    await kernel.db.transaction().execute((trx) => services.tournaments.playerExcluded(trx, player.playerId));
    expect(await placeOf(player, code)).toBeNull();
    const untold = async () =>
      (
        await sql<{ count: number }>`
          select count(*)::integer as count from tournaments.network_players
           where left_at is not null and left_told_at is null`.execute(kernel.db)
      ).rows[0]?.count;
    await away(() => network.work());
    expect(await untold()).toBe(1);
    await network.work();
    expect(await untold()).toBe(0);
  });
});

describe('the end', () => {
  it('pays a place once, refuses the excluded, and every other call', async () => {
    const { code, games, dateEnd } = await reels();
    const [winner, gone] = [await casino.newPlayer(2_000_000), await casino.newPlayer(2_000_000)];
    for (const player of [winner, gone]) expect((await join(player, code)).status).toBe(200);
    const paid = { request_id: 'r', tx_id: randomUUID(), currency: 'EUR', tournament_code: code, place: 1 };
    const early = { ...paid, player_id: winner.playerId, amount: 200_000 };
    expect(await askPrize(early)).toMatchObject({ http: 200, status: 'INVALID_TOURNAMENT' });
    for (const game of games.slice(0, 2)) await play(winner, game.id, 10_000);
    const { services, kernel } = casino.platform;
    await kernel.db.transaction().execute((trx) => services.tournaments.playerExcluded(trx, gone.playerId));

    casino.time.clock.now = Date.parse(dateEnd) + SETTLING_MS + 120_000;
    await list();
    // Whoever the studio owes is asked for by the place; the player has none that pays here.
    await services.tournaments.network.work();
    const { network } = services.tournaments;
    const own = await network.place(code, winner.playerId);
    expect(own).toMatchObject({ points: 200, isCurrent: true });
    expect(own?.place).toBeGreaterThan(1);

    const call = { ...early, place: 1 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => askPrize(call)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK']));
    expect(await prizesOf(winner.playerId)).toEqual([200_000]);
    expect(await network.place(code, winner.playerId)).toMatchObject({
      result: { amount: { amount: 200_000 }, withheld: null },
    });
    const others = [
      [{ ...call, amount: 100_000 }, 'DUPLICATE_TRANSACTION'],
      [{ ...call, tx_id: randomUUID(), place: 2, amount: 100_000 }, 'DUPLICATE_TRANSACTION'],
      [{ ...call, tx_id: randomUUID(), player_id: gone.playerId }, 'DUPLICATE_TRANSACTION'],
      [{ ...call, tx_id: randomUUID(), player_id: gone.playerId, place: 2 }, 'INVALID_TOURNAMENT'],
      [{ ...call, tx_id: randomUUID(), player_id: randomUUID() }, 'INVALID_TOKEN'],
      [{ ...call, tx_id: randomUUID(), player_id: 'nobody' }, 'INVALID_TOKEN'],
      [{ ...call, tx_id: randomUUID(), player_id: gone.playerId, currency: 'USD' }, 'WRONG_CURRENCY'],
      [{ ...call, tx_id: randomUUID(), player_id: gone.playerId, currency: 'XXX' }, 'WRONG_CURRENCY'],
    ] as const;
    for (const [told, status] of others) expect(await askPrize(told)).toMatchObject({ http: 200, status });
    const refused = { ...call, tx_id: randomUUID(), player_id: gone.playerId, place: 2, amount: 100_000 };
    expect(await askPrize(refused)).toMatchObject({ http: 200, status: 'PLAYER_DISABLED' });
    expect(await askPrize(refused)).toMatchObject({ http: 200, status: 'PLAYER_DISABLED' });
    expect(await prizesOf(gone.playerId)).toEqual([]);
    expect((await askPrize(call, 'another secret')).http).toBe(401);
    expect((await askPrize({ ...call, amount: 0 })).http).toBe(400);
    const { tournaments } = await services.tournaments.network.desk.list();
    expect(tournaments.find((one) => one.code === code)).toMatchObject({
      ...{ paid: 1, refused: 1, status: 'completed' },
      sums: [{ currency: 'EUR', amount: 200_000n }],
    });
  });

  it('is listed in the office with what was paid, and refused', async () => {
    const office = await reportsOffice(() => casino).enter(['finance']);
    const { status, data = [] } = await office('GET', '/api/office/v1/network-tournaments');
    expect(status).toBe(200);
    const one = data.find(({ prizes }) => Array.isArray(prizes) && prizes.length > 0);
    expect(one).toMatchObject({
      status: 'completed',
      sums: [{ currency: 'EUR', amount: 200_000 }],
      prizes: [
        { place: 1, amount: 200_000, isPaid: true },
        { place: 2, amount: 100_000, isPaid: false },
      ],
    });
  });
});
