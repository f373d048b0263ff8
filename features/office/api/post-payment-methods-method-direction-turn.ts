import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import type { ListedMethod } from './get-payment-methods';

/** Turns a method on or off, for what is begun from now on. */
export const turnMethod = (
  { method, direction }: Pick<ListedMethod, 'method' | 'direction'>,
  body: components['schemas']['PaymentMethodTurn'],
) =>
  asked(() =>
    api.POST('/api/office/v1/payment-methods/{method}/{direction}/turn', {
      params: { path: { method, direction } },
      body,
    }),
  );
