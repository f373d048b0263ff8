import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { LedgerModel } from './testing/model';
import { HOUSE_KINDS, MODEL_CURRENCIES, type Money } from './testing/model-books';
import type { Check } from './testing/model-check';
import { step } from './testing/model-commands';
import { BEFORE_RELEASE } from '@/tests/support/release';
import { GAME, startWallet, type Seat, type WalletHarness } from '@/tests/support/wallet-harness';

/**
 * Thousands of commands, generated from a fixed seed, run against the real wallet and ledger and against a pure
 * model that knows the contract and no SQL. After every command the answers and the player's money must agree.
 */
const SEED = 20_260_706;
const RUNS = BEFORE_RELEASE ? 24 : 10;
const COMMANDS = 110;
/** What each player has deposited when a run begins. Minor units. */
const START = 700;

let harness: WalletHarness;
beforeAll(async () => {
  harness = await startWallet();
});
afterAll(() => harness.close());

const EVERY_OUTCOME = [
  'ALREADY_SETTLED',
  'DUPLICATE_TRANSACTION',
  'INSUFFICIENT_FUNDS',
  'INVALID_GAME',
  'INVALID_TOKEN',
  'OK',
  'PLAYER_DISABLED',
  'TRANSACTION_DOES_NOT_EXIST',
  'TRANSACTION_ROLLED_BACK',
  'WRONG_CURRENCY',
  'add done',
  'begin done',
  'bonus done',
  'cancel done',
  'cancel_bonus_fine done',
  'capture done',
  'client_api_21',
  'client_api_52',
  'client_api_57',
  'complete done',
  'failed done',
  'idempotency_mismatch',
  'leave done',
  'open done',
  'process done',
  'refund done',
  'rejected done',
  'return done',
  'rollback that tells another amount',
  'settle done',
  'take done',
  'waive done',
  'zeroing done',
];

const wagering: Money = { real: START, bonus: 0, held: 0, wager: START };

/** A player who has staked the deposit once, and won it back. */
const freeSeat = async (): Promise<Seat> => {
  const seat = await harness.seat({ real: START });
  const txId = randomUUID();
  await harness.call('bet', seat, { tx_id: txId, amount: START });
  await harness.call('win', seat, { ref_tx_id: txId, amount: START });
  return seat;
};

/** What a wallet holds, and what of it can leave. */
type Shown = Money & { withdrawable: number };

/** The wallets of all players, in their order, by currency. */
const moneyOf = async (seats: Seat[]): Promise<Shown[][]> => {
  const { rows } = await sql<Shown & { player_id: string; currency: string }>`
    select player_id, currency, "real"::integer, bonus::integer, held::integer, deposit_wager::integer as wager,
           withdrawable::integer
      from ledger.wallets where player_id = any(${seats.map(({ playerId }) => playerId)})`.execute(
    harness.kernel.db,
  );
  return seats.map(({ playerId }) =>
    MODEL_CURRENCIES.map((currency) => {
      const row = rows.find((one) => one.player_id === playerId && one.currency === currency);
      if (!row) throw new Error('a player lost the wallet');
      const { player_id: _, currency: __, ...money } = row;
      return money;
    }),
  );
};
const shown = (money: Money): Shown => ({ ...money, withdrawable: money.wager > 0 ? 0 : money.real });

const HOUSES = MODEL_CURRENCIES.flatMap((currency) => HOUSE_KINDS.map((kind) => ({ kind, currency })));

/** What the house's accounts have, in the order of HOUSES. */
const houses = async (): Promise<number[]> => {
  const { rows } = await sql<{ kind: string; currency: string; sum: number }>`
    select a.kind::text as kind, a.currency, sum(e.amount)::integer as sum
      from ledger.accounts a join ledger.entries e on e.account_id = a.id
     where a.player_id is null group by 1, 2`.execute(harness.kernel.db);
  return HOUSES.map(
    ({ kind, currency }) => rows.find((row) => row.kind === kind && row.currency === currency)?.sum ?? 0,
  );
};

it('does what the model says, command by command', async () => {
  const seen = new Set<string>();
  let ran = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: COMMANDS, maxLength: COMMANDS }), async (steps) => {
      const seats = await Promise.all([
        harness.seat({ real: START }),
        harness.seat({ real: START }),
        freeSeat(),
      ]);
      for (const { playerId } of seats) {
        await harness.ledger.openAccounts(harness.kernel.db, { playerId, currency: 'USD' });
      }
      const before = await houses();
      const model = new LedgerModel([wagering, wagering, { ...wagering, wager: 0 }], GAME, randomUUID);
      const check: Check = { harness, model, seats, seen };
      for (const run of steps) {
        await run(check);
        ran += 1;
        expect(await moneyOf(seats)).toEqual(
          seats.map((_, who) => MODEL_CURRENCIES.map((currency) => shown(model.money(who, currency)))),
        );
      }
      const moved = (await houses()).map((sum, at) => sum - (before[at] ?? 0));
      expect(moved).toEqual(HOUSES.map(({ kind, currency }) => model.house(kind, currency)));
      await harness.prove();
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
  expect(ran).toBe(RUNS * COMMANDS);
  // The generator reached every answer there is, not just the easy ones.
  expect([...seen].sort()).toEqual(EVERY_OUTCOME);
}, 120_000);
