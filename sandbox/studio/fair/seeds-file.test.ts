import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { anyRecord } from '../testing/fair-rounds';
import { PROVED_GAMES, type RoundRecord } from './record';

const FILE = path.join('sandbox', 'studio', 'fair', 'seeds.mjs');

/** The file as it is downloaded: it needs neither a folder nor a package. */
const check = (records: unknown) => {
  const { status, stdout } = spawnSync(process.execPath, [FILE], {
    input: typeof records === 'string' ? records : JSON.stringify(records),
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
};
/** Words and numbers that a record shows, each changed by itself. */
const changed = (record: RoundRecord, change: object): RoundRecord => ({
  ...record,
  shown: { ...(record.shown as object), ...change },
});

it('is a hundred lines at most, and imports what Node has alone', () => {
  const text = readFileSync(FILE, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  const imports = text.match(/from '[^']+'/g);
  expect(imports).toEqual(["from 'node:crypto'", "from 'node:fs'"]);
});

it('comes to the same as the games in 500 rounds of all of them', () => {
  const records = Array.from({ length: 500 }, (_, number) => anyRecord(number));
  expect(new Set(records.map(({ game }) => game)).size).toBe(PROVED_GAMES.length);
  const { status, lines } = check(records);
  expect(lines.filter((line) => !line.startsWith('true '))).toEqual([]);
  expect([status, lines.length]).toEqual([0, 500]);
});

it('names the rounds of which another seed is told, and no other one', () => {
  const rounds = PROVED_GAMES.flatMap((game) => {
    const [one, other] = [anyRecord(1, game), anyRecord(2, game)];
    return [one, { ...other, serverSeed: one.serverSeed.replace(/^../, 'ff') }];
  });
  const { status, lines } = check(rounds);
  expect(status).toBe(1);
  for (const [at, { game, round }] of rounds.entries()) {
    const right = at % 2 === 0;
    expect(lines[at]).toMatch(new RegExp(`^${right ? 'true ' : 'FALSE'} ${game} ${round}`));
    if (!right) expect(lines[at]).toContain('another seed than was committed to');
  }
});

const CHANGES = [
  ['dice', { roll: 10_000 }],
  ['wheel', { segment: 50 }],
  ['plinko', { path: [2] }],
  ['keno', { drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  ['mines', { mines: [25] }],
  ['roulette', { pocket: 37 }],
  ['live_french_roulette', { pocket: -1 }],
  ['baccarat', { player: [52, 52] }],
  ['live_baccarat', { banker: [52, 52] }],
  ['poker', { hand: [0, 0, 0, 0, 0] }],
  ['holdem', { board: [0, 0, 0, 0, 0] }],
  ['live_holdem', { own: [0, 0] }],
  ['blackjack', { dealer: [0, 0] }],
  ['live_blackjack', { dealer: [0, 0, 0] }],
  ['live_dice', { dice: [7, 7, 7] }],
  ['live_gameshow', { segment: 54 }],
  ['crash', { point: 99 }],
] as const;
it('names the rounds that show what was not drawn', () => {
  const { status, lines } = check(CHANGES.map(([game, change]) => changed(anyRecord(1, game), change)));
  expect(status).toBe(1);
  for (const [at, [game]] of CHANGES.entries())
    expect(lines[at]).toMatch(new RegExp(`^FALSE ${game} .*drawn .*, seen .`));
});

it.each([[{}], [null], [[{ game: 'toString' }]], [{ ...anyRecord(1, 'dice'), serverSeed: null }]])(
  'says of %j that it is no round to check',
  (value) => {
    const { status, lines } = check(value);
    expect([status, lines]).toEqual([1, [expect.stringMatching(/^FALSE .*this is no record/)]]);
  },
);
