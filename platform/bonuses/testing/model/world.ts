import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Currency } from '@/lib/money/money';
import { createSession } from '@/platform/games/sessions';
import { BonusModel, type ModelBudget, type ModelRules } from './model';
import type { SpinRules } from './spins';
import { startBonuses, type BonusesHarness, type Staked } from '../harness';
import { campaign } from '../campaigns';
import { GAME, type Seat } from '@/tests/support/wallet-harness';

const DAY_MS = 86_400_000;
const USED = ['EUR', 'CHF'] as const satisfies readonly Currency[];
export type Used = (typeof USED)[number];

interface Kind {
  percent: number;
  most: number;
  times: number;
  weight: number;
  maxBet: number;
  maxWin?: number;
  ofDeposit?: boolean;
  spins?: SpinRules;
}
const SPINS = { number: 3, perDay: 2, days: 3, winsAs: 'bonus' } as const;
/** Bonuses that deposits bring. Amounts are minor units. */
export const KINDS = {
  match: { percent: 50, most: 1_000, times: 2, weight: 100, maxBet: 500 },
  half: { percent: 100, most: 700, times: 1, weight: 50, maxBet: 300, maxWin: 400 },
  both: { percent: 50, most: 1_000, times: 1, weight: 100, maxBet: 500, ofDeposit: true },
  spun: { percent: 100, most: 400, times: 2, weight: 100, maxBet: 500, spins: SPINS },
  alone: { percent: 0, most: 0, times: 1, weight: 100, maxBet: 500, spins: { ...SPINS, perDay: null } },
  gift: { percent: 10, most: 300, times: 1, weight: 100, maxBet: 500, spins: { ...SPINS, winsAs: 'real' } },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;
const kindOf = (name: KindName): Kind => KINDS[name];

/** What a deposit of so much brings by a campaign. */
export function rulesOf(name: KindName, sum: number, deposit: string): ModelRules {
  const {
    percent,
    most,
    times,
    weight,
    maxBet,
    maxWin = null,
    ofDeposit = false,
    spins = null,
  } = kindOf(name);
  const amount = Math.min(Math.floor((sum * percent) / 100), most);
  const target = (amount + (ofDeposit ? sum : 0)) * times * 100;
  return { amount, times, target, weight, maxBet, maxWin, spins, deposit, budget: null };
}

/** Codes of one run, each with money for one and a half. */
export const CODE_WORTH = 600;
const CODE_BUDGET = 900;
export interface Code {
  id: string;
  code: string;
  budgets: Record<Used, ModelBudget>;
}
export const rulesOfCode = (budget: ModelBudget): ModelRules => ({
  ...{ amount: CODE_WORTH, times: 2, target: CODE_WORTH * 2 * 100, weight: 100, maxBet: 500, maxWin: null },
  ...{ spins: null, deposit: null, budget },
});

/** A player of a run, in two currencies, one of which is in use. */
export interface Side {
  playerId: string;
  inUse: Used;
  seats: Record<Used, Seat>;
  models: Record<Used, BonusModel>;
  grants: { id: string; currency: Used }[];
  deposits: { id: string; name: KindName; sum: number; currency: Used }[];
  staked: { bet: Staked; at: number; currency: Used }[];
}

/** What commands are done to: the platform, and beside it what knows no SQL. */
export interface Run {
  world: BonusesHarness;
  clock: { hours: number };
  sides: readonly [Side, Side];
  codes: readonly Code[];
}

export async function startWorld(): Promise<BonusesHarness> {
  const world = await startBonuses();
  await world.bonuses.add(
    (Object.keys(KINDS) as KindName[]).map((name) => {
      const { percent, most, times, weight, maxBet, maxWin = null, ofDeposit, spins } = kindOf(name);
      const amounts = { maxBonus: most, minDeposit: 0, maxBet, freeSpinBet: 20, maxWin };
      return campaign(name, {
        ...{ type: 5, percent, wagering: times, weights: { 26: weight }, grantsPerPlayer: 10_000 },
        ...(ofDeposit && { basis: 'bonus+deposit' }),
        ...(spins && {
          ...{ freeSpins: spins.number, freeSpinGames: [GAME], freeSpinDayLimit: spins.perDay },
          ...{ freeSpinDays: spins.days, freeSpinWins: spins.winsAs },
        }),
        amounts: { EUR: amounts, CHF: amounts },
      });
    }),
  );
  return world;
}

async function payIn(world: BonusesHarness, playerId: string, currency: Used, amount: bigint): Promise<void> {
  const { kernel, ledger } = world.wallet;
  const reference = randomUUID();
  await kernel.db.transaction().execute(async (trx) => {
    await ledger.openAccounts(trx, { playerId, currency });
    const begun = {
      playerId,
      currency,
      amount,
      idempotencyKey: `begin-${reference}`,
      reference,
      method: 'card',
    };
    const { transactionId } = await ledger.beginDeposit(trx, begun);
    await ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `complete-${reference}` });
  });
}

async function sideOf(world: BonusesHarness, real: number, clock: Run['clock']): Promise<Side> {
  const { kernel } = world.wallet;
  const EUR = await world.wallet.seat({ real });
  await payIn(world, EUR.playerId, 'CHF', BigInt(real));
  const { playerId } = EUR;
  const session = { playerId, authSessionId: randomUUID(), gameId: GAME, currency: 'CHF' } as const;
  const opened = await createSession(kernel.db, session, kernel.clock.now());
  return {
    ...{ playerId, inUse: 'EUR' },
    seats: { EUR, CHF: { playerId, currency: 'CHF', ...opened } },
    models: { EUR: new BonusModel(real, clock), CHF: new BonusModel(real, clock) },
    ...{ grants: [], deposits: [], staked: [] },
  };
}

/** Two new players, and new codes; it is noon of tomorrow, so that no day ends meanwhile. */
export async function newRun(world: BonusesHarness, real: number): Promise<Run> {
  world.wallet.clock.ahead = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2 - Date.now();
  const clock = { hours: 12 };
  const codes = [1, 2, 3].map(() => {
    const id = `code-${randomUUID()}`;
    const code = `C${id.slice(5, 13).toUpperCase()}`;
    const budgets = { EUR: { granted: 0, most: CODE_BUDGET }, CHF: { granted: 0, most: CODE_BUDGET } };
    return { id, code, budgets };
  });
  const amounts = { maxBonus: CODE_WORTH, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget: CODE_BUDGET };
  const written = codes.map(({ id, code }) =>
    campaign(id, { type: 3, promocode: code, amounts: { EUR: amounts, CHF: amounts } }),
  );
  await world.bonuses.add(written);
  const sides = [await sideOf(world, real, clock), await sideOf(world, real, clock)] as const;
  return { world, clock, codes, sides };
}

/** Some days later; log-ins and launches last until then. */
export async function later({ world, clock, sides }: Run, days: number): Promise<void> {
  clock.hours += days * 24;
  world.wallet.clock.ahead += days * DAY_MS;
  const now = world.wallet.kernel.clock.now();
  await sql`
    update games.sessions set last_used_at = ${now}, expires_at = ${new Date(now.getTime() + DAY_MS)}
     where player_id = any (${sides.map(({ playerId }) => playerId)}::uuid[])`.execute(
    world.wallet.kernel.db,
  );
}

export const CURRENCIES_USED = USED;
