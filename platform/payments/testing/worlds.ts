import type { World } from '@/tests/support/payments-harness';

/**
 * The worlds of a test file: each test goes on in the one before, with players of its own, unless more was changed there. To
 * open one is half a second of a processor's work.
 */
export function worldsOf<One extends World>(open: () => Promise<One>) {
  let world: One | undefined;
  return {
    async next(): Promise<One> {
      if (world?.state.changed) {
        await world.close();
        world = undefined;
      }
      world ??= await open();
      world.state.changed = false;
      world.letters.length = 0;
      world.announced.length = 0;
      return world;
    },
    close: async () => world?.close(),
  };
}
