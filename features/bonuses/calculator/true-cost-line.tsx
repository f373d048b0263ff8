import { DEFAULT_CURRENCY, type Currency } from '@/lib/money/money';
import { lineOf } from './line';
import { LineText } from './line-text';
import type { BonusTerms } from './terms';

/** The true cost in one line, worked out while the page is rendered: for server components alone. */
export function TrueCostLine({
  bonus,
  currency = DEFAULT_CURRENCY,
}: {
  bonus: BonusTerms;
  currency?: Currency;
}) {
  const figures = lineOf({ terms: bonus, currency });
  return figures && <LineText figures={figures} currency={currency} />;
}
