import { randomUUID } from 'node:crypto';

/**
 * Stakes a player's own money and wins it back, or less of it, so that no deposit wager is left. Bets on sport: those of games belong to
 * calls of a studio.
 * @param owner a connection of the database's owner
 * @param terms minor units; `wagered` is how much of the deposit wager is left, no more than is staked
 */
export async function stakeAll(
  owner: { query(text: string, values: unknown[]): Promise<unknown> },
  {
    playerId,
    currency,
    amount,
    won = amount,
    wagered = amount,
  }: { playerId: string; currency: string; amount: number; won?: number; wagered?: number },
): Promise<void> {
  for (const [type, from, to, wager, sum] of [
    ['sport_bet', 'real', 'gaming', -wagered, amount],
    ['sport_win', 'gaming', 'real', 0, won],
  ] as const) {
    await owner.query(
      `with ids as (select $5::uuid as id, ledger.new_posting_id() as posting, w.real
                      from ledger.wallets w where w.player_id = $1::uuid and w.currency = $2)
       select ledger.post(
         p_transactions => array[row(id, $1::uuid, $2, $3, 'complete', $4::bigint, $4::bigint, real, null, null,
                                     null, null, null)::ledger.new_transaction],
         p_postings => array[row(posting, id, $1::uuid, $2, $6, $7::bigint, null)::ledger.new_posting],
         p_lines => ledger.moving(posting, $8::ledger.account_kind, $9::ledger.account_kind, $4::bigint))
         from ids`,
      [playerId, currency, type, sum, randomUUID(), randomUUID(), wager, from, to],
    );
  }
}
