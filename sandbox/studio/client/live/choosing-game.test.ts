import { openFlights, type Flights } from '../../testing/flight-harness';
import { clientAt, turn } from '../../testing/live-client';
import { dealWhere } from '../../testing/live-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import type { BlackjackShown } from '../../engines/blackjack/result';
import { LIVE_GAMES } from '../../live/games';
import { CALL_MS, CONFIRM_MS, OPEN_MS, SEAT_TURN_MS } from '../../live/limits';
import type { ChoosingScene, ChoosingView } from '../tables/choosing-scene';
import { choosingAt } from './choosing';

const TO_DEAL = OPEN_MS + CONFIRM_MS;
/** Nobody has 21, the dealer shows no ace, and seat 4 wins when it stands. */
const OPEN_HANDS = dealWhere([4], ({ turn: { phase }, dealer: [up], seats }) => {
  const total = seats[0]?.hands[0]?.total ?? 0;
  return phase === 'play' && up !== undefined && total === 20;
});
const BLACKJACK = { game_id: 'l201', title: 'Parlour Blackjack', theme: 'blackjack' };
const HOLDEM = { game_id: 'l203', title: 'Parlour Hold’em', theme: 'holdem' };

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeStudios();
  await wallet.close();
});

const words = (offers: readonly { choice: string }[]) =>
  offers.map(({ choice }) => ({ choice, label: choice, weight: 'equal' }) as const);
/** A picture that offers what the engine does, and lies there at once. @param opened a round is prepared */
const picture = (offers: (view: ChoosingView) => readonly { choice: string }[], opened = () => {}) =>
  choosingAt({
    offers: (view) => words(view.own ? offers(view) : []),
    ask: ({ round }) => `asked ${round?.choices.length}`,
    heard: () => '',
    deal: async () => undefined,
    look: () => undefined,
    opened,
    turn: () => ({ title: '', wholeMs: 1 }),
  } as Partial<ChoosingScene<never>> as ChoosingScene<never>);

/** A player at a table of blackjack. */
const atSeat = (
  studio: Flights,
  seat: number,
  over: { arrives?: string; player?: string; opened?: () => void } = {},
) =>
  clientAt(studio, {
    kind: 'live_blackjack',
    launch: { ...BLACKJACK, player_id: over.player ?? `player-${seat}` },
    noBets: {},
    betShown: (bet) => bet as object,
    ready: { bet: { seat, stake: 100 }, stake: 100 },
    choosing: picture(
      ({ round, own }) =>
        round?.turn?.seat === own?.seat
          ? (((round?.dealt ?? null) as BlackjackShown | null)?.choices ?? [])
          : [],
      over.opened,
    ),
    ...(over.arrives && { arrives: over.arrives }),
  });
/** Cards are dealt to seat 4, and its player is asked. */
async function dealt(opened?: () => void) {
  const studio = await openFlights(wallet, { seed: OPEN_HANDS });
  const client = await atSeat(studio, 4, opened && { opened });
  client.game.place();
  await client.until(() => client.face.state === 'choosing');
  client.pass(TO_DEAL);
  await client.until(() => client.face.offered.includes('stand'));
  return { ...client, studio };
}

it('asks each seat in its turn, and shows what the round came to before it is paid', async () => {
  const { game, face, told, scene, until } = await dealt();
  expect(told.at(-1)).toMatchObject({ type: 'round-started', stake: 100 });
  expect([face.offered.slice(0, 3), face.credit]).toEqual([['hit', 'stand', 'double'], 9_900]);
  let see = () => {};
  scene.seen = new Promise((resolve) => (see = resolve));
  game.choose('stand');
  await until(() => scene.rounds.length === 1 && wallet.names().includes('win'));
  // The studio has told what it pays; its player has not seen the dealer's cards yet.
  game.reread();
  await turn();
  expect([face.credit, face.paid, told.at(-1)?.type]).toEqual([9_900, null, 'round-started']);
  see();
  const { pay } = scene.rounds[0] ?? {};
  await until(() => told.at(-1)?.type === 'round-ended');
  expect([face.credit, face.paid]).toEqual([9_900 + (pay ?? 0), pay]);
  expect(told.at(-1)).toMatchObject({ stake: 100, won: pay });
});

it('a choice that costs is staked besides, and counted in what the round cost', async () => {
  const { game, face, told, until } = await dealt();
  game.choose('double');
  await until(() => told.at(-1)?.type === 'round-ended');
  expect(told.at(-1)).toMatchObject({ stake: 200 });
  expect(wallet.calls.filter(({ name }) => name === 'bet').map(({ body }) => body['amount'])).toEqual([
    100, 100,
  ]);
  expect(face.credit).toBe(wallet.balance());
});

