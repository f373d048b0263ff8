import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';
import type {
  LimitChange,
  MethodFilter,
  MethodSetting,
  MethodSettings,
  PaymentsService,
} from '../payments/service';

/** A method with the addresses of who decided something about it, by their ids. */
export interface ShownMethod extends MethodSetting {
  addresses: ReadonlyMap<string, string>;
}

/** Payment methods as operators see them, turn them on and off, and limit them. */
export interface PaymentMethodsOfOffice {
  list: Listing<MethodFilter, ShownMethod>;
  turn(
    which: Parameters<MethodSettings['turn']>[0] & { reason: string },
    by: OperatorSession,
    requestId: string,
  ): Promise<void>;
  limit(change: LimitChange & { reason: string }, by: OperatorSession, requestId: string): Promise<void>;
}

export function createPaymentMethodsOfOffice(
  { db }: Pick<Kernel, 'db'>,
  parts: {
    operators: Pick<OperatorsService, 'addressesOf'>;
    payments: Pick<PaymentsService, 'methodSettings'>;
  },
): PaymentMethodsOfOffice {
  const { methodSettings } = parts.payments;
  return {
    list: {
      async rows(filter) {
        const rows = await methodSettings.list.rows(filter);
        const ids = rows.flatMap((row) => [row.changed_by, ...row.own.map((one) => one.changed_by)]);
        const known = ids.filter((id) => id !== null);
        const addresses = await parts.operators.addressesOf(db, [...new Set(known)]);
        return rows.map((row) => ({ ...row, addresses }));
      },
      count: (filter) => methodSettings.list.count(filter),
    },
    turn: ({ reason, ...which }, { operatorId }, requestId) =>
      methodSettings.turn(which, { operatorId, reason, requestId }),
    limit: ({ reason, ...change }, { operatorId }, requestId) =>
      methodSettings.limit(change, { operatorId, reason, requestId }),
  };
}
