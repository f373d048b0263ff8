import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import { startBonuses, type BonusesHarness } from '../testing/harness';
import { GAME } from '@/tests/support/wallet-harness';

const GAMES = ['g101', 'g114', 'g118', 'g106', 'g107', 'g112'];
let world: BonusesHarness;
let owner: pg.Client;
let migration: string;
beforeAll(async () => {
  world = await startBonuses();
  owner = new pg.Client({ connectionString: world.wallet.databaseUrl });
  await owner.connect();
  migration = await readFile(path.resolve('platform/db/migrations/0369_games_of_welcome_spins.sql'), 'utf8');
  await world.bonuses.add(
    WELCOME_PACK.map((row) => ({
      ...row,
      // An operator has chosen the games of the last one.
      freeSpinGames: row.id === 'welcome-4' ? [GAME] : [],
      amounts: { AUD: { maxBonus: 30_000, minDeposit: 3_000, maxBet: 750, freeSpinBet: 30 } },
    })),
  );
  const [pack] = WELCOME_PACK as readonly [(typeof WELCOME_PACK)[number]];
  const amounts = { AUD: { maxBonus: 100, minDeposit: 100, maxBet: 500, freeSpinBet: 30 } };
  await world.bonuses.add([{ ...pack, id: 'other', promocode: 'OTHER', freeSpinGames: [], amounts }]);
});
afterAll(async () => {
  await owner.end();
  await world.wallet.close();
});

const standing = async () => {
  const { rows } = await owner.query<{ id: string; games: string[]; bet: string }>(
    `select b.id, b.free_spin_games as games, a.free_spin_bet as bet
       from bonuses.definitions b join bonuses.amounts a on a.bonus_id = b.id and a.currency = 'AUD'
      where b.id like 'welcome-_' or b.id = 'other' order by b.id`,
  );
  return Object.fromEntries(rows.map(({ id, games, bet }) => [id, [games, Number(bet)]]));
};

it('writes nothing into a database whose catalogue has none of the games', async () => {
  await owner.query(migration);
  expect((await standing())['welcome-1']?.[0]).toEqual([]);
});

it('gives the welcome pack of an older database the games of a new one, and leaves what somebody wrote', async () => {
  await owner.query(
    `insert into games.games (id, slug, name, provider_id, theme, source, volatility, rtp, lines, max_win, released,
                              has_demo, gradient_color, categories, popularity)
     select id, 'welcome-' || id, id, 9001, 'fruit', 0, 'low', 9600, 20, 100, '2026-01-01', true, '#aabbcc', '{}', 5
       from unnest($1::text[]) id`,
    [GAMES],
  );
  await owner.query(migration);
  const first = await standing();
  const filled = [GAMES, 20];
  expect(first).toEqual({
    ...{ 'welcome-1': filled, 'welcome-2': filled, 'welcome-3': filled },
    'welcome-4': [[GAME], 20],
    other: [[], 30],
  });
  await owner.query(migration);
  expect(await standing()).toEqual(first);
});

it('says the same as a new database', () => {
  expect(WELCOME_PACK.map(({ freeSpinGames }) => freeSpinGames)).toEqual(WELCOME_PACK.map(() => GAMES));
});
