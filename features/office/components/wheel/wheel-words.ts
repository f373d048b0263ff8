import type { WheelField, WheelPrize } from '@/lib/domain/wheel';
import { money } from '../parts/withdrawal-words';

export const PRIZE_WORDS: Readonly<Record<WheelPrize, string>> = {
  spins: 'Free spins',
  bonus: 'Bonus',
  points: 'Experience points',
  nothing: 'Nothing',
};

/** What a field brings. */
export function fieldWords({ kind, size }: WheelField): string {
  if (kind === 'nothing') return PRIZE_WORDS.nothing;
  if (kind === 'bonus') return `Bonus of ${money(size, 'EUR')}`;
  return kind === 'spins' ? `${size} free spins` : `${size} points`;
}

/** All fields, the same ones beside each other counted together. */
export const fieldsWords = (fields: readonly WheelField[]): string => fields.map(fieldWords).join(', ');
