import { randomUUID } from 'node:crypto';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import type { World } from '@/tests/support/payments-harness';
import type { BonusRow } from '../service';

/**
 * A campaign of its own: half of a deposit, whichever it is, at most 100.00, from 20.00 on, to be wagered ten times.
 * @returns its promo code
 */
export async function addHalfOfDeposit(
  world: Pick<World, 'bonuses'>,
  { oncePerPerson = false }: { oncePerPerson?: boolean } = {},
): Promise<string> {
  const [pack] = WELCOME_PACK;
  const EUR = pack?.amounts.EUR;
  if (!pack || !EUR) throw new Error('there is no welcome pack');
  const promocode = `C${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`;
  const row = { ...pack, tag: 'standard', type: 5, percent: 50, freeSpins: 0, wagering: 10 } as BonusRow;
  const whichever = { depositsFrom: null, depositsTo: null, oncePerPerson };
  const amounts = { EUR: { ...EUR, maxBonus: 10_000, minDeposit: 2_000 } } as BonusRow['amounts'];
  await world.bonuses.add([{ ...row, id: promocode.toLowerCase(), promocode, ...whichever, amounts }]);
  return promocode;
}
