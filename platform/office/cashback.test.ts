import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { playDemoRound } from '@/platform/demo/play-round';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { GAME, seatPlayer, seedGame, type Seat } from '@/tests/support/wallet-harness';

jest.setTimeout(60_000);

const CASHBACK = '/api/office/v1/cashback';
let office: OfficeHarness;
let cookies: Record<'sue' | 'ann' | 'gus', string>;
let loser: Seat;
let winner: Seat;
beforeAll(async () => {
  office = await startOffice();
  const { kernel, services } = office.platform;
  await seedGame(kernel.db);
  cookies = {
    sue: await office.enter('sue', ['support']),
    ann: await office.enter('ann', ['finance']),
    gus: await office.enter('gus', ['games']),
  };
  loser = await seatPlayer(kernel, services.ledger, { real: 10_000 });
  winner = await seatPlayer(kernel, services.ledger, { real: 10_000 });
  const play = (seat: Seat, stake: number, win: number) =>
    playDemoRound(kernel, services.wallet, {
      ...{ name: randomUUID(), playerId: seat.playerId, gameId: GAME, stake, win },
    });
  await play(loser, 2_000, 500);
  await play(winner, 1_000, 4_000);
  await services.play.catchUp('cashback');
  expect((await look('')).data).toMatchObject({ countedAt: null, levels: [] });
  await services.rewards.countCashback();
});
afterAll(() => office.close());

interface Shown {
  kind: string;
  period: { start: string; isOver: boolean };
  periods: { start: string }[];
  levels: object[];
}
const look = (query: string, cookie = cookies.sue) => office.call('GET', CASHBACK + query, { cookie });

it('shows by levels what a period comes to, to whom may see it', async () => {
  expect((await look('', cookies.gus)).status).toBe(403);
  const shown = (await look('')).data as unknown as Shown;
  expect(shown).toMatchObject({ kind: 'week', period: { isOver: false }, countedAt: expect.any(String) });
  expect(shown.levels).toEqual([
    {
      ...{ level: 'newcomer', currency: 'EUR', players: 2, given: 1, settled: 0 },
      ...{ staked: 3_000, returned: 0, won: 4_500, jackpots: 0, converted: 0, loss: 1_500, amount: 150 },
    },
  ]);
  const day = shown.periods[0]?.start.slice(0, 10) ?? '';
  expect((await look(`?period=${day}`)).data).toEqual(shown);
  expect((await look('?period=2020-01-01')).status).toBe(404);
});

it('is taken away line by line, and that is written down', async () => {
  const file = (cookie: string) => fetch(`${office.platform.url}${CASHBACK}/export`, { headers: { cookie } });
  expect((await file(cookies.sue)).status).toBe(403);
  const [head = '', ...lines] = (await (await file(cookies.ann)).text()).trim().split('\r\n');
  expect(head.split(',').slice(0, 6)).toEqual([
    ...['player', 'currency', 'level', 'percent', 'staked_minor', 'returned_minor'],
  ]);
  expect(lines.toSorted()).toEqual(
    [
      `${loser.playerId},EUR,newcomer,10,2000,0,500,0,0,1500,10000,0,150,,false`,
      `${winner.playerId},EUR,newcomer,10,1000,0,4000,0,0,0,10000,0,0,no_loss,false`,
    ].toSorted(),
  );
  const { rows } = await sql<{ after: object }>`
    select after from audit.entries where action = 'loyalty.export-cashback'`.execute(
    office.platform.kernel.db,
  );
  expect(rows).toMatchObject([{ after: { rows: 2, period: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) } }]);
});
