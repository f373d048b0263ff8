// Bonuses and money, row by row: what stands in the wallet, in the ledger and in the history, to the cent.
import { openDesk, type Desk } from '@/platform/bonuses/testing/scenarios/desk';
import { playRow, SCENARIOS, tidy } from '@/platform/bonuses/testing/scenarios/rows';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.wallet.close());
afterEach(() => tidy(desk));

test.each(SCENARIOS)('$name', async (row) => {
  await playRow(desk, row);
  await desk.wallet.prove();
});
