import { API_CODES } from '@/lib/domain/api-codes';
import type { Kernel } from '../kernel/kernel';
import { readAsBytes, readerOfSigned } from '../kernel/read-signed';
import { route, type Route } from '../kernel/route';
import {
  answerSchema,
  callSchemas,
  readCall,
  type WalletAnswer,
  type WalletCall,
  type WalletOperation,
} from './call';
import type { WalletService } from './service';

type Run<O extends WalletOperation> = (call: WalletCall<O>) => Promise<WalletAnswer>;

/** The four calls of a game studio. */
export function walletRoutes(
  kernel: Pick<Kernel, 'config' | 'clock'>,
  { wallet }: { wallet: WalletService },
): Route[] {
  const readSigned = readerOfSigned(kernel, 'studio');
  const declare = <O extends WalletOperation>(operation: O, summary: string, run: Run<O>): Route => {
    const path = `/api/wallet/v1/${operation}`;
    const declared = route({
      method: 'post',
      path,
      tag: 'wallet',
      summary,
      auth: 'signed',
      signer: 'studio',
      bodyLimit: 16 * 1024,
      request: { body: callSchemas[operation] },
      errors: { 503: [API_CODES.serverError] },
      responses: { 200: { description: 'Every business outcome', schema: answerSchema } },
      async handler({ rawBody, headers }) {
        const read = (bytes: Buffer) => readCall(operation, bytes);
        const call = readSigned(path, { rawBody, headers }, read, `this is no ${operation} call`);
        return { status: 200, body: await run(call) };
      },
    });
    return readAsBytes(declared);
  };
  return [
    declare('balance', 'What the player can stake', (call) => wallet.balance(call)),
    declare('bet', 'Takes a stake', (call) => wallet.bet(call)),
    declare('win', 'Credits a win, or settles a bet with nothing', (call) => wallet.win(call)),
    declare('rollback', 'Gives a stake back', (call) => wallet.rollback(call)),
  ];
}
