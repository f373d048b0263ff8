import type { Follower, Movement, PlayService } from '../play/service';
import type { Kernel } from '../kernel/kernel';
import { JACKPOTS } from '@/lib/domain/jackpots';
import { JACKPOT_CURRENCY, openBook, type BookParts } from './book';
import * as draws from './draw-store';

/** The follower's name, which its cursor keeps. */
const NAME = 'jackpots';

/** Real money that was staked in the jackpots' currency, or given back. */
const counts = ({ kind, currency, real }: Movement): boolean =>
  currency === JACKPOT_CURRENCY && real > 0n && (kind === 'stake' || kind === 'return');

/** What counts of these movements: a stake and its return that come together are as if nothing had been. */
function countedOf(movements: readonly Movement[]): Movement[] {
  const counted = movements.filter(counts);
  const stakes = new Map(
    counted.flatMap((one) => (one.kind === 'stake' ? [[one.txId, one.real] as const] : [])),
  );
  const undone = new Set<string>();
  for (const { kind, txId, refTxId, real } of counted) {
    if (kind === 'return' && refTxId !== null && stakes.get(refTxId) === real) undone.add(txId).add(refTxId);
  }
  return counted.filter(({ txId }) => !undone.has(txId));
}

/** Opens the jackpots, feeds them from what is staked afterwards, and draws those that are full or at a month's end. */
export const feedJackpots = (parts: BookParts, clock: Kernel['clock']): Follower => ({
  name: NAME,
  // What was played before they were opened feeds none.
  from: 'now',
  async begin(trx) {
    await openBook(trx, parts, clock.now());
  },
  async take(trx, movements) {
    const counted = countedOf(movements);
    const [first, last] = [counted[0], counted.at(-1)];
    if (!first || !last) return;
    const book = await openBook(trx, parts, first.at);
    for (const movement of counted) {
      await book.endMonths(movement.at);
      await book.count(movement);
    }
    await book.close(last.at);
  },
});

/** Draws what is due at a month's end while nobody plays. @returns false when something keeps play back. */
export async function endMonths(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  parts: BookParts,
  play: Pick<PlayService, 'catchUp'>,
): Promise<boolean> {
  const at = clock.now();
  if (!(await draws.isDue(db, at, JACKPOTS.length))) return true;
  // What was staked before the end has tickets.
  if (!(await play.catchUp(NAME))) return false;
  await db.transaction().execute(async (trx) => {
    const book = await openBook(trx, parts, at);
    await book.endMonths(at);
    await book.close(at);
  });
  return true;
}
