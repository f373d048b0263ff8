import { fairRng } from '@/lib/domain/chance/seeds';
import { firstSeeds } from '@/sandbox/studio/engine-rounds/seats';
import { anySlot } from '@/sandbox/studio/slots/slot-engine';
import { SLOTS } from '@/sandbox/studio/slots/slot-named';
import { turnsOf } from '@/sandbox/studio/slots/turns';
import { ROUNDS_WITHOUT_FREE_SPINS, STUDIO_SEED } from './studio-seed.mjs';

test('no slot of a test’s process group begins with free spins', () => {
  const seeds = firstSeeds('', Number(STUDIO_SEED));
  const turns = [...SLOTS.keys()].flatMap((slot) =>
    Array.from({ length: ROUNDS_WITHOUT_FREE_SPINS }, (_, nonce) => {
      const state = anySlot.begin(fairRng({ ...seeds, nonce }), {
        slot,
        stake: 100,
        buy: false,
      });
      return turnsOf(state).turns.length;
    }),
  );
  expect(new Set(turns)).toEqual(new Set([1]));
});
