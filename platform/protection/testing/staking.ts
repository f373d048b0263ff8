import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { sign } from '@/lib/node/facts/signature';
import type { WalletAnswer, WalletOperation } from '@/platform/wallet/call';
import { GAME, type ProtectedPlatform, type ProtectedPlayer } from './protected-platform';

/** A stake or what came of it, as a studio names it. */
export interface StudioCall {
  tx_id?: string;
  ref_tx_id?: string;
  round_id?: string;
  round_closed?: boolean;
  amount?: number;
  free_spin_grant_id?: string;
}

/** The studio's side of a player: who has money, a game that is open, and calls that the studio signs. */
export function studioOf({ platform }: Pick<ProtectedPlatform, 'platform'>) {
  const { kernel, url, services } = platform;
  return {
    /** Real money, paid in by card. */
    async pay({ playerId }: ProtectedPlayer, amount: bigint): Promise<void> {
      const key = randomUUID();
      await kernel.db.transaction().execute(async (trx) => {
        const { transactionId } = await services.ledger.beginDeposit(trx, {
          ...{ playerId, currency: 'EUR', amount, reference: key, method: 'card' },
          idempotencyKey: `begin-${key}`,
        });
        const complete = { transactionId, amount, idempotencyKey: `complete-${key}` };
        await services.ledger.completeDeposit(trx, complete);
      });
    },

    /** Opens a game as its studio does once the platform has let the player in. @returns the token of its calls */
    async open({ playerId, play }: ProtectedPlayer, game = GAME): Promise<string> {
      // Nobody answers at the studio's address, and the session of play has begun.
      const answer = await play();
      if (answer.status !== 502) throw new Error(`no game opens: ${JSON.stringify(answer.body)}`);
      const now = kernel.clock.now();
      const token = randomUUID();
      await sql`
        insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at, last_used_at, expires_at)
        values (gen_random_uuid(), sha256(${token}::bytea), ${playerId}, gen_random_uuid(), ${game}, 'EUR', ${now}, ${now},
                ${now}::timestamptz + interval '12 hours')`.execute(kernel.db);
      return token;
    },

    async call(
      operation: WalletOperation,
      { playerId }: ProtectedPlayer,
      token: string,
      fields: StudioCall = {},
      game = GAME,
    ): Promise<WalletAnswer> {
      const path = `/api/wallet/v1/${operation}`;
      const body = JSON.stringify({
        ...{
          request_id: randomUUID(),
          session_token: token,
          player_id: playerId,
          currency: 'EUR',
          game_id: game,
        },
        ...(operation !== 'balance' && {
          ...{ tx_id: randomUUID(), round_id: randomUUID(), round_closed: false },
        }),
        ...fields,
      });
      const at = kernel.clock.now().getTime() / 1_000;
      const response = await fetch(url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-signature': sign(kernel.config.walletSecrets[0] ?? '', path, body, at),
        },
        body,
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${operation} answered ${response.status}: ${text}`);
      return JSON.parse(text) as WalletAnswer;
    },
  };
}
