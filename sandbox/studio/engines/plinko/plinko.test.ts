import { seededRng } from '../../maths/rng';
import { fairRng } from '@/lib/domain/chance/seeds';
import { HOSTILE, returned, standardErrorsOff } from '../play/simulated';
import { momentsOf, returnOf } from '../play/outcomes';
import { RISKS } from '../instant/risks';
import { buildPlinkoTables } from './build-tables';
import { plinko, plinkoOutcomes, plinkoPays, slotOf, type PlinkoBet } from './plinko';
import { PLINKO_PAYS } from './tables.data';

const seeds = (nonce: number) => ({ serverSeed: '91'.repeat(32), clientSeed: 'parlour', nonce });
const BET = { stake: 1_000, rows: 8, risk: 'high' } as const;
const TABLES = RISKS.flatMap((risk) => Array.from({ length: 9 }, (_, more) => ({ risk, rows: 8 + more })));

it('drops these balls, which were published', () => {
  expect([0, 1, 2].map((nonce) => plinko.begin(fairRng(seeds(nonce)), BET).path.join(''))).toEqual([
    '01100101',
    '00010011',
    '00111001',
  ]);
});

it('keeps the tables that their rule builds', () => {
  expect(buildPlinkoTables()).toEqual(PLINKO_PAYS);
});

describe.each(TABLES)('$rows rows at $risk risk', (table) => {
  const pays = plinkoPays(table);

  it('returns 98.5 to 99.2 %, exactly', () => {
    const exact = returnOf(plinkoOutcomes(table));
    expect(exact.compare('0.985')).toBeGreaterThanOrEqual(0);
    expect(exact.compare('0.992')).toBeLessThanOrEqual(0);
  });

  it('has a slot more than rows, the same from both sides, rising outwards', () => {
    expect(pays).toHaveLength(table.rows + 1);
    expect(pays.toReversed()).toEqual(pays);
    const outwards = pays.slice(Math.ceil(table.rows / 2));
    expect(outwards).toEqual([...new Set(outwards)].toSorted((a, b) => a - b));
  });
});

it('lies further apart with the risk', () => {
  for (let rows = 8; rows <= 16; rows += 1) {
    const [low, medium, high] = RISKS.map((risk) => plinkoPays({ rows, risk }));
    expect(low?.[0]).toBeLessThan(medium?.[0] ?? 0);
    expect(medium?.[0]).toBeLessThan(high?.[0] ?? 0);
  }
});

it.each(TABLES.filter(({ rows }) => rows === 8))('pays what each way of the ball leads to: %j', (table) => {
  let paid = 0n;
  for (let way = 0; way < 256; way += 1) {
    const path = Array.from({ length: 8 }, (_, row) => (way >> row) & 1);
    paid += BigInt(plinko.result({ bet: { ...BET, ...table }, path }).pay);
  }
  expect(returnOf(plinkoOutcomes(table)).equals(`${paid}/256000`)).toBe(true);
});

it.each([
  { rows: 8, risk: 'low', rounds: 60_000 },
  { rows: 12, risk: 'medium', rounds: 60_000 },
  { rows: 16, risk: 'high', rounds: 60_000 },
] as const)('returns in play what was computed: %j', ({ rounds, ...table }) => {
  const bet = { stake: 1_000, ...table };
  const rng = seededRng(table.rows);
  const play = () => returned(plinko.result(plinko.begin(rng, bet)));
  expect(standardErrorsOff(momentsOf(plinkoOutcomes(bet)), rounds, play)).toBeLessThan(4);
});

it('goes the same way at first, however many rows there are', () => {
  const [short, long] = [8, 16].map((rows) => plinko.begin(seededRng(3), { ...BET, rows }));
  expect(long?.path.slice(0, 8)).toEqual(short?.path);
  expect(slotOf([0, 1, 1])).toBe(2);
});

it('refuses a bet that it does not know', () => {
  const refused = (bet: unknown) => expect(() => plinko.begin(seededRng(1), bet as PlinkoBet));
  for (const value of [...HOSTILE, 7, 17, 'LOW']) {
    refused(value).toThrow('bet_invalid');
    refused({ ...BET, rows: value }).toThrow('bet_invalid');
    refused({ ...BET, risk: value }).toThrow('bet_invalid');
  }
  for (const value of [...HOSTILE, 0]) refused({ ...BET, stake: value }).toThrow('stake_invalid');
});
