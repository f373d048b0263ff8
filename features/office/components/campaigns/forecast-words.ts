import { money } from '../parts/withdrawal-words';

/** An amount with how far it may be off. */
export const about = (amount: number, error: number, currency: string) =>
  error === 0 ? money(amount, currency) : `${money(amount, currency)} ± ${money(error, currency)}`;
