import type { z } from '@hono/zod-openapi';
import type { ProviderDetail } from '../../provider';
import { toDetails, toMoney, toTransfer } from './payer-asks';
import type { chargeEventSchema } from './schemas';

type Data = z.output<typeof chargeEventSchema>['data'];

const transfer =
  (state: 'seen' | 'confirming' | 'final' | 'gone') =>
  (data: Data): ProviderDetail | undefined =>
    data.transfer && data.transfer.state === state
      ? { kind: 'transfer', transfer: toTransfer(data.transfer) }
      : undefined;

/** Events that tell something else than a charge's state. Their data must have it, and agree with the type. */
export const DETAILS: Readonly<Record<string, (data: Data) => ProviderDetail | undefined>> = {
  'transfer.seen': transfer('seen'),
  'transfer.confirmed': transfer('confirming'),
  'transfer.final': transfer('final'),
  'transfer.gone': transfer('gone'),
  'bank.ready': ({ bank }) => bank && { kind: 'bank', bank: toDetails(bank) },
  'bank.unmatched': ({ money }) => money && { kind: 'money', money: toMoney(money) },
};
