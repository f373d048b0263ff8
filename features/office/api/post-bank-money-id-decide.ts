import { api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import { asked } from '../state/asked';

/** Asks a colleague to agree to crediting bank money, or to sending it back. */
export const decideBankMoney = (id: string, body: components['schemas']['BankMoneyDecision']) =>
  asked(() => api.POST('/api/office/v1/bank-money/{id}/decide', { params: { path: { id } }, body }));
