import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openPool } from '@/tests/support/database';
import { Webhook } from 'standardwebhooks';
import { startOffice } from '@/tests/support/office-harness';

const SECRET = 'whsec_dGVzdC13ZWJob29rLXNlY3JldC10ZXN0LXdlYmhvb2s=';
export const MISMATCHES = '/api/office/v1/mismatches';

/** Which approval somebody's asking made. */
export const requestOf = ({ data }: { data?: unknown }) => (data as { request: string }).request;

/** An office in which deposits are told of badly, and operators who decide: Paul, Pia (payments), Fay (finance), Sue (support). */
export async function startMismatches() {
  const office = await startOffice({
    PAYMENT_API_URL: 'http://127.0.0.1:9/payments',
    PAYMENT_API_KEY: 'test-payment-key-test-payment-key-0001',
    PAYMENT_WEBHOOK_SECRETS: SECRET,
  });
  const owner = openPool(office.platform.databaseUrl);
  const cookies = {
    paul: await office.enter('paul', ['payments']),
    pia: await office.enter('pia', ['payments']),
    fay: await office.enter('fay', ['finance']),
    sue: await office.enter('sue', ['support']),
  };
  const call = (method: string, path: string, cookie = '', body?: unknown) =>
    office.call(method, path, { cookie, body });

  /** A deposit of 50.00 EUR by card that waits for its payment. */
  async function begun() {
    const { services, kernel } = office.platform;
    const player = await office.newPlayer();
    const depositId = randomUUID();
    const charge = `ch_${depositId}`;
    await kernel.db.transaction().execute(async (trx) => {
      const { transactionId } = await services.ledger.beginDeposit(trx, {
        playerId: player.id,
        currency: 'EUR',
        amount: 5_000n,
        idempotencyKey: depositId,
        reference: depositId,
        method: 'card',
      });
      await sql`
      insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, status, cause,
                                     provider, charge_id, idempotency_key, request_hash, created_at, updated_at)
      values (${depositId}, ${player.id}, ${transactionId}, 'card', 'EUR', 5000, 'processing', 'begun', 'sandbox',
              ${charge}, ${depositId}, '\\x00', now(), now())`.execute(trx);
    });
    /** The company tells of it. */
    const tell = async (changes: object = {}, type = 'completed') => {
      const id = randomUUID();
      const at = new Date();
      const data = {
        id: charge,
        reference: depositId,
        amount: 5_000,
        amount_received: 5_000,
        currency: 'EUR',
        status: type,
        ...changes,
      };
      const body = JSON.stringify({ type: `charge.${type}`, timestamp: at.toISOString(), data });
      const answer = await fetch(`${office.platform.url}/api/payments/v1/webhooks/sandbox`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(SECRET).sign(id, at, body),
        },
        body,
      });
      expect(answer.status).toBe(200);
    };
    return { player, depositId, charge, tell };
  }
  type Begun = Awaited<ReturnType<typeof begun>>;
  const listed = async ({ depositId }: Begun, query = 'state=open') =>
    (await call('GET', `${MISMATCHES}?q=${depositId}&${query}`, cookies.fay)).data ?? [];
  const idOf = async (one: Begun) => String((await listed(one))[0]?.id);
  const decide = (id: string, decision: string, cookie = cookies.paul) =>
    call('POST', `${MISMATCHES}/${id}/decide`, cookie, { decision, reason: 'asked the company' });
  const approve = (request: string, cookie = cookies.pia) =>
    call('POST', `/api/office/v1/approvals/${request}/approve`, cookie, { reason: 'agreed' });
  const real = async ({ player }: Begun) =>
    (await office.platform.services.ledger.balances(player.id).catch(() => null))?.real ?? 0n;
  const depositsOf = async ({ player }: Begun) =>
    (
      await owner.query<{ status: string; exception: string | null; received: string | null }>(
        `select status, exception, received::integer as received from payments.deposits where player_id = $1
        order by created_at, id`,
        [player.id],
      )
    ).rows;
  /** Asks and agrees. @returns the status of whichever was refused first, or of the agreement. */
  async function settle(id: string, decision: string): Promise<number> {
    const asked = await decide(id, decision);
    return asked.status === 200 ? (await approve(requestOf(asked))).status : asked.status;
  }
  const close = async () => {
    const { results } = await office.platform.services.ledger.check();
    await owner.end();
    await office.close();
    expect(results.flatMap(({ offenders }) => offenders)).toEqual([]);
  };
  return {
    office,
    owner,
    cookies,
    call,
    begun,
    listed,
    idOf,
    decide,
    approve,
    settle,
    real,
    depositsOf,
    close,
  };
}
export type MismatchHarness = Awaited<ReturnType<typeof startMismatches>>;
