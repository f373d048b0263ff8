import fc from 'fast-check';
import type { WalletAnswer } from '@/platform/wallet/call';
import { Problem } from '@/platform/kernel/problem';
import type { LedgerService } from '@/platform/ledger/service';
import type { LedgerModel } from './ledger-model';
import { GAME, OTHER_GAME, type Seat, type WalletHarness } from './wallet-harness';

/** What a command runs against. */
export interface Check {
  harness: WalletHarness;
  model: LedgerModel;
  /** In the order of the model's players. */
  seats: Seat[];
  /** Every answer and every refusal that came up, and every act that was done. */
  seen: Set<string>;
}
/** Gives one command to the platform and to the model, and compares what they say. */
export type Step = (check: Check) => Promise<void>;

const seatOf = ({ seats }: Check, player: number): Seat => {
  const seat = seats[player];
  if (!seat) throw new Error('no such seat');
  return seat;
};

/** What a service call came to: fulfilled, or the code it was refused with. */
const outcome = async ({ seen }: Check, act: string, call: Promise<unknown>): Promise<string> => {
  const code = await call.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Problem) return error.code;
      throw error;
    },
  );
  seen.add(code === 'done' ? `${act} done` : code);
  return code;
};

const expectAnswer = (
  { seen }: Check,
  answer: WalletAnswer,
  expected: { status: string; balance: number },
) => {
  seen.add(answer.status);
  expect({ status: answer.status, balance: answer.balance }).toEqual(expected);
};

// Ids are drawn from a small pool, so that repeats, forgeries and references in any order come up by themselves.
const player = fc.nat({ max: 2 });
const slot = fc.nat({ max: 13 });
/** Of what is not play; these ids stay for a whole run. */
const key = fc.nat({ max: 2 }).map((place) => 20 + place);
const amount = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(1, 2, 3, 999, 5_000));
const round = fc.constantFrom('round-1', 'round-1', 'round-1', 'round-2', 'round-3');
const game = fc.constantFrom(GAME, GAME, GAME, GAME, OTHER_GAME);
const currency = fc.constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'USD');

/**
 * A call of a studio. A faithful one refers to its bet with the bet's own player, game, round and currency; the
 * others forge. A new one has an id that was never used; the others repeat or take somebody else's.
 */
const play: fc.Arbitrary<Step> = fc
  .record({
    kind: fc.constantFrom('bet' as const, 'bet' as const, 'win' as const, 'rollback' as const),
    faithful: fc.boolean(),
    isNew: fc.boolean(),
    player,
    slot,
    ref: slot,
    amount,
    nothing: fc.boolean(),
    closed: fc.boolean(),
    tells: fc.constantFrom('nothing' as const, 'the stake' as const, 'an amount' as const),
    round,
    game,
    currency,
  })
  .filter(({ slot: own, ref }) => own !== ref)
  .map((drawn) => async (check) => {
    const { model } = check;
    const bet = drawn.faithful ? model.call(model.id(drawn.ref)) : undefined;
    const parts = bet && drawn.kind !== 'bet' ? bet : drawn;
    const call = {
      txId: drawn.isNew ? model.renew(drawn.slot) : model.id(drawn.slot),
      refTxId: model.id(drawn.ref),
      player: parts.player,
      game: parts.game,
      round: parts.round,
      currency: parts.currency,
    };
    // Changes no answer.
    const { closed } = drawn;
    const seat = seatOf(check, call.player);
    const asked = {
      request_id: 'model',
      session_token: seat.token,
      player_id: seat.playerId,
      tx_id: call.txId,
      game_id: call.game,
      round_id: call.round,
      currency: call.currency,
    };
    if (drawn.kind === 'bet') {
      const stake = { ...call, refTxId: undefined, amount: drawn.amount };
      const expected = model.bet(stake);
      const request = { ...asked, amount: stake.amount, round_closed: closed };
      expectAnswer(check, await check.harness.wallet.bet(request), expected);
    } else if (drawn.kind === 'win') {
      const won = { ...call, amount: drawn.nothing ? 0 : drawn.amount };
      const request = { ...asked, ref_tx_id: call.refTxId, amount: won.amount, round_closed: closed };
      expectAnswer(check, await check.harness.wallet.win(request), model.win(won));
    } else {
      const told = { nothing: undefined, 'the stake': bet?.amount, 'an amount': drawn.amount }[drawn.tells];
      const expected = model.rollback({ ...call, amount: told });
      if (told !== undefined && bet && told !== bet.amount && expected.status === 'OK') {
        check.seen.add('rollback that tells another amount');
      }
      const request = { ...asked, ref_tx_id: call.refTxId, amount: told };
      expectAnswer(check, await check.harness.wallet.rollback(request), expected);
    }
  });

const status: fc.Arbitrary<Step> = fc
  .record({ player, status: fc.constantFrom('active' as const, 'active' as const, 'blocked' as const) })
  .map(({ player: who, status: next }) => async (check) => {
    await check.harness.setStatus(seatOf(check, who), next);
    check.model.setStatus(who, next);
  });

const bonus: fc.Arbitrary<Step> = fc
  .record({ player, key, amount })
  .map(({ player: who, key: place, amount: given }) => async (check) => {
    const seat = seatOf(check, who);
    const idempotencyKey = `bonus-${check.model.id(place)}`;
    const got = await outcome(
      check,
      'bonus',
      check.harness.kernel.db.transaction().execute((trx) =>
        check.harness.ledger.creditBonus(trx, {
          playerId: seat.playerId,
          currency: 'EUR',
          type: 'bonus',
          amount: BigInt(given),
          idempotencyKey,
          reference: 'model',
        }),
      ),
    );
    expect(got).toBe(check.model.creditBonus(idempotencyKey, who, given));
  });

