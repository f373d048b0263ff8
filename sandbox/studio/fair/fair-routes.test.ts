import { sign } from '@/lib/node/facts/signature';
import {
  closeStudios,
  launchGame,
  openStudio,
  ORIGIN,
  playerAt,
  REAL_LAUNCH,
  SECRET,
  startFakeWallet,
  type FakeWallet,
  type OpenStudio,
} from '@/tests/support/studio-harness';
import { ROUND_PACE_MS } from '../engine-rounds/engine-rounds';
import type { EnginePlayState } from '../engine-rounds/view';
import type { PlayState } from '../view';
import type { RoundRecord } from './record';
import { check } from './read-rounds';
import { readReplayName, replayName } from './replay-address';

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

const DICE = { ...REAL_LAUNCH, theme: 'dice' } as const;
const BET = { stake: 100, side: 'over', target: 5_000 };
const ORDER = {
  player_id: REAL_LAUNCH.player_id,
  game_id: REAL_LAUNCH.game_id,
  title: 'Hundredths',
  provider: 'Saffron Lane',
  language: 'en',
};

type Player = ReturnType<typeof playerAt>;
const records = async ({ app }: OpenStudio, { address }: Player) => {
  const answer = await app.request(`${address}/records`);
  return { status: answer.status, body: (await answer.json()) as RoundRecord[] };
};
/** Plays rounds to their end. @returns their numbers */
async function playRounds(studio: OpenStudio, player: Player, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let time = 0; time < count; time += 1) {
    const { status, body } = await player.post('begin', { bet: BET, clientRoundId: crypto.randomUUID() });
    const { round } = body as unknown as EnginePlayState;
    // A stake that the wallet did not answer in time was taken back: there is nothing to record then.
    expect([status, round?.phase]).toEqual([200, 'settled']);
    ids.push(round?.id ?? '');
    studio.clock.now += ROUND_PACE_MS;
  }
  return ids;
}
const newSeeds = (player: Player) => player.post('seeds', { clientSeed: 'my own words' });
const order = ({ app, clock }: OpenStudio, body: object, headers: Record<string, string> = {}) => {
  const text = JSON.stringify(body);
  const signature = sign(SECRET, '/studio/api/v1/replays', text, Math.floor(clock.now / 1000));
  return app.request('/studio/api/v1/replays', {
    method: 'POST',
    body: text,
    headers: { 'x-signature': signature, ...headers },
  });
};
const open = async (studio: OpenStudio, language = 'en') => {
  const player = await launchGame(studio, DICE);
  const [round = ''] = await playRounds(studio, player, 1);
  const answer = await order(studio, { ...ORDER, language, round });
  const { url } = (await answer.json()) as { url: string };
  return { player, round, url, path: new URL(url).pathname };
};

describe('seeds and records', () => {
  it('are asked for so often and no more, and again after a while', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio, DICE);
    const other = await launchGame(studio, { ...DICE, player_id: 'another' });
    const statusesOf = async (times: number, ask: () => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) statuses.push((await ask()).status);
      return statuses;
    };
    const seeds = await statusesOf(11, () => newSeeds(player));
    expect(seeds).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const told = await statusesOf(21, () => records(studio, player));
    expect(told).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await newSeeds(other)).toMatchObject({ status: 200 });
    studio.clock.now += 3_000;
    expect(await newSeeds(player)).toMatchObject({ status: 200 });
    expect(await records(studio, player)).toMatchObject({ status: 200 });
  });
});

describe('records', () => {
  it('come when the server seed is told, the newest first, and are true', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio, DICE);
    const ids = await playRounds(studio, player, 3);
    expect((await records(studio, player)).body).toEqual([]);
    const before = (await player.state()) as unknown as EnginePlayState;
    await newSeeds(player);
    const { body } = await records(studio, player);
    expect(body.map(({ round }) => round)).toEqual(ids.toReversed());
    expect(body.map((record) => check(record).verdict?.holds)).toEqual([true, true, true]);
    expect(new Set(body.map(({ commitment }) => commitment))).toEqual(new Set([before.fair.commitment]));
    expect(body.map(({ nonce }) => nonce)).toEqual([2, 1, 0]);
  });

  it('tell nothing of the seeds in use', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio, DICE);
    await playRounds(studio, player, 1);
    await newSeeds(player);
    const [told] = (await records(studio, player)).body;
    await playRounds(studio, player, 2);
    const { body } = await records(studio, player);
    expect(body).toEqual([told]);
    const { fair } = (await player.state()) as unknown as EnginePlayState;
    expect(JSON.stringify(body)).not.toContain(fair.commitment);
  });

  it('are of one player and one game, and of none that was refused', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio, DICE);
    wallet.next('bet', { status: 'INSUFFICIENT_FUNDS' });
    await player.post('begin', { bet: BET, clientRoundId: crypto.randomUUID() });
    await newSeeds(player);
    expect((await records(studio, player)).body).toEqual([]);
    const other = await launchGame(studio, { ...DICE, player_id: 'player-2' });
    await playRounds(studio, other, 1);
    await newSeeds(other);
    expect((await records(studio, player)).body).toEqual([]);
    expect((await records(studio, await launchGame(studio))).body).toEqual([]);
  });

  it('of a demo name its currency', async () => {
    const studio = await openStudio(wallet);
    const demo = { ...DICE, mode: 'demo', session_token: null, player_id: null, currency: 'CHF' };
    const player = await launchGame(studio, demo);
    await playRounds(studio, player, 1);
    await newSeeds(player);
    const [record] = (await records(studio, player)).body;
    expect(record).toMatchObject({ currency: 'CHF', game: 'dice' });
    expect(check(record).verdict?.holds).toBe(true);
  });
});

