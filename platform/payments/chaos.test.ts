import type { PlayerSession } from '@/platform/kernel/session';
import { BEFORE_RELEASE } from '@/tests/support/release';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';
import { MOST_OPEN } from './deposits';
import { RECONCILE } from './reconciliation';

jest.setTimeout(120_000);

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.control('/delivery', { hold: true });
});
afterEach(() => world.close());

/** The same numbers each time, so that a failure can be played again. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
function shuffled<T>(list: readonly T[], random: (below: number) => number): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

interface Charge {
  status: string;
  amountReceived: number;
  transfers?: { amount: string; state: string; rate: { minor: string; per: string } | null }[];
}

type Play = (path: (end: string) => string, deposit: DepositJson, silent: boolean) => Promise<unknown>;

const move =
  (...statuses: string[]): Play =>
  async (path, _, silent) => {
    for (const status of statuses) await world.control(path('/move'), { status, silent });
  };
const bankMoney =
  (description: (nonce: string) => string): Play =>
  (path, { bank }) =>
    world.control(path('/bank-money'), {
      amount: 5_000,
      name: 'Nora Winter',
      description: description(bank?.nonce ?? ''),
    });
/** Two transfers, the second of which loses a block on its way. */
const coins =
  (blocks: number): Play =>
  async (path, { crypto }, silent) => {
    const amount = (crypto?.amount ?? '').replace('.', '').replace(/^0+/, '');
    const send = async () => {
      const { json } = await world.control(path('/coins'), { amount, silent });
      return (json.transfer as { txid: string }).txid;
    };
    const [first, second] = [await send(), await send()];
    await world.control(path(`/coins/${first}/block`), { times: blocks, silent });
    await world.control(path(`/coins/${second}/reorganise`), { gone: true, silent });
    await world.control(path(`/coins/${second}/block`), { times: blocks, silent });
  };

/** How often all of it is played. */
const ROUNDS = 3;
const PLAYS: [string, Play][] = [
  ['card', move('processing', 'completed')],
  ['card', move('processing', 'failed')],
  ['skrill', move('completed', 'refunded')],
  ['neteller', move('completed', 'charged_back')],
  ['paysafe', move('completed')],
  ['bitcoin_BTC', coins(2)],
  ['ripple_XRP', coins(1)],
  ['tether_USDTTRC20', coins(5)],
  ['banktransfer', bankMoney((nonce) => nonce)],
  ['banktransfer', bankMoney(() => 'no digits')],
];

const worthOf = ({ status, amountReceived, transfers }: Charge): bigint => {
  if (status === 'refunded' || status === 'charged_back') return 0n;
  if (!transfers) return status === 'completed' ? BigInt(amountReceived) : 0n;
  return transfers.reduce(
    (sum, { amount, rate }) => sum + (rate ? (BigInt(amount) * BigInt(rate.minor)) / BigInt(rate.per) : 0n),
    0n,
  );
};

it.each(BEFORE_RELEASE ? [1, 2] : [1])(
  'every unit is where the company says it is: three times each, shuffled, forged, never told (%i)',
  async (seed) => {
    const random = numbers(seed);
    const players: PlayerSession[] = [];
    const charges: { player: PlayerSession; path: (end: string) => string }[] = [];
    for (let at = 0; at < ROUNDS; at += 1) {
      for (const [index, [method, play]] of PLAYS.entries()) {
        // Nobody has more open than that.
        if (index % MOST_OPEN === 0) players.push(await world.newPlayer());
        const player = players.at(-1);
        if (!player) throw new Error('nobody plays');
        const deposit = await world.deposit(player, { method });
        const id = await world.chargeOf(deposit.id);
        const path = (end: string) => `/charges/${id}${end}`;
        charges.push({ player, path });
        // A third of it is never told.
        await play(path, deposit, (at + charges.length) % 3 === 0);
      }
    }

    const expected = new Map<string, bigint>();
    const events: string[] = [];
    for (const { player, path } of charges) {
      const { json } = await world.control(path(''));
      const { charge, events: told } = json as unknown as { charge: Charge; events: { id: string }[] };
      expected.set(player.playerId, (expected.get(player.playerId) ?? 0n) + worthOf(charge));
      events.push(...told.map(({ id }) => id));
    }
    const queue = shuffled(
      events.flatMap((id) => [id, id, id]),
      random,
    );
    for (let at = 0; at < queue.length; at += 6) {
      await Promise.all(
        queue.slice(at, at + 6).map(async (id) => {
          if (random(20) === 0) {
            const { json } = await world.control(`/events/${id}/forge`, {});
            expect(json).toEqual({ status: 401 });
          }
          const { json } = await world.control(`/events/${id}/deliver`, {});
          expect(json).toEqual({ statuses: [200] });
        }),
      );
    }
    world.clock.advance(RECONCILE.processingAfter + 1);
    for (let run = 0; run < 3; run += 1) {
      await world.payments.reconcile();
      world.clock.advance(RECONCILE.coinsEvery + 1);
    }

    for (const { playerId } of players) {
      const { real } = await world.ledger.balances(playerId);
      expect([playerId, real]).toEqual([playerId, expected.get(playerId)]);
      expect(real).toBeGreaterThan(0n);
    }
    const [unbooked] = await world.query<{ kept: string }>(
      'select count(*) as kept from payments.bank_money',
    );
    expect(Number(unbooked?.kept)).toBe(ROUNDS);
    expect(await world.ledger.check()).toMatchObject({ holds: true });
  },
);
