import type { Session } from '../launch';
import { buyingStakesOf, MOST_FOR_FEATURE, stakesOf } from './bets';
import { gameOf, SLOTS, type Slot } from './slot-named';

// A pay is a whole number of units: a stake that is none of them would be paid in parts of a cent.
describe.each([...SLOTS])('%s', (_name, slot: Slot) => {
  const session = slot as Session;

  it('has stakes that are whole numbers of its units', () => {
    const { units } = gameOf(slot);
    expect(stakesOf(session).filter((stake) => stake % units !== 0)).toEqual([]);
  });

  it('sells its feature at no stake beyond the bound', () => {
    const { price } = gameOf(slot);
    const sold = buyingStakesOf(session).map((stake) => stake * (price ?? 0));
    expect(sold.length > 0).toBe(price !== null);
    expect(Math.max(0, ...sold)).toBeLessThanOrEqual(MOST_FOR_FEATURE);
  });
});
