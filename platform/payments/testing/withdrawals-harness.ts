import { randomUUID } from 'node:crypto';
import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type World } from '@/tests/support/payments-harness';
import { stakeAll } from '@/tests/support/stake';

export interface WithdrawalJson {
  id: string;
  number: string;
  method: string;
  amount: number;
  fee: number;
  net: number;
  destination: string | null;
  status: string;
  waitsFor: string | null;
  checks: string[];
  rejection: string | null;
  isCancellable: boolean;
  sentAt: string | null;
  paidAt: string | null;
}

export interface Refusal {
  code: string;
  fields?: Record<string, string>;
  missing?: string[];
}

/** What of a refusal tests look at. */
export const refusal = async (answer: Promise<Response>) => {
  const { status } = await answer;
  const body = (await (await answer).json()) as Refusal;
  return { status, code: body.code, fields: body.fields, missing: body.missing };
};

export interface PayoutWorld extends World {
  /** A player whose deposit by a method was paid and staked: `amount` minor units can leave, or `has` of them. */
  richPlayer(amount?: number, method?: string, has?: number): Promise<PlayerSession>;
  /** Stakes money and wins it back. */
  stake(player: PlayerSession, amount: number): Promise<void>;
  ask(player: PlayerSession, changes?: Record<string, unknown>, key?: string): Promise<Response>;
  /** The same, taken. */
  withdraw(player: PlayerSession, changes?: Record<string, unknown>, key?: string): Promise<WithdrawalJson>;
  cancel(player: PlayerSession, id: string): Promise<Response>;
  withdrawal(player: PlayerSession, id: string): Promise<WithdrawalJson>;
  /** An operator's decision, and what follows it. */
  decide(id: string, decision?: 'approve' | 'reject', operator?: string): Promise<void>;
  /** What the company has under the withdrawal's name. */
  payout(id: string): Promise<{ id: string; count: number }>;
  movePayout(id: string, body: Record<string, unknown>): Promise<void>;
  payoutEvent(withdrawal: WithdrawalJson, type: string, changes?: Record<string, unknown>): Promise<unknown>;
  held(player: PlayerSession): Promise<bigint>;
  /** That the ledger holds, with nothing broken. */
  checkLedger(): Promise<void>;
}

/** Payments with payouts that stay where they are until a test moves them. */
export async function openPayoutWorld(options: { providerTimeoutMs?: number } = {}): Promise<PayoutWorld> {
  const world = await openWorld(options);
  await world.control('/payouts/automatic', { automatic: false });
  const post = (player: PlayerSession, path: string, body: unknown, key: string) =>
    world.request(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      player,
    );
  const dataOf = async (answer: Response) => ((await answer.json()) as { data: WithdrawalJson }).data;

  const payouts: PayoutWorld = {
    ...world,
    async richPlayer(amount = 50_000, method = 'card', has = amount) {
      const player = await world.newPlayer();
      const deposit = await world.deposit(player, { method, amount });
      await world.send(await world.event(deposit, 'charge.completed'));
      await stakeAll({ query: world.query }, { ...player, amount, won: has });
      return player;
    },
    stake: (player, amount) => stakeAll({ query: world.query }, { ...player, amount }),
    ask: (player, changes = {}, key = randomUUID()) =>
      post(player, '/api/v1/withdrawals', { method: 'card', amount: 10_000, ...changes }, key),
    async withdraw(player, changes, key) {
      const answer = await payouts.ask(player, changes, key);
      expect(answer.status).toBe(201);
      return dataOf(answer);
    },
    cancel: (player, id) => post(player, `/api/v1/withdrawals/${id}/cancel`, undefined, randomUUID()),
    async withdrawal(player, id) {
      const answer = await world.request(`/api/v1/withdrawals/${id}`, {}, player);
      expect(answer.status).toBe(200);
      return dataOf(answer);
    },
    async decide(id, decision = 'approve', operator = 'op-1') {
      const terms = { id, operatorId: operator, note: 'looked at it', requestId: 'test' };
      const { withdrawals } = world.payments;
      const after = await world.kernel.db
        .transaction()
        .execute((trx) =>
          withdrawals.decide(
            trx,
            decision === 'approve' ? { ...terms, decision } : { ...terms, decision, reason: 'details' },
          ),
        );
      await after();
    },
    async payout(id) {
      const { json } = await world.control(`/payouts/named/${id}`);
      const payout = json.payout as { id: string } | null;
      return { id: payout?.id ?? '', count: Number(json.count) };
    },
    async movePayout(id, body) {
      const { id: payout } = await payouts.payout(id);
      expect((await world.control(`/payouts/${payout}/move`, body)).status).toBe(200);
    },
    async payoutEvent(withdrawal, type, changes = {}) {
      const { id } = await payouts.payout(withdrawal.id);
      return {
        type,
        timestamp: new Date().toISOString(),
        data: {
          id,
          reference: withdrawal.id,
          amount: withdrawal.net,
          currency: 'EUR',
          status: type.replace('payout.', ''),
          failure_code: null,
          ...changes,
        },
      };
    },
    held: async (player) => (await world.ledger.balances(player.playerId)).held,
    async checkLedger() {
      const { results } = await world.ledger.check();
      expect(results.flatMap(({ offenders }) => offenders)).toEqual([]);
    },
  };
  return payouts;
}
