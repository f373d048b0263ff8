// SPEC §5 and §9 for money that goes out: what a player types and what has to be said about it, on the page and by the
// platform behind it. Bounds of a new casino (0280_withdrawals.sql), the same in euros and francs.

/** Minor units that the player of each table paid in with a card, and has now. */
export const FEW = { paidIn: 40_000, has: 34_567 } as const;
export const MANY = { paidIn: FEW.paidIn, has: 600_000 } as const;

export interface WithdrawalCase {
  method: 'card' | 'banktransfer';
  typed: string;
  /** What stands in the field then, where that differs. */
  becomes?: string;
  /** null when the amount may be asked for. */
  rule: 'required' | 'belowMinimum' | 'aboveMaximum' | null;
  /** Minor units that the rule names. */
  limit?: number;
}

const MIN = 2_000;
const below = { rule: 'belowMinimum', limit: MIN } as const;
const above = (limit: number) => ({ rule: 'aboveMaximum', limit }) as const;

/** The balance is the bound: what is above it is not there. A bank takes nothing before the card has had its own back. */
export const FEW_CASES: readonly WithdrawalCase[] = [
  { method: 'card', typed: '', rule: 'required' },
  { method: 'card', typed: 'ten', becomes: '', rule: 'required' },
  { method: 'card', typed: '0', ...below },
  { method: 'card', typed: '000', ...below },
  { method: 'card', typed: '19', ...below },
  { method: 'card', typed: '20', rule: null },
  { method: 'card', typed: '020', rule: null },
  { method: 'card', typed: '20,50', becomes: '20', rule: null },
  { method: 'card', typed: '20.50', becomes: '20', rule: null },
  { method: 'card', typed: '-20', becomes: '20', rule: null },
  { method: 'card', typed: '345', rule: null },
  { method: 'card', typed: '346', ...above(FEW.has) },
  { method: 'card', typed: '9'.repeat(12), ...above(FEW.has) },
  { method: 'card', typed: '9'.repeat(13), ...above(FEW.has) },
  { method: 'card', typed: '9'.repeat(21), ...above(FEW.has) },
  { method: 'banktransfer', typed: '19', ...below },
  { method: 'banktransfer', typed: '20', ...above(0) },
];

/** The method is the bound, and for the bank what the card is still owed. */
export const MANY_CASES: readonly WithdrawalCase[] = [
  { method: 'card', typed: '5000', rule: null },
  { method: 'card', typed: '5001', ...above(500_000) },
  { method: 'card', typed: '6000', ...above(500_000) },
  { method: 'banktransfer', typed: '5600', rule: null },
  { method: 'banktransfer', typed: '5601', ...above(MANY.has - MANY.paidIn) },
];
