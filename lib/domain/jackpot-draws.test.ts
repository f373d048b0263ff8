import { createHash, createHmac } from 'node:crypto';
import {
  chainAfter,
  checkDraw,
  commitmentOf,
  drawAmountOf,
  drawBelow,
  holderOf,
  monthEndAfter,
  winningTicketOf,
} from './jackpot-draws';
import { JACKPOT_RANGES, JACKPOTS } from './jackpots';

const SEED = 'a1'.repeat(32);
const seedNumber = (number: number) => createHash('sha256').update(`seed ${number}`).digest('hex');

/** A block's number as a stranger would compute it, with Node's own tools. */
const numberOf = (text: string, block: number) =>
  createHmac('sha256', Buffer.from(SEED, 'hex')).update(`${text}:${block}`).digest().readBigUInt64BE();

it('draws what a stranger computes from the same seed', () => {
  for (const text of ['amount', 'ticket:x', '']) {
    expect(drawBelow(SEED, text, 2n ** 64n)).toBe(numberOf(text, 0));
    expect(drawBelow(SEED, text, 1_000n)).toBe(numberOf(text, 0) % 1_000n);
  }
});

it('throws away numbers beyond the last whole multiple', () => {
  // Of 2^63 + 1 there is one multiple: about half of all numbers are beyond it.
  const bound = 2n ** 63n + 1n;
  const texts = Array.from({ length: 40 }, (_, at) => `text ${at}`);
  const thrown = texts.filter((text) => numberOf(text, 0) >= bound);
  expect(thrown.length).toBeGreaterThan(5);
  for (const text of texts) {
    let block = 0;
    while (numberOf(text, block) >= bound) block += 1;
    expect(drawBelow(SEED, text, bound)).toBe(numberOf(text, block));
  }
});

it('commits to a seed by its SHA-256', () => {
  expect(commitmentOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
});

it.each(['A1'.repeat(32), 'a1', ''])('refuses the seed %p', (seed) => {
  expect(() => commitmentOf(seed)).toThrow(RangeError);
  expect(() => drawBelow(seed, 'x', 2n)).toThrow(RangeError);
});

it.each([0n, -1n, 2n ** 64n + 1n])('refuses the bound %p', (bound) => {
  expect(() => drawBelow(SEED, 'x', bound)).toThrow(RangeError);
});

it('draws each jackpot from its minimum and below its maximum, everywhere alike', () => {
  for (const name of JACKPOTS) {
    const range = JACKPOT_RANGES[name];
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let at = 0; at < 4_000; at += 1) {
      const amount = Number(drawAmountOf(seedNumber(at), range));
      expect(amount >= range.min && amount < range.max).toBe(true);
      const tenth = Math.floor(((amount - range.min) * 10) / (range.max - range.min));
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    const chiSquare = tenths.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    // 9 degrees of freedom: above this once in a thousand sets of seeds.
    expect(chiSquare).toBeLessThan(27.9);
  }
});

it('gives each ticket the same chance', () => {
  const wins = [0, 0, 0];
  const holders = [
    { at: 0, tickets: 10n },
    { at: 1, tickets: 0n },
    { at: 2, tickets: 30n },
  ] as const;
  for (let at = 0; at < 4_000; at += 1) {
    const ticket = winningTicketOf(seedNumber(at), 'chain', 40n);
    const { at: winner } = holderOf(holders, ticket);
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  expect(wins[1]).toBe(0);
  // Four times the standard deviation of 4,000 draws with a chance of a quarter.
  expect(Math.abs((wins[0] ?? 0) - 1_000)).toBeLessThan(110);
});

it('knows whose ticket it is, and that debts hold none', () => {
  const holders = [
    { name: 'a', tickets: 3n },
    { name: 'b', tickets: -5n },
    { name: 'c', tickets: 2n },
  ];
  const names = [0n, 1n, 2n, 3n, 4n].map((ticket) => holderOf(holders, ticket).name);
  expect(names).toEqual(['a', 'a', 'a', 'c', 'c']);
  expect(() => holderOf(holders, 5n)).toThrow(RangeError);
});

it('makes another chain of another order', () => {
  const chain = (calls: string[]) => calls.reduce(chainAfter, commitmentOf(SEED));
  expect(chain(['a', 'b'])).not.toBe(chain(['b', 'a']));
  expect(chainAfter('x', 'y')).toBe(createHash('sha256').update('x:y').digest('hex'));
});

it('ends a month at the first moment of the next one, UTC', () => {
  expect(monthEndAfter(new Date('2026-11-30T23:59:59.999Z')).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  expect(monthEndAfter(new Date('2026-12-01T00:00:00Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});

describe('a published draw', () => {
  const range = JACKPOT_RANGES.mini;
  const chain = chainAfter(commitmentOf(SEED), 'call');
  const draw = {
    serverSeed: SEED,
    commitment: commitmentOf(SEED),
    chain,
    range,
    cause: 'amount' as const,
    amount: Number(drawAmountOf(SEED, range)),
    tickets: 12_345,
    winningTicket: Number(winningTicketOf(SEED, chain, 12_345n)),
  };

  it('is right, and wrong when anything in it is another', () => {
    expect(checkDraw(draw)).toEqual({ seed: true, amount: true, ticket: true });
    expect(checkDraw({ ...draw, serverSeed: seedNumber(1) }).seed).toBe(false);
    expect(checkDraw({ ...draw, serverSeed: 'none' })).toEqual({ seed: false, amount: false, ticket: false });
    expect(checkDraw({ ...draw, amount: draw.amount + 1 }).amount).toBe(false);
    expect(checkDraw({ ...draw, winningTicket: draw.winningTicket + 1 }).ticket).toBe(false);
    expect(checkDraw({ ...draw, chain: 'other' }).ticket).toBe(false);
  });

  it('at a month’s end holds at least the minimum', () => {
    expect(checkDraw({ ...draw, cause: 'month', amount: range.min }).amount).toBe(true);
    expect(checkDraw({ ...draw, cause: 'month', amount: range.min - 1 }).amount).toBe(false);
  });
});
