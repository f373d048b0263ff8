import { API_CODES } from '@/lib/domain/api-codes';
import type { IdentityService } from '../identity/service';
import { Problem } from '../kernel/problem';
import type { LedgerService } from '../ledger/service';
import type { PaymentsService } from '../payments/service';
import type { WalletService } from '../wallet/service';

type LedgerTransaction = NonNullable<Awaited<ReturnType<LedgerService['transaction']>>>;
export type FoundTransaction = LedgerTransaction & {
  playerId: string;
  /** Null once the account was erased. */
  email: string | null;
};

/** Transactions by whatever id somebody has of them. */
export interface TransactionsOfOffice {
  /** By the id of the history, of the deposit, or of the studio's call. @throws Problem 404 when nobody has it. */
  find(id: string): Promise<FoundTransaction>;
}

interface Parts {
  identity: Pick<IdentityService, 'player' | 'erasedAt'>;
  ledger: Pick<LedgerService, 'transaction'>;
  payments: Pick<PaymentsService, 'transactionOf'>;
  wallet: Pick<WalletService, 'transactionOf'>;
}

export const createTransactionsOfOffice = ({
  identity,
  ledger,
  payments,
  wallet,
}: Parts): TransactionsOfOffice => ({
  async find(id) {
    const known = (await payments.transactionOf(id)) ?? (await wallet.transactionOf(id)) ?? id;
    const found = await ledger.transaction(known);
    const playerId = found?.playerId;
    const player = playerId && (await identity.player(playerId));
    if (!playerId || (!player && !(await identity.erasedAt(playerId))))
      throw new Problem(404, API_CODES.notFound, 'there is no such transaction');
    return { ...found, playerId, email: player ? player.email : null };
  },
});