it('says that money is missing for a choice, and another one can be made', async () => {
  const { game, face, said, told, until } = await dealt();
  wallet.setBalance(50);
  game.choose('double');
  await until(() => said.some((text) => text.startsWith('Your credit does not cover this')));
  expect(told).not.toContainEqual({ type: 'error', code: 'no_money' });
  await until(() => face.offered.includes('stand'));
  game.choose('stand');
  await until(() => told.at(-1)?.type === 'round-ended');
  expect(told.at(-1)).toMatchObject({ stake: 100 });
});

it('says that a choice came too late, and no money moves', async () => {
  const { game, guest, studio, said, told, until } = await dealt();
  const post = guest.post;
  jest.spyOn(guest, 'post').mockImplementationOnce(async (action, body) => {
    // It was on its way for so long.
    studio.standStill(SEAT_TURN_MS);
    return post(action, body);
  });
  game.choose('double');
  await until(() => said.includes('That came too late and does not count. Nothing more was staked.'));
  await until(() => told.at(-1)?.type === 'round-ended');
  expect(told.at(-1)).toMatchObject({ stake: 100 });
  expect(wallet.names().filter((name) => name === 'bet')).toHaveLength(1);
});

it('goes on where it was after a reload, on another device too', async () => {
  const { studio } = await dealt();
  const again = await atSeat(studio, 4, { arrives: 'choosing' });
  expect(again.face.offered).toContain('stand');
  again.game.choose('stand');
  await again.until(() => again.told.at(-1)?.type === 'round-ended');
});

it('tells who lost the line over the end what the round came to', async () => {
  const { game, line, comeAgain, face, scene, until } = await dealt();
  game.choose('stand');
  line.broken = true;
  await until(() => wallet.names().includes('win'));
  expect([face.paid, scene.rounds]).toEqual([null, []]);
  await comeAgain();
  await until(() => scene.rounds.length === 1);
  await until(() => face.paid === scene.rounds[0]?.pay);
});

it('takes the cards away for who comes again when the next round has opened', async () => {
  const opened = jest.fn();
  const { game, line, studio, comeAgain, face, until } = await dealt(opened);
  game.choose('stand');
  await until(() => wallet.names().includes('win'));
  line.broken = true;
  studio.advance(LIVE_GAMES.live_blackjack.showMs + 1_000);
  opened.mockClear();
  await comeAgain();
  await until(() => face.state === 'idle');
  expect(opened).toHaveBeenCalled();
});

it('who watches is offered nothing, and sees the end', async () => {
  const { studio, game } = await dealt();
  const watcher = await atSeat(studio, 5, { arrives: 'settling' });
  await turn();
  expect(watcher.face.offered).toEqual([]);
  game.choose('stand');
  await watcher.until(() => watcher.scene.rounds.length === 1);
  expect(watcher.scene.rounds).toMatchObject([{ staked: 0, pay: 0 }]);
  expect(watcher.told.map(({ type }) => type)).not.toContain('round-started');
});

it('hold’em: all choose at the same time, and the round goes on when the last one has', async () => {
  const studio = await openFlights(wallet, { seed: 3 });
  const sit = (player: string) =>
    clientAt(studio, {
      kind: 'live_holdem',
      launch: { ...HOLDEM, player_id: player },
      noBets: { ante: 0, bonus: 0, choice: 'call', callStake: null },
      betShown: (bet) => bet as object,
      ready: { bet: { ante: 100 }, stake: 100 },
      choosing: picture(({ own }) =>
        own?.chosen.length === 0 ? [{ choice: 'call' }, { choice: 'fold' }] : [],
      ),
    });
  const [one, other] = [await sit('player-1'), await sit('player-2')];
  for (const { game, face, until } of [one, other]) {
    game.place();
    await until(() => face.state === 'choosing');
  }
  studio.advance(TO_DEAL);
  for (const { face, until } of [one, other]) await until(() => face.offered.includes('call'));
  one.game.choose('call');
  await one.until(() => wallet.names().filter((name) => name === 'bet').length === 3);
  await one.until(() => one.face.state === 'settling');
  expect([one.face.offered, one.scene.rounds]).toEqual([[], []]);
  studio.advance(CALL_MS / 3);
  other.game.choose('fold');
  for (const { told, until } of [one, other]) await until(() => told.at(-1)?.type === 'round-ended');
  expect([one.told.at(-1), other.told.at(-1)]).toMatchObject([{ stake: 300 }, { stake: 100 }]);
});
