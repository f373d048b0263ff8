import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { startProtected, type ProtectedPlatform, type ProtectedPlayer } from '../testing/protected-platform';

jest.setTimeout(120_000);

let world: ProtectedPlatform;
beforeAll(async () => {
  world = await startProtected('gb,de,se,nl');
});
afterAll(() => world.close());

const HOUR = 60 * 60 * 1000;
const KINDS = ['deposit', 'loss', 'wager', 'time'] as const;
const PERIODS = ['day', 'week', 'month'] as const;
const CELLS = KINDS.flatMap((kind) => PERIODS.map((period) => ({ kind, period })));
/** Minor units or seconds. */
const FIRST = 3_000;
const LOWER = 1_000;
const HIGHER = 2_000;

/** What each rule book says, as its law does and not as ours is written. */
const BOOKS = [
  { book: 'base', country: 'AT', waitHours: 24, afterPeriod: false, required: [] },
  { book: 'gb', country: 'GB', waitHours: 24, afterPeriod: false, required: [] },
  { book: 'de', country: 'DE', waitHours: 168, afterPeriod: false, required: ['month'] },
  { book: 'se', country: 'SE', waitHours: 72, afterPeriod: true, required: ['day', 'week', 'month'] },
  { book: 'nl', country: 'NL', waitHours: 24, afterPeriod: false, required: ['month'] },
] as const;

describe.each(BOOKS)('limits of $book', ({ country, waitHours, afterPeriod, required }) => {
  describe.each(CELLS)('$kind by $period', ({ kind, period }) => {
    let player: ProtectedPlayer;
    beforeAll(async () => {
      player = await world.newPlayer(country);
    });
    const isRequired = kind === 'deposit' && (required as readonly string[]).includes(period);
    const limit = () => player.limit(kind, period);

    /** Another limit is asked for: what stands holds until the wait is over, and longer. */
    const ask = async (amount: number | null, stands: number) => {
      const before = Date.now();
      expect((await player.set(kind, period, amount)).status).toBe(200);
      const asked = await limit();
      expect(asked).toMatchObject({ amount: stands, wish: { amount } });
      const ends = new Date(asked?.endsAt ?? '').getTime();
      const earliest = Math.max(before + waitHours * HOUR, afterPeriod ? ends : 0);
      const from = new Date(asked?.wish?.from ?? '').getTime();
      expect(from).toBeGreaterThanOrEqual(earliest);
      expect(from).toBeLessThan(Math.max(Date.now() + waitHours * HOUR, afterPeriod ? ends : 0) + 1_000);
      const early = await player.confirm(kind, period);
      expect(early).toMatchObject({ status: 409, body: { code: API_CODES.limitWaits } });
    };
    /** The wait is over: nothing changes by itself. */
    const wait = async (stands: number) => {
      const { kernel } = world.platform;
      await sql`
        update protection.limits set next_from = ${kernel.clock.now()}
         where player_id = ${player.playerId} and kind = ${kind} and period = ${period}`.execute(kernel.db);
      expect(await limit()).toMatchObject({ amount: stands });
    };

    it('set: holds at once', async () => {
      expect((await player.set(kind, period, FIRST)).status).toBe(200);
      expect(await limit()).toMatchObject({ amount: FIRST, used: 0, left: FIRST, wish: null });
    });

    it('lowered: holds at once', async () => {
      expect((await player.set(kind, period, LOWER)).status).toBe(200);
      expect(await limit()).toMatchObject({ amount: LOWER, used: 0, left: LOWER, wish: null });
    });

    it('a higher one: waits', () => ask(HIGHER, LOWER));

    it('a higher one, after the wait: holds with the second yes', async () => {
      await wait(LOWER);
      expect((await player.confirm(kind, period)).status).toBe(200);
      expect(await limit()).toMatchObject({ amount: HIGHER, left: HIGHER, wish: null });
    });

    it(`none: ${isRequired ? 'is refused, the law asks for one' : 'waits'}`, async () => {
      if (!isRequired) return ask(null, HIGHER);
      const refused = { status: 409, body: { code: API_CODES.limitRequired, periods: [period] } };
      expect(await player.set(kind, period, null)).toMatchObject(refused);
    });

    it(`none, after the wait: ${isRequired ? 'the limit stands' : 'holds with the second yes'}`, async () => {
      if (isRequired) expect((await player.confirm(kind, period)).status).toBe(409);
      else {
        await wait(HIGHER);
        expect((await player.confirm(kind, period)).status).toBe(200);
      }
      expect(await limit()).toMatchObject({ amount: isRequired ? HIGHER : null, wish: null });
    });
  });

  it('asks for what its law asks for, and for nothing else', async () => {
    const fresh = await world.newPlayer(country);
    const deposit = await fresh.deposit(2_000);
    if (required.length === 0) expect(deposit).toMatchObject({ status: 502 });
    else {
      expect(deposit).toMatchObject({
        status: 409,
        body: { code: API_CODES.limitRequired, periods: required },
      });
    }
  });

  it('refuses a deposit above what is left, and admits one of exactly it', async () => {
    const fresh = await world.newPlayer(country);
    for (const period of PERIODS) await fresh.set('deposit', period, 5_000);
    expect(await fresh.deposit(5_100)).toMatchObject({
      status: 422,
      body: { code: API_CODES.depositLimit },
    });
    expect(await fresh.deposit(5_000)).toMatchObject({ status: 502 });
  });
});
