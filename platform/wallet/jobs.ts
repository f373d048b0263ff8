import { job, type Job } from '../jobs/jobs';
import type { Kernel } from '../kernel/kernel';
import type { WalletService } from './service';

/** Bets whose round never ended time out. */
export function walletJobs(
  { log }: Pick<Kernel, 'log'>,
  { wallet }: { wallet: Pick<WalletService, 'rollBackOpenBets'> },
): Job[] {
  return [
    job({
      name: 'wallet-roll-back-open-bets',
      cron: '23 * * * *',
      async run() {
        const rolledBack = await wallet.rollBackOpenBets();
        if (rolledBack > 0) log.warn({ rolledBack }, 'bets open for 14 days were rolled back');
      },
    }),
  ];
}
