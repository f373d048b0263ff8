import { sql } from 'kysely';
import { API_CODES, type ApiCode } from '@/lib/domain/api-codes';
import { STUDIO_TROUBLES } from '@/lib/domain/studio-troubles';
import { troubleOf } from '@/sandbox/studio/client/trouble';
import { startProtected, type ProtectedPlatform, type ProtectedPlayer } from '../testing/protected-platform';
import { studioOf } from '../testing/staking';

jest.setTimeout(120_000);

let world: ProtectedPlatform;
let studio: ReturnType<typeof studioOf>;
beforeAll(async () => {
  world = await startProtected('gb,de,se,nl');
  studio = studioOf(world);
});
afterAll(() => world.close());

/** Longer than any law lets a round take: what refuses a stake here is the limit. Milliseconds. */
const ROUND = 6_000;
const PERIODS = ['day', 'week', 'month'] as const;
const BOOKS = { base: 'AT', gb: 'GB', de: 'DE', se: 'SE', nl: 'NL' } as const;
/** What a player does, in order. */
type Action =
  | { do: 'stake' | 'deposit' | 'set'; amount: number }
  | { do: 'play'; seconds: number }
  /** The period is over. */
  | { do: 'wait' };
interface Told {
  /** The code that the player reads; null for what is taken. */
  code: ApiCode | null;
  /** Nothing is said of what is left where seconds of the test's own count. */
  left?: number;
}
type Row = readonly [name: string, action: Action, told: Told];

const stake = (amount: number): Action => ({ do: 'stake', amount });
const deposit = (amount: number): Action => ({ do: 'deposit', amount });
const set = (amount: number): Action => ({ do: 'set', amount });
const taken = (left?: number): Told => ({ code: null, ...(left !== undefined && { left }) });
const stopped = (left: number): Told => ({ code: API_CODES.betLimit, left });
const notPaid = (left: number): Told => ({ code: API_CODES.depositLimit, left });

const MONEY: readonly Row[] = [
  ['a stake above all of it', stake(91), stopped(90)],
  ['a stake of a part', stake(50), taken(40)],
  ['a stake above what is left', stake(41), stopped(40)],
  ['a stake of what is left', stake(40), taken(0)],
  ['a stake of one cent more', stake(1), stopped(0)],
  ['a stake after the limit was lowered', set(60), stopped(0)],
  ['a stake while a higher one is asked for', set(900), stopped(0)],
  ['a stake in the next period', { do: 'wait' }, taken(59)],
];
const ROWS: Readonly<Record<'loss' | 'wager' | 'time' | 'deposit', readonly Row[]>> = {
  loss: MONEY,
  wager: MONEY,
  time: [
    ['a stake within the time', { do: 'play', seconds: 0 }, taken()],
    ['a stake after half of it', { do: 'play', seconds: 45 }, taken()],
    ['a stake as it ends', { do: 'play', seconds: 46 }, taken(0)],
    ['a stake after it', { do: 'play', seconds: 10 }, stopped(0)],
    ['a stake after the limit was lowered', set(60), stopped(0)],
    ['a stake while a higher one is asked for', set(900), stopped(0)],
    ['a stake in the next period', { do: 'wait' }, taken()],
  ],
  deposit: [
    ['a deposit above all of it', deposit(9_100), notPaid(9_000)],
    ['a deposit of a part', deposit(5_000), taken(4_000)],
    ['a deposit above what is left', deposit(4_100), notPaid(4_000)],
    ['a deposit of what is left', deposit(4_000), taken(0)],
    ['a deposit after the limit was lowered', set(6_000), notPaid(0)],
    ['a deposit while a higher one is asked for', set(20_000), notPaid(0)],
  ],
};
const FIRST = { loss: 90, wager: 90, time: 90, deposit: 9_000 } as const;

describe.each(Object.keys(BOOKS) as (keyof typeof BOOKS)[])('under the rule book of %s', (book) => {
  describe.each(Object.keys(ROWS) as (keyof typeof ROWS)[])('a limit on %s', (kind) => {
    describe.each(PERIODS)('by the %s', (period) => {
      let player: ProtectedPlayer;
      let token = '';
      beforeAll(async () => {
        world.clock.ahead = 0;
        player = await world.newPlayer(BOOKS[book]);
        // Where the law asks for limits, higher ones stand beside.
        for (const other of PERIODS) await player.set('deposit', other, 60_000);
        expect((await player.set(kind, period, FIRST[kind])).status).toBe(200);
        if (kind === 'deposit') return;
        await studio.pay(player, 10_000n);
        token = await studio.open(player);
      });

      /** What the player reads of a stake, by way of the studio and the stage. */
      const play = async (amount: number, after = ROUND): Promise<ApiCode | string | null> => {
        world.clock.ahead += after;
        const { status } = await studio.call('bet', player, token, { amount, round_closed: true });
        if (status === 'OK') return null;
        const trouble = troubleOf(status);
        return trouble === 'limit_reached' ? STUDIO_TROUBLES[trouble] : status;
      };

      const act = async (action: Action): Promise<ApiCode | string | null> => {
        switch (action.do) {
          case 'stake':
            return play(action.amount);
          case 'play':
            return play(1, action.seconds * 1_000);
          case 'set':
            expect((await player.set(kind, period, action.amount)).status).toBe(200);
            return kind === 'deposit' ? act({ do: 'deposit', amount: 2_000 }) : play(1);
          case 'wait': {
            const { kernel } = world.platform;
            const over = kernel.clock.now();
            await sql`
              update protection.limits set began_at = ${over}::timestamptz - (ends_at - began_at), ends_at = ${over}
               where player_id = ${player.playerId} and kind = ${kind} and period = ${period}`.execute(
              kernel.db,
            );
            return play(1);
          }
          case 'deposit': {
            const { status, body } = await player.deposit(action.amount);
            // It has begun: the company does not answer.
            if (status === 502) return null;
            const { limit, code } = body as { code: string; limit: unknown };
            const known = await player.limit(kind, period);
            expect(limit).toEqual({
              period,
              amount: known?.amount,
              left: known?.left,
              until: known?.endsAt,
            });
            return code;
          }
        }
      };

      it.each(ROWS[kind])('%s', async (_name, action, { code, left }) => {
        const before = await player.limit(kind, period);
        expect(await act(action)).toBe(code);
        // Which limit, what is left of it and until when: as the stage tells it with the code.
        const limit = await player.limit(kind, period);
        if (left !== undefined) expect(limit?.left).toBe(left);
        expect(new Date(limit?.endsAt ?? '').getTime()).toBeGreaterThan(Date.now() + world.clock.ahead);
        if (action.do !== 'wait') expect(limit?.endsAt).toBe(before?.endsAt);
        const lowered = action.do === 'set' && action.amount < (before?.amount ?? 0);
        expect(limit?.amount).toBe(lowered ? action.amount : before?.amount);
        if (action.do === 'set' && !lowered) expect(limit?.wish).toMatchObject({ amount: action.amount });
      });
    });
  });
});
