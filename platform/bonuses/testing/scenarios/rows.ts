import { COVERS } from './covers';
import { DEPOSITS } from './deposits';
import type { Desk, Scenario } from './desk';
import { DEVICES } from './devices';
import { ENDS } from './ends';
import { SPINS } from './spins';
import { STAKES } from './stakes';
import { TAKEN_BACK } from './taken-back';

export const SCENARIOS: readonly Scenario[] = [
  ...[...STAKES, ...COVERS, ...ENDS],
  ...[...DEVICES, ...SPINS, ...DEPOSITS, ...TAKEN_BACK],
];

/** Plays a scenario, and compares what it has left in the wallet, the ledger and the history. */
export async function playRow(desk: Desk, row: Scenario): Promise<void> {
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
}

/** Leaves the world as the next scenario expects it. */
export async function tidy(desk: Desk): Promise<void> {
  desk.wallet.clock.ahead = 0;
  await desk.ofCategories();
}

/** Plays scenarios by their names. @throws Error for a name that there is none of */
export async function playRows(desk: Desk, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const row = SCENARIOS.find((one) => one.name === name);
    if (!row) throw new Error(`there is no scenario “${name}”`);
    await playRow(desk, row);
    await tidy(desk);
  }
}
