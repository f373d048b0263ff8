import { bonusTypeCode } from '@/lib/domain/bonuses';
import { promoCodeOf } from '@/lib/domain/promo-code';
import type { components } from '@/lib/http/platform';
import { isApiProblem } from '@/lib/http/problem';
import type { Currency } from '@/lib/money/money';

export type DepositBonus = components['schemas']['Bonus'];
/** What the player can take with the next deposit, and which deposit that is. */
export type DepositOffers = components['schemas']['DepositOffers'];

const DEPOSITS = bonusTypeCode('Deposits');

/** What is asked for when no bonus is named: the welcome bonus of the next deposit. */
export const WELCOME = 'welcome';

/** The least deposit that a bonus is given for, minor units. */
export const minimumOf = ({ minDeposit }: DepositBonus, currency: Currency): number =>
  minDeposit[currency] ?? 0;

/** What a deposit brings beside itself; money in minor units. */
export interface Given {
  money: number;
  freeSpins: number;
}

/** What a bonus adds to a deposit of so many minor units: its percentage, whole minor units, up to its maximum. */
export function givenBy(
  { percent, freeSpins, maxBonus }: DepositBonus,
  minor: number,
  currency: Currency,
): Given {
  const hundredfold = minor * percent;
  return { money: Math.min((hundredfold - (hundredfold % 100)) / 100, maxBonus[currency] ?? 0), freeSpins };
}

/** What has to be staked until the bonus is the player's money, minor units: of the bonus, or of bonus and deposit. */
export function stakesFor({ wagering, basis }: DepositBonus, { money }: Given, minor: number): number {
  return (money + (money > 0 && basis === 'bonus+deposit' ? minor : 0)) * wagering;
}

/** The bonus on offer that a typed code stands for. */
export const bonusByCode = (bonuses: readonly DepositBonus[], typed: string): DepositBonus | undefined =>
  bonuses.find(({ promocode }) => promocode !== null && promocode === promoCodeOf(typed));

/** The bonus on offer that a deposit begins with: by its id, or the welcome bonus of this deposit. */
export function wishedBonus(
  { number, bonuses }: DepositOffers,
  wish: string | undefined,
): DepositBonus | undefined {
  if (wish === WELCOME) return bonuses.find(({ numberDeposits }) => numberDeposits?.from === number);
  return bonuses.find(({ id }) => id === wish);
}

/** Digits of an amount raised to a bonus's minimum. */
export function raisedTo(typed: number, bonus: DepositBonus | undefined, currency: Currency): number {
  return bonus ? Math.max(typed, minimumOf(bonus, currency)) : typed;
}

/** What the platform's refusals say of a code. */
const REFUSED: Record<
  string,
  'unknown' | 'used' | 'depositOpen' | 'onePerPerson' | 'firstPlay' | 'otherDeposit' | 'level'
> = {
  client_api_24: 'unknown',
  client_api_36: 'used',
  bonus_deposit_open: 'depositOpen',
  bonus_one_per_person: 'onePerPerson',
  bonus_first_play: 'firstPlay',
  client_api_16: 'level',
  bonus_other_deposit: 'otherDeposit',
};

/** How far a promo code is: what it brings, or why it brings nothing. */
export type CodeState =
  | { is: 'empty' }
  | { is: 'checking' }
  | { is: 'valid'; bonus: DepositBonus }
  /** Right, but not for so little. */
  | { is: 'tooLittle'; bonus: DepositBonus }
  | { is: 'invalid'; why: (typeof REFUSED)[string] | 'otherCurrency' }
  /** Nobody could say: the network is away, or there were too many questions. */
  | { is: 'unchecked'; problem: unknown };

export interface AskedCode {
  /** As typed. */
  typed: string;
  /** What the platform has answered to this code, and to no other. */
  answer: DepositBonus | undefined;
  problem: unknown;
  offers: DepositOffers;
  currency: Currency;
  /** Of the deposit, minor units. */
  minor: number;
}

/** Where a code stands; one of a bonus on offer is believed until the platform says something else. */
export function stateOfCode({ typed, answer, problem, offers, currency, minor }: AskedCode): CodeState {
  if (promoCodeOf(typed) === '') return { is: 'empty' };
  const code = isApiProblem(problem) ? problem.code : undefined;
  const why = REFUSED[code ?? ''];
  if (why) return { is: 'invalid', why };
  const bonus = answer ?? bonusByCode(offers.bonuses, typed);
  if (!bonus) return problem ? { is: 'unchecked', problem } : { is: 'checking' };
  if (bonus.type !== DEPOSITS) return { is: 'invalid', why: 'unknown' };
  if (bonus.minDeposit[currency] === undefined) return { is: 'invalid', why: 'otherCurrency' };
  const { numberDeposits } = bonus;
  if (numberDeposits && (offers.number < numberDeposits.from || numberDeposits.to < offers.number)) {
    return { is: 'invalid', why: 'otherDeposit' };
  }
  return { is: minor < minimumOf(bonus, currency) ? 'tooLittle' : 'valid', bonus };
}

/** Whether a deposit may be sent with this code: it is right, there is none, or only the platform can tell. */
export const mayBeSent = ({ is }: CodeState): boolean =>
  is === 'empty' || is === 'valid' || is === 'unchecked';

/** The bonuses to choose from: those on offer, and one that was found by its code. */
export function tilesOf({ bonuses }: DepositOffers, state: CodeState): readonly DepositBonus[] {
  const found = state.is === 'valid' || state.is === 'tooLittle' ? state.bonus : undefined;
  return found && !bonuses.some(({ id }) => id === found.id) ? [...bonuses, found] : bonuses;
}
