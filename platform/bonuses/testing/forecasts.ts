import { randomUUID } from 'node:crypto';
import { campaign, type CampaignFields } from './campaigns';
import { startBonuses } from './harness';

export type ForecastDesk = Awaited<ReturnType<typeof openForecasts>>;

export const amounts = (maxBonus: number, minDeposit = 0) => ({
  EUR: { maxBonus, minDeposit, maxBet: 500, freeSpinBet: 20 },
});

/** What forecasts are made of: campaigns, and players with their deposits. */
export async function openForecasts() {
  const world = await startBonuses();
  const run = (text: string, values: unknown[] = []) => world.wallet.kernel.pool.query(text, values);
  return {
    world,
    run,
    async add(fields: CampaignFields): Promise<string> {
      const id = `f-${randomUUID()}`;
      await world.bonuses.add([campaign(id, fields)]);
      return id;
    },
    /** Players of a country of their own, so that nobody else fits. */
    async players(country: string, deposits: readonly number[]) {
      const seats = [];
      for (const real of deposits) seats.push(await world.wallet.seat(real === 0 ? {} : { real }));
      await run(`update identity.players set country = $1 where id = any ($2)`, [
        country,
        seats.map(({ playerId }) => playerId),
      ]);
      return seats;
    },
    /** A deposit more. */
    async depositMore(playerId: string, amount: bigint) {
      const { ledger, kernel } = world.wallet;
      const key = randomUUID();
      await kernel.db.transaction().execute(async (trx) => {
        const begun = {
          playerId,
          currency: 'EUR',
          amount,
          idempotencyKey: `begin-${key}`,
          reference: key,
          method: 'card',
        } as const;
        const { transactionId } = await ledger.beginDeposit(trx, begun);
        await ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `complete-${key}` });
      });
    },
    sums: async (id: string) => (await world.bonuses.campaigns.forecast(id)).sums[0],
  };
}
