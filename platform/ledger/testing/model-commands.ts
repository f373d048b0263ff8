import fc from 'fast-check';
import type { WalletAnswer } from '@/platform/wallet/call';
import {
  amount,
  key,
  outcome,
  player,
  seatOf,
  walletCurrency,
  type Check,
  type Step,
  type Trx,
} from './model-check';
import { depositSteps, holdSteps } from './model-flows';
import { GAME, OTHER_GAME } from '@/tests/support/wallet-harness';

const expectAnswer = (
  { seen }: Check,
  answer: WalletAnswer,
  expected: { status: string; balance: number },
) => {
  seen.add(answer.status);
  expect({ status: answer.status, balance: answer.balance }).toEqual(expected);
};

const slot = fc.nat({ max: 13 });
const round = fc.constantFrom('round-1', 'round-1', 'round-1', 'round-2', 'round-3');
const game = fc.constantFrom(GAME, GAME, GAME, GAME, OTHER_GAME);
/** Of play; nobody has a wallet in francs. */
const currency = fc.constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'CHF');

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

/** A transaction of the ledger that is done at once, under a key that tells what kind it is. */
const atOnce = (check: Check, act: string, call: (trx: Trx) => Promise<unknown>) =>
  outcome(
    check,
    act,
    check.harness.kernel.db.transaction().execute(async (trx) => void (await call(trx))),
  );

const bonus: fc.Arbitrary<Step> = fc
  .record({ player, key, amount, walletCurrency })
  .map(({ player: who, key: place, amount: given, walletCurrency: currencyOf }) => async (check) => {
    const idempotencyKey = `bonus-${check.model.id(place)}`;
    const { playerId } = seatOf(check, who);
    const of = { playerId, currency: currencyOf, idempotencyKey, reference: 'model' };
    const got = await atOnce(check, 'bonus', (trx) =>
      check.harness.ledger.creditBonus(trx, { ...of, type: 'bonus', amount: BigInt(given) }),
    );
    expect(got).toBe(check.model.creditBonus(idempotencyKey, { player: who, currency: currencyOf }, given));
  });

/** What ends bonus money: it goes back to the house, or some of it becomes real, or its wallet is left. */
const bonusEnds: fc.Arbitrary<Step> = fc
  .record({
    player,
    key,
    amount: fc.oneof(fc.nat({ max: 400 }), fc.constantFrom(0, 1, 5_000)),
    toReal: fc.nat({ max: 110 }),
    walletCurrency,
    act: fc.constantFrom(
      'zeroing' as const,
      'cancel_bonus_fine' as const,
      'leave' as const,
      'settle' as const,
      'settle' as const,
    ),
  })
  .map(
    ({ player: who, key: place, amount: sum, toReal: percent, walletCurrency: currencyOf, act }) =>
      async (check) => {
        const { model } = check;
        const { ledger } = check.harness;
        const kind = act === 'settle' ? 'settle' : 'end';
        const idempotencyKey = `${kind}-${model.id(place)}`;
        const { playerId } = seatOf(check, who);
        const of = { playerId, currency: currencyOf, idempotencyKey, reference: 'model' };
        const own = { player: who, currency: currencyOf };
        // More than all of it is refused.
        const toReal = Math.ceil((sum * percent) / 100);
        const [asked, expected] = {
          zeroing: () =>
            [
              atOnce(check, act, (trx) => ledger.zeroBonus(trx, { ...of, type: 'zeroing' })),
              model.zeroBonus(idempotencyKey, own, 'zeroing'),
            ] as const,
          cancel_bonus_fine: () =>
            [
              atOnce(check, act, (trx) => ledger.zeroBonus(trx, { ...of, type: 'cancel_bonus_fine' })),
              model.zeroBonus(idempotencyKey, own, 'cancel_bonus_fine'),
            ] as const,
          leave: () =>
            [
              atOnce(check, act, (trx) => ledger.leaveWallet(trx, of)),
              model.leaveWallet(idempotencyKey, own),
            ] as const,
          settle: () =>
            [
              atOnce(check, act, (trx) =>
                ledger.settleBonus(trx, { ...of, amount: BigInt(sum), toReal: BigInt(toReal) }),
              ),
              model.settleBonus(idempotencyKey, own, sum, toReal),
            ] as const,
        }[act]();
        expect(await asked).toBe(expected);
      },
  );

const adjustment: fc.Arbitrary<Step> = fc
  .record({ player, key, amount, adds: fc.boolean(), walletCurrency })
  .map(({ player: who, key: place, amount: moved, adds, walletCurrency: currencyOf }) => async (check) => {
    const idempotencyKey = `adjustment-${check.model.id(place)}`;
    const { playerId } = seatOf(check, who);
    const of = { playerId, currency: currencyOf, idempotencyKey, reference: 'model' };
    const type = adds ? 'change_balance_inc' : 'change_balance_dec';
    const got = await atOnce(check, adds ? 'add' : 'take', (trx) =>
      check.harness.ledger.adjust(trx, { ...of, type, amount: BigInt(moved) }),
    );
    expect(got).toBe(check.model.adjust(idempotencyKey, { player: who, currency: currencyOf }, adds, moved));
  });

const waiver: fc.Arbitrary<Step> = fc
  .record({ player, key, amount, walletCurrency })
  .map(({ player: who, key: place, amount: atMost, walletCurrency: currencyOf }) => async (check) => {
    const idempotencyKey = `waiver-${check.model.id(place)}`;
    const { playerId } = seatOf(check, who);
    const of = { playerId, currency: currencyOf, idempotencyKey, aloneBy: null };
    const got = await atOnce(check, 'waive', (trx) =>
      check.harness.ledger.waiveWager(trx, { ...of, atMost: BigInt(atMost) }),
    );
    expect(got).toBe(check.model.waiveWager(idempotencyKey, { player: who, currency: currencyOf }, atMost));
  });

export const step = fc.oneof(
  { arbitrary: play, weight: 24 },
  { arbitrary: status, weight: 1 },
  { arbitrary: bonus, weight: 2 },
  { arbitrary: bonusEnds, weight: 2 },
  { arbitrary: adjustment, weight: 1 },
  { arbitrary: waiver, weight: 1 },
  { arbitrary: depositSteps, weight: 5 },
  { arbitrary: holdSteps, weight: 5 },
);
