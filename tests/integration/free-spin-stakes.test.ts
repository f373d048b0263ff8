import { PROMOTIONS } from '@/platform/demo/promotions';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import { stakeLadder } from '@/sandbox/studio/maths/paylines';

it.each([...WELCOME_PACK, ...PROMOTIONS].filter(({ freeSpins }) => freeSpins > 0))(
  'the free spins of $id have a stake in every currency that a slot of 20 lines takes',
  ({ amounts, freeSpinGames }) => {
    expect(freeSpinGames).not.toEqual([]);
    expect(Object.values(amounts)).not.toEqual([]);
    for (const { freeSpinBet } of Object.values(amounts)) expect(stakeLadder(20)).toContain(freeSpinBet);
  },
);
