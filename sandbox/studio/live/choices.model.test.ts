import { randomUUID } from 'node:crypto';
import { killedFolder, openFlights, removeKilledFolders, type Flights } from '../testing/flight-harness';
import { oneOf } from '../testing/fair-rounds';
import { guestAt, sitDown } from '../testing/live-harness';
import { BEFORE_RELEASE } from '@/tests/support/release';
import {
  closeStudios,
  startFakeWallet,
  stopStudio,
  type FakeWallet,
  type Manner,
} from '@/tests/support/studio-harness';
import type { Rng } from '@/lib/domain/chance/rng';
import { check } from '../fair/read-rounds';
import type { RoundRecord } from '../fair/record';
import { seededRng } from '../maths/rng';
import { CONFIRM_MS, OPEN_MS } from './limits';
import type { OwnSeatBet } from './view';

const ROUNDS = BEFORE_RELEASE ? 400 : 40;
const PLAYERS = 4;
const START = 1_000_000;
const GAMES = {
  blackjack: {
    launch: { theme: 'blackjack', game_id: 'l201' },
    bet: (rng: Rng) => ({ seat: 1 + rng.below(7), stake: 51 + rng.below(200) }),
  },
  holdem: {
    launch: { theme: 'holdem', game_id: 'l206' },
    bet: (rng: Rng) => ({ ante: 51 + rng.below(200), bonus: rng.below(2) * (50 + rng.below(100)) }),
  },
} as const;
const WORDS = ['hit', 'stand', 'double', 'split', 'insure', 'decline', 'call', 'fold', 'surrender', 'raise'];
const BAD: readonly Manner[] = [
  'fail',
  'book-then-fail',
  'garbage',
  'bad-request',
  { status: 'INSUFFICIENT_FUNDS' },
  { status: 'LIMIT_REACHED' },
];

const CALLS = ['bet', 'win', 'rollback'] as const;

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
  wallet.setBalance(START);
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
  removeKilledFolders();
});

type Guest = Awaited<ReturnType<typeof sitDown>>;
const isOver = ({ state }: OwnSeatBet) => ['paid', 'closed', 'returned', 'refused'].includes(state);

/** What the wallet has booked of each round: stakes that stayed, and pays. */
function bookedBy({ calls }: FakeWallet) {
  const rounds = new Map<string, { staked: number; pay: number; closed: number }>();
  const seen = new Map<string, { round: string; amount: number }>();
  for (const { name, body, booked } of calls) {
    if (!booked) continue;
    const round = String(body['round_id']);
    const sums = rounds.get(round) ?? { staked: 0, pay: 0, closed: 0 };
    rounds.set(round, sums);
    const amount = Number(body['amount']);
    const tx = String(body['tx_id']);
    if (name === 'bet') {
      sums.staked += amount;
      seen.set(tx, { round, amount });
    } else if (name === 'win') sums.pay += amount;
    else sums.staked -= seen.get(String(body['ref_tx_id']))?.amount ?? 0;
    if (body['round_closed'] === true) sums.closed += 1;
  }
  return rounds;
}

/** One thing that a player does in a round that was dealt: right, wrong, too late, of somebody else. */
async function doSomething(guest: Guest, others: readonly Guest[], rng: Rng, before: string[]) {
  const own = await guest.own();
  const choice =
    own && own.offers.length > 0 && rng.below(4) > 0 ? oneOf(rng, own.offers).choice : oneOf(rng, WORDS);
  const foreign = rng.below(8) === 0 ? await oneOf(rng, others).own() : own;
  const name = rng.below(6) === 0 && before.length > 0 ? oneOf(rng, before) : randomUUID();
  before.push(name);
  const { status } = await guest.choose(foreign ?? own, choice, name);
  return status;
}

test.each(Object.entries(GAMES))(
  '%s: whatever players, the wallet and the machine do, every stake and every pay is booked once',
  async (_name, { launch, bet }) => {
    const rng = seededRng(21);
    const misbehave = (call: (typeof CALLS)[number]) => {
      if (rng.below(4) === 0)
        wallet.next(
          call,
          ...Array.from({ length: 1 + rng.below(2) }, () =>
            oneOf(rng, call === 'bet' ? BAD : BAD.slice(0, 3)),
          ),
        );
    };
    let studio: Flights = await openFlights(wallet, { walletTimeoutMs: 2_000 });
    let guests: Guest[] = [];
    for (let number = 0; number < PLAYERS; number += 1)
      guests.push(await sitDown(studio, { ...launch, player_id: `player-${number}` }));
    let kills = 0;
    const kill = async () => {
      kills += 1;
      const dataDir = killedFolder(studio.dataDir);
      const { now } = studio.clock;
      // Nothing that it would still send arrives.
      for (const call of CALLS) wallet.next(call, ...Array.from({ length: 100 }, () => 'fail' as const));
      await stopStudio(studio);
      for (const call of CALLS) wallet.next(call);
      studio = await openFlights(wallet, { dataDir, walletTimeoutMs: 2_000 });
      studio.clock.now = now + 1_000;
      guests = guests.map(({ address }) => guestAt(studio, address));
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      misbehave('bet');
      misbehave('win');
      misbehave('rollback');
      const heard = await guests[0]?.watch();
      const playing = guests.filter(() => rng.below(4) > 0);
      for (const guest of playing) await guest.bet(bet(rng));
      if (rng.below(10) === 0) await kill();
      studio.advance(OPEN_MS + CONFIRM_MS);
      misbehave('bet');
      const killAt = rng.below(6) === 0 ? rng.below(6) : -1;
      const names: string[] = [];
      for (let step = 0; step < 40; step += 1) {
        const owns = await Promise.all(guests.map((guest) => guest.own()));
        if (!owns.some((own) => own?.state === 'held')) break;
        const acting = guests.filter(() => rng.below(2) === 0);
        const acts = acting.map((guest) => doSomething(guest, guests, rng, names));
        if (step === killAt) {
          await new Promise(setImmediate);
          await kill();
          await Promise.allSettled(acts);
        } else {
          for (const status of await Promise.all(acts))
            expect([200, 400, 404, 409, 422, 429]).toContain(status);
        }
        studio.advance(rng.below(3) === 0 ? 8_000 + rng.below(6_000) : rng.below(3_000));
      }
      studio.advance(300_000);
      await heard?.close();
      for (const guest of guests) await guest.until(({ bets }) => bets.every(isOver));
      studio.advance(30_000);
    }

    const records: RoundRecord[] = [];
    for (const guest of guests) records.push(...(await guest.get<RoundRecord[]>('records')));
    expect(records.length).toBeGreaterThan(ROUNDS / 2);
    expect(kills).toBeGreaterThan(0);
    const booked = bookedBy(wallet);
    for (const record of records) {
      expect(check(record).verdict).toMatchObject({ holds: true });
      expect([record.round, booked.get(record.round)]).toEqual([
        record.round,
        { staked: record.staked, pay: record.pay, closed: 1 },
      ]);
      booked.delete(record.round);
    }
    // Whatever else was begun has gone back.
    for (const [round, sums] of booked) expect([round, sums.staked, sums.pay]).toEqual([round, 0, 0]);
    const won = records.reduce((sum, { pay, staked }) => sum + pay - staked, 0);
    expect(wallet.balance()).toBe(START + won);
    // Many choices were paid for.
    expect(records.filter(({ choices }) => choices.length > 0).length).toBeGreaterThan(ROUNDS / 4);
  },
  BEFORE_RELEASE ? 600_000 : 60_000,
);
