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
/** Each in its order, of one player: what a limit is set to, in minor units or seconds, null for none. */
const ACTIONS = { first: 3_000, lower: 1_000, higher: 2_000, none: null } as const;

/** What each rule book says, as its law does and not as ours is written. */
const BOOKS = [
  { book: 'base', country: 'AT', waitHours: 24, afterPeriod: false, required: [] },
  { book: 'gb', country: 'GB', waitHours: 24, afterPeriod: false, required: [] },
  { book: 'de', country: 'DE', waitHours: 168, afterPeriod: false, required: ['month'] },
  { book: 'se', country: 'SE', waitHours: 72, afterPeriod: true, required: ['day', 'week', 'month'] },
  { book: 'nl', country: 'NL', waitHours: 24, afterPeriod: false, required: [] },
] as const;

describe.each(BOOKS)('limits of $book', ({ country, waitHours, afterPeriod, required }) => {
  let player: ProtectedPlayer;
  beforeAll(async () => {
    player = await world.newPlayer(country);
  });
  const rows = (Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).flatMap((action) =>
    KINDS.flatMap((kind) => PERIODS.map((period) => [action, kind, period] as const)),
  );

  it.each(rows)('%s: %s by %s', async (action, kind, period) => {
    const before = Date.now();
    const answer = await player.set(kind, period, ACTIONS[action]);
    const isRequired = kind === 'deposit' && (required as readonly string[]).includes(period);
    if (action === 'none' && isRequired) {
      expect(answer).toMatchObject({ status: 409, body: { code: API_CODES.limitRequired } });
      return;
    }
    expect(answer.status).toBe(200);
    const limit = await player.limit(kind, period);
    if (action === 'first' || action === 'lower') {
      expect(limit).toMatchObject({ amount: ACTIONS[action], used: 0, left: ACTIONS[action], wish: null });
      return;
    }
    // The lower one holds until the wait is over.
    expect(limit).toMatchObject({ amount: ACTIONS.lower, wish: { amount: ACTIONS[action] } });
    const ends = new Date(limit?.endsAt ?? '').getTime();
    const earliest = Math.max(before + waitHours * HOUR, afterPeriod ? ends : 0);
    const from = new Date(limit?.wish?.from ?? '').getTime();
    expect(from).toBeGreaterThanOrEqual(earliest);
    expect(from).toBeLessThan(Math.max(Date.now() + waitHours * HOUR, afterPeriod ? ends : 0) + 1_000);
    if (period !== 'day' || action !== 'higher') return;
    expect(await player.confirm(kind, period)).toMatchObject({
      status: 409,
      body: { code: API_CODES.limitWaits },
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