describe('the address of a round', () => {
  it('is told to the casino alone, for the player whose round it is', async () => {
    const studio = await openStudio(wallet);
    const { round, url } = await open(studio);
    expect(url).toMatch(new RegExp(`^${ORIGIN}/studio/replay/[\\w-]+\\.[\\w-]{43}$`));
    const statusOf = async (change: object) => (await order(studio, { ...ORDER, round, ...change })).status;
    expect(await statusOf({})).toBe(201);
    expect(await statusOf({ player_id: 'player-2' })).toBe(404);
    expect(await statusOf({ game_id: 'g00043' })).toBe(404);
    expect(await statusOf({ round: crypto.randomUUID() })).toBe(404);
    expect(await statusOf({ round: 'r-7' })).toBe(404);
    expect(await statusOf({ round: 7 })).toBe(400);
    expect((await order(studio, { ...ORDER, round }, { 'x-signature': 't=1,v1=0' })).status).toBe(401);
  });

  it('shows the round without its server seed, and with it when that is told', async () => {
    const studio = await openStudio(wallet);
    const { player, path, round } = await open(studio, 'de');
    const page = async () => (await studio.app.request(path)).text();
    const secret = await page();
    expect(secret).toContain('<html lang="de"');
    expect(secret).toContain(round);
    expect(secret).not.toContain('serverSeed');
    await newSeeds(player);
    const [record] = (await records(studio, player)).body;
    expect(await page()).toContain(record?.serverSeed);
  });

  it('brings the pictures of the game that was played', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio, { ...REAL_LAUNCH, theme: 'norse' });
    const spun = await player.post('spin', { stake: 100, clientRoundId: crypto.randomUUID() });
    const { round } = spun.body as unknown as PlayState;
    const answer = await order(studio, { ...ORDER, round: round?.id });
    const { url } = (await answer.json()) as { url: string };
    const page = await (await studio.app.request(new URL(url).pathname)).text();
    expect(page).toContain('"high1":"Hammer"');
    expect(page).toMatch(/"symbols":"\/studio\/assets\/themes\/norse\/\w+\/symbols\.webp"/);
    expect(page).toContain('"slot":"lines/');
    const boot = /"verifier":"([^"]*)"/.exec(await (await studio.app.request(player.address)).text())?.[1];
    expect(boot).toBe('/studio/verify?theme=norse');
    expect(await (await studio.app.request(boot ?? '')).text()).toContain('/themes/norse/');
  });

  it('is not there for a round that goes on, or for a name that was not made here', async () => {
    const studio = await openStudio(wallet);
    const { round, path } = await open(studio);
    const mines = await launchGame(studio, { ...REAL_LAUNCH, theme: 'mines', game_id: 'g00044' });
    const begun = await mines.post('begin', {
      bet: { stake: 100, mines: 3 },
      clientRoundId: crypto.randomUUID(),
    });
    const { round: running } = begun.body as unknown as EnginePlayState;
    expect((await order(studio, { ...ORDER, game_id: 'g00044', round: running?.id })).status).toBe(404);
    const said = { round, title: 'Hundredths', provider: 'Saffron Lane', language: 'en' } as const;
    const statusOf = async (name: string) => (await studio.app.request(`/studio/replay/${name}`)).status;
    expect((await studio.app.request(path)).status).toBe(200);
    expect(await statusOf(replayName('a secret of somebody else', said))).toBe(404);
    expect(await statusOf(round)).toBe(404);
    expect(await statusOf(replayName(SECRET, { ...said, round: crypto.randomUUID() }))).toBe(404);
  });

  it('says what it was made with, and nothing when a letter was changed', () => {
    const said = { round: crypto.randomUUID(), title: 'Größe', provider: 'P', language: 'fr' } as const;
    const name = replayName('secret', said);
    expect(readReplayName(['other', 'secret'], name)).toEqual(said);
    expect(readReplayName(['other'], name)).toBeNull();
    expect(readReplayName([''], replayName('', said))).toBeNull();
    for (const at of [0, 5, name.length - 2]) {
      const letter = name[at] === 'A' ? 'B' : 'A';
      expect(readReplayName(['secret'], `${name.slice(0, at)}${letter}${name.slice(at + 1)}`)).toBeNull();
    }
  });
});

describe('the verifier', () => {
  it('is a page in the reader’s language, which sends nothing and can be opened out of a frame', async () => {
    const { app } = await openStudio(wallet);
    const answer = await app.request('/studio/verify', { headers: { 'accept-language': 'de-CH,de;q=0.9' } });
    expect(await answer.text()).toContain('<html lang="de-CH"');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cross-origin-opener-policy')).toBeNull();
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await (await app.request('/studio/verify?language=fr')).text()).toContain('<html lang="fr"');
    expect(await (await app.request('/studio/verify')).text()).toContain('<html lang="en"');
  });

  it.each([
    ['verify.mjs', 'Verifies rounds'],
    ['seeds.mjs', 'in a hundred lines'],
    ['vectors.json', 'parlour-round/1'],
    ['draw-vectors.json', 'jackpot-draw/1'],
  ])('can be had as %s', async (name, said) => {
    const { app } = await openStudio(wallet);
    const answer = await app.request(`/studio/verify/${name}`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(await answer.text()).toContain(said);
  });
});
