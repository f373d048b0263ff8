import type { QueryClient } from '@tanstack/react-query';

/**
 * Another currency is in use: what can be deposited by is forgotten, as it was of the one before (SPEC §4), and everything
 * else on the page is asked anew.
 */
export function currencyChanged(client: QueryClient): void {
  void client.resetQueries({ queryKey: ['cashier', 'deposit-methods'] });
  void client.invalidateQueries();
}
