import { amounts, openForecasts, type ForecastDesk } from '../testing/forecasts';

let desk: ForecastDesk;
beforeAll(async () => {
  desk = await openForecasts();
});
afterAll(() => desk.world.wallet.close());

describe('the cost', () => {
  afterEach(() => {
    desk.world.wallet.clock.ahead = 0;
  });
  /** Bonuses of a campaign that their players turned down, or played down to nothing. */
  const ended = async (id: string, country: string, outcomes: readonly ('turned down' | 'lost')[]) => {
    const takers = await desk.players(
      country,
      outcomes.map(() => 0),
    );
    for (const [index, seat] of takers.entries()) {
      const grant = await desk.world.link(seat, id);
      if (outcomes[index] === 'turned down') await desk.world.choose(grant, 'Rejected');
      else
        await desk.run(
          `update bonuses.grants set state = 'completed', ended_at = now(), end_reason = 'run_out' where id = $1`,
          [grant.grant],
        );
    }
  };
  const thirds = (number: number) =>
    Array.from({ length: number }, (_, index) =>
      index % 3 === 0 ? ('turned down' as const) : ('lost' as const),
    );

  it('is reckoned by bonuses whose time is over, once there are enough', async () => {
    const id = await desk.add({ type: 8, countries: ['DK'] });
    await ended(id, 'DK', thirds(30));
    // Whoever ended early says nothing of those who have not.
    expect((await desk.sums(id))?.cost).toBeNull();
    desk.world.wallet.clock.ahead = 40 * 24 * 3_600_000;
    const forecast = await desk.world.bonuses.campaigns.forecast(id);
    expect(forecast).toMatchObject({ ended: 30, endedOf: 'campaign', isThin: false });
    expect(forecast.sums[0]).toMatchObject({ players: 30, value: 30_000, cost: 20_000 });
    // The rate is a share of 30 players: its standard error by the binomial with n - 1.
    const rate = Math.sqrt((2 / 3) * (1 / 3) * (1 / 29));
    const own = Math.sqrt(30 * 1_000 ** 2) * (2 / 3);
    expect(forecast.sums[0]?.costError).toBe(Math.round(1.96 * Math.hypot(own, 30_000 * rate)));
    // Half of it is paid for by a budget of half as much, and enough is no bound.
    const bounded = async (budget: number) => {
      await desk.run(`update bonuses.amounts set budget = $2 where bonus_id = $1`, [id, budget]);
      return desk.sums(id);
    };
    expect(await bounded(15_000)).toMatchObject({ value: 30_000, budgetDay: 45, cost: 10_000 });
    expect(await bounded(30_000)).toMatchObject({ value: 30_000, budgetDay: null, cost: 20_000 });
  });

  it('weighs each bonus by its worth, of the campaign’s own where there are enough', async () => {
    // Small ones that are lost, and a large one that nobody takes: what all of them cost is nearer to nothing.
    const small = await desk.add({ type: 8, countries: ['GL'], amounts: amounts(100) });
    const large = await desk.add({ type: 8, countries: ['GL'], amounts: amounts(9_000) });
    await ended(
      small,
      'GL',
      Array.from({ length: 30 }, () => 'lost' as const),
    );
    await ended(large, 'GL', ['turned down']);
    desk.world.wallet.clock.ahead = 40 * 24 * 3_600_000;
    const own = await desk.world.bonuses.campaigns.forecast(small);
    expect([own.endedOf, own.sums[0]?.cost, own.sums[0]?.value]).toEqual(['campaign', 3_100, 3_100]);
    const other = await desk.world.bonuses.campaigns.forecast(large);
    // 30 of 10.00 that cost 20.00 of 30.00 each three, 30 of 1.00, and one of 90.00 that cost nothing.
    expect(other).toMatchObject({ ended: 61, endedOf: 'type' });
    const rate = (20_000 + 3_000) / (30_000 + 3_000 + 9_000);
    expect(other.sums[0]?.cost).toBe(Math.round(31 * 9_000 * rate));
  });
});
