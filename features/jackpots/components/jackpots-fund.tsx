'use client';

import { useLocale } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import type { WrittenAmount } from '@/components/ui/amount/format-amount';
import { CountUp } from '@/components/ui/count-up/count-up';
import { useJackpots } from './live-jackpots';

interface JackpotsFundProps {
  /** Leaves out the cents. */
  whole?: boolean;
  /** What is shown, as the server wrote it. */
  written?: WrittenAmount;
}

/** What all jackpots hold together. */
export function JackpotsFund({ whole = false, written }: JackpotsFundProps) {
  const locale = useLocale();
  const { amount, currency } = useJackpots().allJackpotsSum.jackpotsFund;
  if (whole) {
    return (
      <Amount minor={amount - (amount % 100)} currency={currency} locale={locale} whole written={written} />
    );
  }
  return <CountUp minor={amount} currency={currency} locale={locale} />;
}
