import { sql } from 'kysely';
import { UUID } from '@/lib/domain/uuid';
import { isCurrency, type Currency } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { LedgerService } from '../../ledger/service';
import type { NotificationsService } from '../../notifications/service';
import type { Db } from '../store';
import type { PrizeAnswer, PrizeCall, PrizeStatus } from './prize-call';
import * as store from './store';

export interface PrizeParts {
  ledger: Pick<LedgerService, 'lockWallet' | 'reward' | 'wallets'>;
  notifications: Pick<NotificationsService, 'balanceChanges'>;
}

interface PaidRow {
  txId: string;
  code: string;
  place: number;
  playerId: string;
  currency: string;
  amount: bigint;
  status: 'OK' | 'PLAYER_DISABLED';
}

async function findPaid(
  trx: Db,
  { tx_id: txId, tournament_code: code, place, player_id: playerId }: PrizeCall,
) {
  const { rows } = await sql<PaidRow>`
    select tx_id as "txId", code, place, player_id as "playerId", currency, amount, status
      from tournaments.network_prizes
     where tx_id = ${txId} or (code = ${code} and (place = ${place} or player_id = ${playerId}))`.execute(
    trx,
  );
  return rows;
}

async function isPlayable(trx: Db, playerId: string, now: Date): Promise<boolean | null> {
  const { rows } = await sql<{ isPlayable: boolean }>`
    select identity.may_receive(i, ${now}) as "isPlayable"
      from identity.player_traits i where i.player_id = ${playerId}`.execute(trx);
  return rows[0]?.isPlayable ?? null;
}

const isSame = (row: PaidRow, call: PrizeCall) =>
  row.txId === call.tx_id.toLowerCase() &&
  row.code === call.tournament_code &&
  row.place === call.place &&
  row.playerId === call.player_id &&
  row.currency === call.currency &&
  row.amount === BigInt(call.amount);

/** Two prizes of one place at once: the other one's row stands, and this call finds it when it is made again. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

/** Pays what a studio's tournament owes: docs/contracts/tournaments.md. */
export function createPrizePayments(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { ledger, notifications }: PrizeParts,
): (call: PrizeCall) => Promise<PrizeAnswer> {
  const owes = async (trx: Db, call: PrizeCall, currency: Currency): Promise<store.NetworkPlayer | null> => {
    const [row, player] = [
      await store.findTold(trx, call.tournament_code),
      await store.findPlayer(trx, call.tournament_code, call.player_id),
    ];
    if (!row || !player || row.endsAt > clock.now() || player.currency !== currency) return null;
    const prize = row.told.prizes.find(
      ({ place_from: from, place_to: to }) => from <= call.place && call.place <= to,
    );
    return prize?.amount[currency] === call.amount ? player : null;
  };

  const decide = async (trx: Db, call: PrizeCall): Promise<PrizeStatus> => {
    const { currency, player_id: playerId } = call;
    const playable = UUID.test(playerId) ? await isPlayable(trx, playerId, clock.now()) : null;
    if (playable === null) return 'INVALID_TOKEN';
    if (!isCurrency(currency)) return 'WRONG_CURRENCY';
    // From here on this call is alone with the player's money, and with repeats of itself.
    if (!(await ledger.lockWallet(trx, playerId, currency))) return 'WRONG_CURRENCY';
    const paid = await findPaid(trx, call);
    const [same] = paid.filter((row) => isSame(row, call));
    if (same) return same.status;
    if (paid.length > 0) return 'DUPLICATE_TRANSACTION';
    const player = await owes(trx, call, currency);
    if (!player) return 'INVALID_TOURNAMENT';
    const status = playable && player.leftAt === null ? 'OK' : 'PLAYER_DISABLED';
    const { tournament_code: code, place, amount } = call;
    const reward =
      status === 'OK'
        ? await ledger.reward(trx, {
            playerId,
            currency,
            type: 'money_prize',
            amount: BigInt(amount),
            idempotencyKey: `tournament:network:${code}:place:${place}:${playerId}`,
            reference: (await store.findTold(trx, code))?.told.title.en ?? code,
          })
        : null;
    await sql`
      insert into tournaments.network_prizes (tx_id, code, place, player_id, currency, amount, status, at, transaction_id)
      values (${call.tx_id}, ${code}, ${place}, ${playerId}, ${currency}, ${amount}, ${status}, ${clock.now()},
              ${reward?.transactionId ?? null})`.execute(trx);
    if (reward) await notifications.balanceChanges(trx, playerId);
    return status;
  };

  const balanceOf = async ({ player_id: playerId, currency }: PrizeCall): Promise<number> => {
    if (!UUID.test(playerId)) return 0;
    const wallet = (await ledger.wallets(playerId)).find((one) => one.currency === currency);
    return wallet ? Number(wallet.real + wallet.bonus) : 0;
  };

  return async (told) => {
    const call = { ...told, player_id: told.player_id.toLowerCase() };
    const turn = () => db.transaction().execute((trx) => decide(trx, call));
    const status = await turn().catch((error: unknown) => {
      if (isTaken(error)) return turn();
      throw error;
    });
    return {
      request_id: told.request_id,
      status,
      balance: await balanceOf(call),
      currency: told.currency,
      tx_id: told.tx_id,
    };
  };
}
