import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kernel } from '@/platform/kernel/kernel';
import type { PlayerSession } from '@/platform/kernel/session';
import type { Services } from '@/platform/service-list';
import { campaign } from './campaigns';

const CODE = 'CRASH';
export const WORTH = 1_000;
export const BUDGET = 1_000_000;
/** How many grants of each campaign a player has in the end: by deposits, a code, a job, and an operator's hand. */
export const GIVEN = { 'by-deposit': 6, 'by-code': 1, 'by-job': 1, 'by-hand': 1 } as const;

const amounts = { EUR: { maxBonus: WORTH, minDeposit: 0, maxBet: 500, freeSpinBet: 20, budget: BUDGET } };

/** @param weekday of which the job gives, ISO */
export const campaignsOf = (weekday: number) => [
  campaign('by-deposit', { type: 5, percent: 100, wagering: 1, grantsPerPlayer: 100, amounts }),
  campaign('by-code', { type: 3, promocode: CODE, wagering: 1, amounts }),
  campaign('by-job', { type: 6, wagering: 1, trigger: { every: 'week', weekday, atOnce: true }, amounts }),
  campaign('by-hand', { type: 8, wagering: 1, trigger: { atOnce: true }, amounts }),
];

/** The same id for the same deposit, whoever is killed before it is told of. */
const depositIdOf = (playerId: string, at: number): string => {
  const hex = createHash('md5').update(`${playerId} ${at}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

async function deposit(
  { db }: Kernel,
  { ledger, bonuses }: Services,
  playerId: string,
  at: number,
): Promise<void> {
  const depositId = depositIdOf(playerId, at);
  const of = { playerId, currency: 'EUR', amount: BigInt(WORTH) } as const;
  await db.transaction().execute(async (trx) => {
    const begun = { ...of, idempotencyKey: `begin-${depositId}`, reference: depositId, method: 'card' };
    const { transactionId } = await ledger.beginDeposit(trx, begun);
    const done = { transactionId, amount: of.amount, idempotencyKey: `complete-${depositId}` };
    await ledger.completeDeposit(trx, done);
    const told = { playerId, depositId, currency: 'EUR', credited: of.amount, begunAs: depositId } as const;
    await bonuses.depositCompleted(trx, { ...told, bonusId: 'by-deposit' });
  });
}

const unlessDone = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: { status?: number }) => {
    if (error.status !== 409) throw error;
  });

/** Gives everybody everything that is theirs; what was given before is not given once more. */
export async function giveAll(kernel: Kernel, services: Services): Promise<void> {
  const { bonuses } = services;
  const { rows } = await sql<{ id: string }>`select id::text as id from identity.players order by id`.execute(
    kernel.db,
  );
  const hand = (await bonuses.campaigns.one('by-hand'))?.campaign;
  if (!hand) throw new Error('there is no campaign');
  const session = (playerId: string): PlayerSession => ({
    ...{ playerId, sessionId: 'crash', currency: 'EUR', country: 'DE', language: 'en' },
  });
  const players = await bonuses.campaigns.findPlayers(rows.map(({ id }) => id));
  for (let at = 0; at < GIVEN['by-deposit']; at += 1) {
    for (const { id } of rows) await deposit(kernel, services, id, at);
    if (at === 1)
      for (const { id } of rows) await unlessDone(bonuses.claims.byCode(session(id), CODE, 'queue'));
    if (at === 2) await bonuses.giveDue();
    if (at === 3)
      await kernel.db
        .transaction()
        .execute((trx) =>
          bonuses.campaigns.giveByHand(trx, { campaign: hand, players, amount: null, key: 'crash' }),
        );
    // Who has nothing to wager takes what waits.
    for (const { id } of rows) {
      const { active, queue, pending } = await bonuses.grants.own(session(id), 'en');
      const next = queue[0] ?? pending[0];
      if (!active && next) await unlessDone(bonuses.grants.choose(session(id), next.id, 'Activated'));
    }
  }
}
