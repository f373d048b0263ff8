import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';
import type { ListedMethod } from './get-payment-methods';

/** Narrows what a method takes in a currency; without minimum and maximum the limit goes. */
export const limitMethod = (
  { method, direction }: Pick<ListedMethod, 'method' | 'direction'>,
  body: components['schemas']['PaymentMethodLimit'],
) =>
  asked(() =>
    api.PUT('/api/office/v1/payment-methods/{method}/{direction}/limits', {
      params: { path: { method, direction } },
      body,
    }),
  );
