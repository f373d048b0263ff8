// Bonuses and money, row by row: what stands in the wallet, in the ledger and in the history, to the cent.
import { COVERS } from '@/tests/support/bonus-scenarios/covers';
import { DEPOSITS } from '@/tests/support/bonus-scenarios/deposits';
import { openDesk, type Desk } from '@/tests/support/bonus-scenarios/desk';
import { DEVICES } from '@/tests/support/bonus-scenarios/devices';
import { ENDS } from '@/tests/support/bonus-scenarios/ends';
import { SPINS } from '@/tests/support/bonus-scenarios/spins';
import { STAKES } from '@/tests/support/bonus-scenarios/stakes';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.wallet.close());
afterEach(async () => {
  desk.wallet.clock.ahead = 0;
  await desk.ofCategories();
});

test.each([...STAKES, ...COVERS, ...ENDS, ...DEVICES, ...SPINS, ...DEPOSITS])('$name', async (row) => {
  const player = await row.play(desk);
  await desk.catchUp();
  const { wager } = await desk.wallet.money(player);
  expect({
    wallet: await desk.money(player),
    ledger: await desk.ledgerOf(player),
    history: await desk.stepsOf(player),
    grant: await desk.grantOf(player),
    ...(row.depositWager !== undefined && { depositWager: wager }),
  }).toEqual({
    wallet: row.wallet,
    ledger: [...row.ledger].sort(),
    history: row.history,
    grant: expect.objectContaining(row.grant),
    ...(row.depositWager !== undefined && { depositWager: row.depositWager }),
  });
  await desk.wallet.prove();
});
