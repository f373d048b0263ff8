import { useBalance } from '@/features/player/api/get-me-balance';
import { currencyOrDefault, type Currency } from '@/lib/money/money';

/** The currency of the player's balance; the default until it is known. */
export const useAccountCurrency = (): Currency => currencyOrDefault(useBalance(true).data?.balance.currency);
