// SPEC §5 and §9 as tables: what a player types and what has to be said about it, for the form as it is on the page and
// for the platform behind it. Both have the bounds of a new casino (0031_payment_methods.sql).

type Rule = 'required' | 'tooLong' | 'aboveZero' | 'belowMinimum' | 'aboveMaximum';

export interface AmountCase {
  method: 'card' | 'ezeewallet' | 'paysafe' | 'neosurfeurope' | 'cashtocode' | 'ethereum';
  typed: string;
  /** What stands in the field then, where that differs. */
  becomes?: string;
  /** The first rule that is broken; null when the amount may be sent. */
  rule: Rule | null;
  /** Whole units that the rule names. */
  limit?: number;
  /** Whether that is the bound of all deposits, where the method has a closer one. */
  ofAll?: true;
}

export const AMOUNT_CASES: readonly AmountCase[] = [
  { method: 'card', typed: '', rule: 'required' },
  { method: 'card', typed: 'ten', becomes: '', rule: 'required' },
  { method: 'card', typed: '1'.repeat(21), rule: 'tooLong' },
  { method: 'card', typed: '9'.repeat(20), rule: 'aboveMaximum', limit: 5_000 },
  { method: 'card', typed: '0', rule: 'aboveZero' },
  { method: 'card', typed: '000', rule: 'aboveZero' },
  { method: 'card', typed: '9', rule: 'belowMinimum', limit: 10 },
  { method: 'card', typed: '10', rule: null },
  { method: 'card', typed: '010', rule: null },
  { method: 'card', typed: `${'0'.repeat(18)}50`, rule: null },
  { method: 'card', typed: '20,50', becomes: '20', rule: null },
  { method: 'card', typed: '20.50', becomes: '20', rule: null },
  { method: 'card', typed: '-20', becomes: '20', rule: null },
  { method: 'card', typed: '5000', rule: null },
  { method: 'card', typed: '5001', rule: 'aboveMaximum', limit: 5_000 },
  // The bounds of all deposits come before the method's own.
  { method: 'ezeewallet', typed: '9', rule: 'belowMinimum', limit: 10, ofAll: true },
  { method: 'ezeewallet', typed: '19', rule: 'belowMinimum', limit: 20 },
  { method: 'ezeewallet', typed: '20', rule: null },
  { method: 'ezeewallet', typed: '3000', rule: null },
  { method: 'ezeewallet', typed: '3001', rule: 'aboveMaximum', limit: 3_000 },
  { method: 'ezeewallet', typed: '5001', rule: 'aboveMaximum', limit: 5_000, ofAll: true },
  { method: 'paysafe', typed: '1000', rule: null },
  { method: 'paysafe', typed: '1001', rule: 'aboveMaximum', limit: 1_000 },
  { method: 'neosurfeurope', typed: '250', rule: null },
  { method: 'neosurfeurope', typed: '251', rule: 'aboveMaximum', limit: 250 },
  { method: 'cashtocode', typed: '19', rule: 'belowMinimum', limit: 20 },
  { method: 'cashtocode', typed: '750', rule: null },
  { method: 'cashtocode', typed: '751', rule: 'aboveMaximum', limit: 750 },
  { method: 'ethereum', typed: '29', rule: 'belowMinimum', limit: 30 },
  { method: 'ethereum', typed: '30', rule: null },
];

export interface PresetCase {
  method: AmountCase['method'];
  /** Whole units. 2, 5, 25 and 50 times the minimum; the highest one is left out for Neosurf Europe. */
  presets: readonly number[];
  /** How many of them, from the end, are above the maximum and can't be chosen. */
  over: number;
}

export const PRESET_CASES: readonly PresetCase[] = [
  { method: 'card', presets: [20, 50, 250, 500], over: 0 },
  { method: 'ezeewallet', presets: [40, 100, 500, 1_000], over: 0 },
  { method: 'paysafe', presets: [20, 50, 250, 500], over: 0 },
  { method: 'neosurfeurope', presets: [20, 50, 250], over: 0 },
  { method: 'cashtocode', presets: [40, 100, 500, 1_000], over: 1 },
  { method: 'ethereum', presets: [60, 150, 750, 1_500], over: 0 },
];
