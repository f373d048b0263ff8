import { createHash, randomUUID } from 'node:crypto';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import { recordPastDeposit } from '../payments/service';
import { createSession } from '../games/service';
import type { WalletService } from '../wallet/service';

const CURRENCY = DEFAULT_CURRENCY;

/** A round of the demo; amounts in minor units. */
export interface DemoRound {
  /** What no other round is called; the ids of its calls follow from it. */
  name: string;
  playerId: string;
  gameId: string;
  stake: number;
  win: number;
}

/** An id that is the same at every run. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`demo play ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The id of a round's bet, by which the wallet recognises a round that was already played. */
export const demoBetId = ({ name }: Pick<DemoRound, 'name'>) => demoId(`bet ${name}`);

/** Plays a round over the wallet, as a studio does. @throws Error when the wallet refuses the bet */
export async function playDemoRound(kernel: Kernel, wallet: WalletService, round: DemoRound): Promise<void> {
  const { name, playerId, gameId, stake, win } = round;
  const { token } = await createSession(
    kernel.db,
    { playerId, authSessionId: randomUUID(), gameId, currency: CURRENCY },
    kernel.clock.now(),
  );
  const call = {
    request_id: `demo-${name}`,
    session_token: token,
    player_id: playerId,
    currency: CURRENCY,
    game_id: gameId,
    round_id: `demo-${name}`,
  };
  const bet = demoBetId(round);
  const staked = await wallet.bet({ ...call, tx_id: bet, amount: stake, round_closed: win === 0 });
  if (staked.status !== 'OK') throw new Error(`demo play: round ${name} was refused: ${staked.status}`);
  if (win === 0) return;
  await wallet.win({
    ...call,
    tx_id: demoId(`win ${name}`),
    ref_tx_id: bet,
    amount: win,
    round_closed: true,
  });
}

interface DemoDeposit {
  playerId: string;
  /** Minor units. */
  amount: bigint;
  method: string;
  key: string;
  /** What became of it. */
  end: 'complete' | 'failed' | 'cancel';
}

/**
 * Makes a deposit in the ledger and in payments, as if a payment company had reported it; a failed one was declined.
 * Made once for each key.
 */
export async function makeDemoDeposit(
  { db, clock }: Kernel,
  ledger: LedgerService,
  { playerId, amount, method, key, end }: DemoDeposit,
): Promise<void> {
  const id = demoId(`deposit ${key}`);
  await db.transaction().execute(async (trx) => {
    const { transactionId } = await ledger.beginDeposit(trx, {
      playerId,
      currency: CURRENCY,
      amount,
      idempotencyKey: key,
      reference: id,
      method,
    });
    if (end === 'complete')
      await ledger.completeDeposit(trx, { transactionId, amount, idempotencyKey: `${key}:done` });
    else await ledger.closeDeposit(trx, { transactionId, status: end });
    const failure = end === 'failed' ? 'declined' : null;
    const past = {
      id,
      playerId,
      transactionId,
      method,
      currency: CURRENCY,
      amount,
      status: end,
      failure,
    } as const;
    await recordPastDeposit(trx, past, clock.now());
  });
}
