import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sign } from '@/lib/node/facts/signature';
import { callAt, freshAddress, type CallAnswer } from '@/tests/support/call';
import type { Chance } from './other-company/chance';
import type { Customer } from './customer';
import { TEST_SECRETS } from '@/tests/support/platform';
import { GAME } from '@/tests/support/wallet-harness';

/** What somebody who waits for an answer does in between. */
const MOMENT_MS = 400;
/** Between two things that somebody does. */
const REST_MS = 800;
/** Until somebody who is told to wait tries again. */
const BUSY_MS = 5_000;
/** What passes while the same request waits. Other refusals last. */
const BUSY = new Set<unknown>(['idempotency_in_progress', 'too_many_requests']);
/** How many requests of one kind somebody leaves open. */
const MOST_UNANSWERED = 3;
/** Longer than the platform itself waits for the payment company. */
const PATIENCE_MS = 20_000;

export interface StormFigures {
  deposits: number;
  withdrawals: number;
  takenBack: number;
  /** Calls that nobody answered, or with a 5xx. */
  unanswered: number;
  approved: number;
  rejected: number;
  byTwo: number;
}

export const noFigures = (): StormFigures => ({
  deposits: 0,
  withdrawals: 0,
  takenBack: 0,
  unanswered: 0,
  approved: 0,
  rejected: 0,
  byTwo: 0,
});

/**
 * What people do through a platform that is killed again and again.
 * @param ends When it is aborted, whatever they still do is rejected: they would ask a platform that is gone for ever.
 */
