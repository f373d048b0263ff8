import { JACKPOT_RANGES, JACKPOT_SHARES, JACKPOTS, type JackpotName } from '@/lib/domain/jackpots';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { LedgerService } from '../ledger/service';
import type { Follower, Movement } from '../play/service';
import { grow } from './growth';
import * as store from './store';

/** Jackpots are in the operator's own currency, and stakes in it feed them. */
export const JACKPOT_CURRENCY = DEFAULT_CURRENCY;

type Ledger = Pick<LedgerService, 'feedJackpots' | 'jackpots'>;
type Amounts = Record<JackpotName, bigint>;

const each = (of: (name: JackpotName) => bigint) =>
  Object.fromEntries(JACKPOTS.map((name) => [name, of(name)])) as Amounts;
const sum = (amounts: Amounts) => JACKPOTS.reduce((total, name) => total + amounts[name], 0n);

/** Real money that was staked in the jackpots' currency less what was given back, minor units. */
export function stakesOf(movements: readonly Movement[]): bigint {
  return movements.reduce((total, { kind, currency, real }) => {
    if (currency !== JACKPOT_CURRENCY) return total;
    if (kind === 'stake') return total + real;
    return kind === 'return' ? total - real : total;
  }, 0n);
}

/** Gives the jackpots their share of what was staked. */
async function feed(trx: store.Db, ledger: Ledger, stakes: bigint): Promise<void> {
  const held = await ledger.jackpots(trx, JACKPOT_CURRENCY);
  if (!held) throw new Error('the jackpots have no accounts');
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
      idempotencyKey: `jackpots:grow:${JACKPOT_CURRENCY}:${await store.nextFeed(trx)}`,
    });
  }
  await store.saveOwed(
    trx,
    each((name) => growths.get(name)?.owed ?? 0n),
  );
}

/** Opens the jackpots at the lower ends of their ranges, and feeds them from what is staked afterwards. */
export const feedJackpots = (ledger: Ledger): Follower => ({
  name: 'jackpots',
  // What was played before they were opened feeds none.
  from: 'now',
  async begin(trx) {
    await ledger.feedJackpots(trx, {
      from: 'promotions',
      currency: JACKPOT_CURRENCY,
      amounts: each((name) => BigInt(JACKPOT_RANGES[name].min)),
      idempotencyKey: `jackpots:open:${JACKPOT_CURRENCY}`,
    });
  },
  async take(trx, movements) {
    const stakes = stakesOf(movements);
    if (stakes !== 0n) await feed(trx, ledger, stakes);
  },
});