const adjustment: fc.Arbitrary<Step> = fc
  .record({ player, key, amount, adds: fc.boolean() })
  .map(({ player: who, key: place, amount: moved, adds }) => async (check) => {
    const idempotencyKey = `adjustment-${check.model.id(place)}`;
    const got = await outcome(
      check,
      adds ? 'add' : 'take',
      check.harness.kernel.db.transaction().execute((trx) =>
        check.harness.ledger.adjust(trx, {
          playerId: seatOf(check, who).playerId,
          currency: 'EUR',
          type: adds ? 'change_balance_inc' : 'change_balance_dec',
          amount: BigInt(moved),
          idempotencyKey,
          reference: 'model',
        }),
      ),
    );
    expect(got).toBe(check.model.adjust(idempotencyKey, who, adds, moved));
  });

type Trx = Parameters<LedgerService['beginDeposit']>[0];

/** A money transaction that a key opens and later steps bring forward, in the platform and in the model. */
interface Flow {
  player: number;
  idempotencyKey: string;
  amount: number;
  act: string;
  /** The act that opens it. */
  opening: string;
  open(trx: Trx, request: Parameters<LedgerService['beginDeposit']>[1]): Promise<{ transactionId: string }>;
  modelOpens(): string;
  /** What the key opened; undefined before that. */
  opened(): string | undefined;
  step(trx: Trx, transactionId: string, idempotencyKey: string): Promise<unknown>;
  modelSteps(): string;
}

async function openOrStep(check: Check, flow: Flow): Promise<void> {
  const { act, idempotencyKey } = flow;
  const { db } = check.harness.kernel;
  if (act === flow.opening) {
    const request = {
      playerId: seatOf(check, flow.player).playerId,
      currency: 'EUR' as const,
      amount: BigInt(flow.amount),
      idempotencyKey,
      reference: 'model',
      method: 'card',
    };
    const opens = db.transaction().execute(async (trx) => {
      const { transactionId } = await flow.open(trx, request);
      check.model.name(idempotencyKey, transactionId);
    });
    expect(await outcome(check, act, opens)).toBe(flow.modelOpens());
    return;
  }
  const transactionId = flow.opened();
  if (!transactionId) return;
  const steps = db
    .transaction()
    .execute(async (trx) => void (await flow.step(trx, transactionId, `${idempotencyKey}-${act}`)));
  expect(await outcome(check, act, steps)).toBe(flow.modelSteps());
}

const depositSteps: fc.Arbitrary<Step> = fc
  .record({
    player: fc.constantFrom(0, 1),
    key,
    amount,
    act: fc.constantFrom(
      'begin' as const,
      'begin' as const,
      'complete' as const,
      'complete' as const,
      'failed' as const,
      'cancel' as const,
      'refund' as const,
    ),
  })
  .map(({ player: who, key: place, amount: sum, act }) => async (check) => {
    const { model } = check;
    const { ledger } = check.harness;
    const idempotencyKey = `deposit-${model.id(place)}`;
    await openOrStep(check, {
      player: who,
      idempotencyKey,
      amount: sum,
      act,
      opening: 'begin',
      open: (trx, request) => ledger.beginDeposit(trx, request),
      modelOpens: () => model.beginDeposit(idempotencyKey, who, sum),
      opened: () => model.depositId(idempotencyKey),
      async step(trx, transactionId, stepKey) {
        const step = { transactionId, idempotencyKey: stepKey };
        if (act === 'complete') await ledger.completeDeposit(trx, { ...step, amount: BigInt(sum) });
        else if (act === 'refund') await ledger.refundDeposit(trx, step);
        else if (act !== 'begin') await ledger.closeDeposit(trx, { transactionId, status: act });
      },
      modelSteps: () => (act === 'begin' ? '' : model.stepDeposit(idempotencyKey, act, sum)),
    });
  });

const holdSteps: fc.Arbitrary<Step> = fc
  .record({
    // The third player has nothing left to wager.
    player: fc.constantFrom(2, 2, 2, 0),
    key,
    amount,
    act: fc.constantFrom(
      'open' as const,
      'open' as const,
      'process' as const,
      'capture' as const,
      'cancel' as const,
      'rejected' as const,
    ),
  })
  .map(({ player: who, key: place, amount: sum, act }) => async (check) => {
    const { model } = check;
    const { ledger } = check.harness;
    const idempotencyKey = `hold-${model.id(place)}`;
    await openOrStep(check, {
      player: who,
      idempotencyKey,
      amount: sum,
      act,
      opening: 'open',
      open: (trx, request) => ledger.openHold(trx, { ...request, fee: 0n }),
      modelOpens: () => model.openHold(idempotencyKey, who, sum),
      opened: () => model.holdId(idempotencyKey),
      async step(trx, transactionId, stepKey) {
        const step = { transactionId, idempotencyKey: stepKey };
        if (act === 'process') await ledger.processHold(trx, { transactionId });
        else if (act === 'capture') await ledger.captureHold(trx, step);
        else if (act !== 'open') await ledger.releaseHold(trx, { ...step, status: act });
      },
      modelSteps: () => (act === 'open' ? '' : model.stepHold(idempotencyKey, act)),
    });
  });

export const step = fc.oneof(
  { arbitrary: play, weight: 18 },
  { arbitrary: status, weight: 1 },
  { arbitrary: bonus, weight: 1 },
  { arbitrary: adjustment, weight: 1 },
  { arbitrary: depositSteps, weight: 4 },
  { arbitrary: holdSteps, weight: 4 },
);
