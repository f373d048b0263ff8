import { JACKPOT_RANGES, JACKPOT_SHARES, JACKPOTS, type JackpotName } from '@/lib/domain/jackpots';
import { winnerName } from '@/lib/domain/winner-name';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { LedgerService } from '../ledger/service';
import { grow } from './growth';
import * as store from './store';

/** Jackpots are in the house's own currency, and stakes in it feed them. */
export const JACKPOT_CURRENCY = DEFAULT_CURRENCY;

/** After this long without play the mark is moved on all the same, so that what is looked at stays short. Seconds. */
const IDLE_SECONDS = 30;

type Ledger = Pick<LedgerService, 'feedJackpots' | 'jackpots'>;
type Amounts = Record<JackpotName, bigint>;

const each = (of: (name: JackpotName) => bigint) =>
  Object.fromEntries(JACKPOTS.map((name) => [name, of(name)])) as Amounts;
const sum = (amounts: Amounts) => JACKPOTS.reduce((total, name) => total + amounts[name], 0n);

/** Opens the jackpots at the lower ends of their ranges. What was played before feeds none. */
async function open(trx: store.Db, ledger: Ledger, since: Date): Promise<void> {
  await ledger.feedJackpots(trx, {
    from: 'promotions',
    currency: JACKPOT_CURRENCY,
    amounts: each((name) => BigInt(JACKPOT_RANGES[name].min)),
    idempotencyKey: `jackpots:open:${JACKPOT_CURRENCY}`,
  });
  await store.saveMinutes(trx, await store.changedMinutes(trx, JACKPOT_CURRENCY, since));
}

/** Gives the jackpots their share of play that was not counted yet. @returns whether there was any. */
async function feed(trx: store.Db, ledger: Ledger, turn: store.Turn): Promise<boolean> {
  const minutes = await store.changedMinutes(trx, JACKPOT_CURRENCY, turn.since);
  if (minutes.length === 0) return false;
  const held = await ledger.jackpots(trx, JACKPOT_CURRENCY);
  if (!held) throw new Error('the jackpots have no accounts');
  const stakes = minutes.reduce((total, minute) => total + minute.stakes - minute.counted, 0n);
  const owed = await store.readOwed(trx);
  const growths = new Map(
    JACKPOTS.map((name) => [
      name,
      grow({
        stakes,
        share: JACKPOT_SHARES[name],
        owed: owed.get(name) ?? 0n,
        held: held[name],
        max: BigInt(JACKPOT_RANGES[name].max),
      }),
    ]),
  );
  const paid = each((name) => growths.get(name)?.paid ?? 0n);
  if (sum(paid) > 0n) {
    await ledger.feedJackpots(trx, {
      from: 'gaming',
      currency: JACKPOT_CURRENCY,
      amounts: paid,
      idempotencyKey: `jackpots:grow:${JACKPOT_CURRENCY}:${turn.feeds + 1n}`,
    });
    await store.noteFeed(trx);
  }
  await store.saveOwed(
    trx,
    each((name) => growths.get(name)?.owed ?? 0n),
  );
  await store.saveMinutes(trx, minutes);
  return true;
}

/**
 * One turn of counting, in the caller's transaction: what was played since the last one feeds the jackpots, and who won
 * more than was staked joins the winners. It may run anywhere, at any time and at once: whoever finds the turn taken
 * leaves it.
 * @returns false when another one has the turn.
 */
export async function countPlay(trx: store.Db, ledger: Ledger): Promise<boolean> {
  const turn = await store.takeTurn(trx);
  if (!turn) return false;
  if (!turn.opened) await open(trx, ledger, turn.since);
  const fed = turn.opened && (await feed(trx, ledger, turn));
  const winners = await store.missingWinners(trx, JACKPOT_CURRENCY, turn.since);
  if (winners.length > 0) {
    await store.addWinners(
      trx,
      winners.map(({ email, ...winner }) => ({ ...winner, login: winnerName(email) })),
    );
  }
  if (!turn.opened || fed || winners.length > 0 || turn.idle > IDLE_SECONDS) await store.endTurn(trx);
  return true;
}
