'use client';

import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { PromoCodeForm } from '@/features/bonuses/components/promo-code-form';
import { useAccountCurrency } from './use-account-currency';

/** Where a promo code is typed (SPEC §2). */
export function PromoScreen() {
  return (
    <BlockBoundary>
      <PromoCodeForm currency={useAccountCurrency()} />
    </BlockBoundary>
  );
}
