import pg from 'pg';
import { drawAmountOf } from '@/lib/domain/jackpot-draws';
import { JACKPOT_RANGES, type JackpotName } from '@/lib/domain/jackpots';
import { startJackpotsPair, type JackpotsHarness, type JackpotsPair } from './harness';

/** Two instances on one database, anew for each test of a file, and what tests of draws ask of it. Amounts are minor units. */
export function useDraws() {
  // Set before each test.
  const at = {} as JackpotsPair;
  const count = async (harness: JackpotsHarness = at.here) => {
    expect(await harness.services.jackpots.catchUp()).toBe(true);
  };
  /** As the owner of the tables. */
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const owner = new pg.Client({ connectionString: at.here.databaseUrl });
    await owner.connect();
    try {
      return (await owner.query<Row>(text, values)).rows;
    } finally {
      await owner.end();
    }
  };
  const seat = async (real = 10_000_000, country = 'FI') => {
    const seated = await at.here.seat({ real });
    await query('update identity.players set country = $2 where id = $1', [seated.playerId, country]);
    return seated;
  };
  const held = async (name: JackpotName) => {
    const jackpots = await at.here.services.jackpots.jackpots();
    return jackpots.find(({ code }) => code === `jackpot-${name}`)?.jackpotInfo.amount ?? 0;
  };
  const draws = () => at.here.services.jackpots.draws(50);
  const real = async (playerId: string) => Number((await at.here.services.ledger.balances(playerId)).real);
  /** At how much a jackpot will be drawn: what only its seed knows. */
  const drawnAt = async (name: JackpotName) => {
    const [row] = await query<{ seed: string }>(
      `select server_seed as seed from jackpots.rounds where code = $1 and drawn_at is null`,
      [name],
    );
    return Number(drawAmountOf(row?.seed ?? '', JACKPOT_RANGES[name]));
  };
  /** Puts money of the house into the mini jackpot, up to a distance from its draw. */
  const fillUpTo = async (left: number) => {
    const amounts = { max: 0n, mid: 0n, mini: BigInt((await drawnAt('mini')) - (await held('mini')) - left) };
    await at.here.services.ledger.feedJackpots(at.here.kernel.db, {
      from: 'promotions',
      currency: 'EUR',
      amounts,
      idempotencyKey: `test ${left} ${await drawnAt('mini')}`,
    });
  };
  const ticketsOf = async (playerId: string) => {
    const [row] = await query<{ tickets: bigint }>(
      `select t.tickets from jackpots.tickets t join jackpots.rounds r on r.id = t.round_id
      where t.player_id = $1 and r.code = 'mini' and r.drawn_at is null`,
      [playerId],
    );
    return row ? Number(row.tickets) : null;
  };
  const wins = (playerId: string) =>
    query<{ amount: bigint; reference: string }>(
      `select amount, reference from ledger.transactions where type = 'jackpot_win' and player_id = $1`,
      [playerId],
    );

  beforeEach(async () => {
    Object.assign(at, await startJackpotsPair({ LICENCES: 'de' }));
    await count();
  });
  afterEach(() => at.close());
  return { at, count, query, seat, held, draws, real, drawnAt, fillUpTo, ticketsOf, wins };
}