export function createStorm(url: string, chance: Chance, figures: StormFigures, ends: AbortSignal) {
  /** One try. @returns null when the outcome is unknown. */
  const attempt = async (
    method: string,
    path: string,
    cookie: string,
    { body, key }: { body?: unknown; key?: string } = {},
  ): Promise<CallAnswer | null> => {
    ends.throwIfAborted();
    try {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      const answer = await Promise.race([
        callAt(url, method, path, { body, cookie, headers, from: freshAddress() }),
        setTimeout(PATIENCE_MS, null, { ref: false }),
      ]);
      if (answer !== null && answer.status < 500) return answer;
    } catch {
      // The platform is gone.
    }
    figures.unanswered += 1;
    await setTimeout(MOMENT_MS);
    return null;
  };

  /** A read, until it is answered. */
  const read = async (path: string, cookie: string): Promise<CallAnswer> => {
    for (;;) {
      const answer = await attempt('GET', path, cookie);
      if (answer?.status === 200) return answer;
      if (answer && answer.status !== 429) throw new Error(`GET ${path} was answered ${answer.status}`);
      await setTimeout(MOMENT_MS);
    }
  };

  /** A studio's call: the same bytes until there is an answer. */
  const insist = async (operation: string, body: string): Promise<void> => {
    const path = `/api/wallet/v1/${operation}`;
    const [secret = ''] = TEST_SECRETS.WALLET_SECRETS.split(',');
    for (;;) {
      ends.throwIfAborted();
      try {
        const answer = await fetch(url + path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-signature': sign(secret, path, body, Date.now() / 1_000),
          },
          body,
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (answer.status === 200) return;
      } catch {
        // The same again.
      }
      await setTimeout(MOMENT_MS);
    }
  };

  /** Stakes what still has to be staked, and wins it back. */
  const playThrough = async (customer: Customer): Promise<void> => {
    const { data } = await read('/api/v1/me/withdrawable', customer.cookie);
    const sum = (name: string) => (data[name] as { amount: number }).amount;
    const stake = Math.min(sum('depositWager'), sum('total') - sum('bonus') - sum('held'));
    if (stake <= 0) return;
    const shared = {
      session_token: customer.token,
      player_id: customer.playerId,
      currency: 'EUR',
      game_id: GAME,
      round_id: randomUUID(),
      amount: stake,
    };
    const bet = randomUUID();
    await insist('bet', JSON.stringify({ ...shared, request_id: randomUUID(), tx_id: bet }));
    const win = { ...shared, request_id: randomUUID(), tx_id: randomUUID(), ref_tx_id: bet };
    await insist('win', JSON.stringify({ ...win, round_closed: true }));
  };

  /** Until somebody answers or refuses: the same key and bytes. The first try may have died with its process. */
  const ask = async (path: string, cookie: string, body: unknown): Promise<CallAnswer> => {
    const key = randomUUID();
    for (;;) {
      const answer = await attempt('POST', path, cookie, { body, key });
      const isBusy = BUSY.has(answer?.body.code ?? '');
      if (answer && (!isBusy || answer.headers.has('idempotent-replay'))) return answer;
      // A claim of a request that died is given up after a minute; who asks too often is asked to wait.
      await setTimeout(isBusy ? BUSY_MS : MOMENT_MS);
    }
  };

  /** A page of the company. A connection that was kept open may be closed at the very moment; a browser asks again. */
  const open = async (page: string): Promise<void> => {
    for (;;) {
      ends.throwIfAborted();
      try {
        await fetch(page);
        return;
      } catch {
        await setTimeout(MOMENT_MS);
      }
    }
  };

  /** What the browser is sent to; some press the button twice. */
  const checkOut = async (customer: Customer, id: string, url: string | null): Promise<void> => {
    if (!customer.deposits.has(id)) figures.deposits += 1;
    customer.deposits.add(id);
    const presses = chance.of('presses', customer.email, customer.deposits.size) < 0.2 ? 2 : 1;
    for (let press = 0; url !== null && press < presses; press += 1) await open(url);
  };
  const note = (customer: Customer, id: string) => {
    if (!customer.withdrawals.has(id)) figures.withdrawals += 1;
    customer.withdrawals.add(id);
  };

  const payIn = async (customer: Customer, turn: number): Promise<void> => {
    const units = Math.floor((customer.isLarge ? 2_400 : 30) * (1 + chance.of('in', customer.email, turn)));
    const answer = await ask('/api/v1/deposits', customer.cookie, { method: 'card', amount: units * 100 });
    // Too many are open.
    if (answer.status === 429 || (answer.body as { code?: string } | null)?.code === 'deposits_open') return;
    if (answer.status !== 201) throw new Error(`a deposit was answered ${JSON.stringify(answer.body)}`);
    const { id, checkoutUrl } = answer.data as { id: string; checkoutUrl: string | null };
    await checkOut(customer, id, checkoutUrl);
  };
  /** The deposits that the page lists as unfinished: their answer was lost, and their checkout is open. */
  const resume = async (customer: Customer): Promise<void> => {
    const { body } = await read('/api/v1/deposits', customer.cookie);
    for (const { id, checkoutUrl } of body.data as unknown as { id: string; checkoutUrl: string | null }[]) {
      if (!customer.deposits.has(id)) await checkOut(customer, id, checkoutUrl);
    }
  };

  const takeBack = async ({ cookie }: Customer, id: string) => {
    const answer = await ask(`/api/v1/withdrawals/${id}/cancel`, cookie, undefined);
    if (answer.status === 200) figures.takenBack += 1;
    else if (answer.status !== 409) throw new Error(`taking back was answered ${answer.status}`);
  };

  /** What a person can be told who asks for money, and will ask again later. */
  const LATER = new Set([409, 422, 429]);

  const takeOut = async (customer: Customer, turn: number): Promise<void> => {
    const { data } = await read('/api/v1/withdraw-methods', customer.cookie);
    const methods = data.methods as { method: string; min: number; max: number }[];
    const way = methods.find(({ method, min, max }) => method === 'card' && max >= min);
    const code = customer.app?.code() ?? null;
    if (!way || (code !== null && code === customer.sentCode)) return;
    customer.sentCode = code;
    const wanted = Math.floor(way.max * (0.2 + 0.8 * chance.of('out', customer.email, turn)));
    const amount = Math.max(way.min, customer.isLarge ? wanted : Math.min(wanted, 3_000));
    const body = { method: 'card', amount, ...(code === null ? {} : { code }) };
    const answer = await ask('/api/v1/withdrawals', customer.cookie, body);
    const isCode = answer.status === 401 && customer.app !== null;
    if (LATER.has(answer.status) || isCode) return;
    if (answer.status !== 201) throw new Error(`a withdrawal was answered ${JSON.stringify(answer.body)}`);
    const { id, status } = answer.data as { id: string; status: string };
    note(customer, id);
    if (status === 'pending' && chance.of('back', customer.email, turn) < 0.15) await takeBack(customer, id);
  };
  /** @returns whether the page lists one that is not over. */
  const look = async (customer: Customer): Promise<boolean> => {
    const { body } = await read('/api/v1/withdrawals', customer.cookie);
    const listed = body.data as unknown as { id: string; waitsFor: string | null }[];
    for (const { id } of listed) note(customer, id);
    return listed.some(({ waitsFor }) => waitsFor !== null);
  };

  return {
    /**
     * Pays in and takes out, so many times each. Nobody waits for an answer for ever: they look whether it is there. The
     * request is repeated all the same until it is answered, as a page does that was left open.
     */
    async live(customer: Customer, times: number): Promise<void> {
      const open = { in: 0, out: 0 };
      const all: Promise<void>[] = [];
      const begin = async (what: 'in' | 'out', work: Promise<void>) => {
        open[what] += 1;
        const ends = work.finally(() => (open[what] -= 1));
        all.push(ends);
        await Promise.race([ends, setTimeout(REST_MS * 3, undefined, { ref: false })]);
      };
      const isFull = (what: 'in' | 'out') => open[what] >= MOST_UNANSWERED;
      const { deposits, withdrawals } = customer;
      for (let turn = 0; deposits.size < times || withdrawals.size < times; turn += 1) {
        // Who has nothing left to take out pays in again.
        if (!isFull('in') && (deposits.size < times || turn % 6 === 5)) {
          await begin('in', payIn(customer, turn));
        }
        await resume(customer);
        await setTimeout(REST_MS * (0.5 + chance.of('rest', customer.email, turn)));
        await playThrough(customer);
        const isUnder = await look(customer);
        if (!isUnder && !isFull('out') && withdrawals.size < times) {
          await begin('out', takeOut(customer, turn));
        }
      }
      await Promise.all(all);
    },

    /** Decides about whatever waits, once. @returns how many wait. */
    async decide(operators: readonly [string, string]): Promise<number> {
      const [first, second] = operators;
      const { body } = await read('/api/office/v1/withdrawals?status=pending', first);
      const waiting = body.data as unknown as { id: string; number: string }[];
      const note = 'looked at it';
      for (const { id, number } of waiting) {
        const path = `/api/office/v1/withdrawals/${id}/decision`;
        if (chance.of('rejected', number) < 0.1) {
          const told = await attempt('POST', path, first, {
            body: { decision: 'reject', reason: 'rules', note },
          });
          if (told?.status === 200) figures.rejected += 1;
          continue;
        }
        const told = await attempt('POST', path, first, { body: { decision: 'approve', note } });
        if (told?.status === 200) figures.approved += 1;
        if (told?.status !== 409) continue;
        // Two people decide: one asks, the other one agrees.
        await attempt('POST', path, first, { body: { decision: 'ask', note } });
      }
      // What waits stands in a list, also where the answer to who asked was lost.
      const asked = await read('/api/office/v1/approvals?state=waiting', second);
      for (const { id } of asked.body.data as unknown as { id: string }[]) {
        const agreed = await attempt('POST', `/api/office/v1/approvals/${id}/approve`, second, {
          body: { reason: note },
        });
        if (agreed?.status === 204) figures.byTwo += 1;
      }
      return waiting.length;
    },
  };
}
