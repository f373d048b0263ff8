import { API_CODES } from '@/lib/domain/api-codes';
import type { BonusRefusal } from '@/lib/domain/bonuses';
import { Problem } from '../../kernel/problem';
import type { Grant } from '../grants/grant';
import type { Offered } from '../grants/offering';

export const conflict = (detail: string) => new Problem(409, API_CODES.transactionStatus, detail);
export const missing = (detail: string) => new Problem(404, API_CODES.notFound, detail);

const WHY: Record<BonusRefusal, string> = {
  unavailable: 'the budget does not cover it, or it is not given any more',
  level: 'it is for other VIP levels',
  account: 'the account is not open, or its player takes a break',
  used: 'the player has had it as often as it is given',
  open: 'the player has made a deposit for it that is under way',
  other_currency: 'it is not given in the player’s currency',
  other_deposit: 'it is for another deposit',
  below_minimum: 'the deposit is too small for it',
  one_per_person: 'somebody else seems to be them, too',
  first_play: 'their law lets them have one bonus, before their first play',
  spin_stake: 'a free spin of it is worth more than their law lets a round of slots cost',
};

/** What an operator gave. @throws Problem 409 saying why it can't be given */
export function orConflict(given: Offered): Grant {
  if (given.grant) return given.grant;
  throw conflict(`it can’t be given now: ${WHY[given.why]}`);
}
