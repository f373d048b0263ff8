'use client';

import { useLocale } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { CountUp } from '@/components/ui/count-up/count-up';
import { useJackpots } from './live-jackpots';

/** What all jackpots hold together; `whole` leaves out the cents. */
export function JackpotsFund({ whole = false }: { whole?: boolean }) {
  const locale = useLocale();
  const { amount, currency } = useJackpots().allJackpotsSum.jackpotsFund;
  if (whole) return <Amount minor={amount - (amount % 100)} currency={currency} locale={locale} whole />;
  return <CountUp minor={amount} currency={currency} locale={locale} />;
}
