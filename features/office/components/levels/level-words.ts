import { LEVEL_CODES, type LevelCode } from '@/lib/domain/loyalty';
import type { PointsReason } from '@/lib/domain/points';
import { LEVEL_WORDS } from '../cashback/cashback-words';

export const POINTS_WORDS: Readonly<Record<PointsReason | 'exchange', string>> = {
  deposit: 'Deposits',
  tournament: 'Tournaments',
  wheel: 'Wheel of fortune',
  correction: 'Corrections by hand',
  exchange: 'Exchanged for money',
};

/** A level with its number in the codes' order. */
export const levelWords = (code: LevelCode | null): string =>
  code === null ? 'Below the first level' : `${LEVEL_CODES.indexOf(code) + 1}. ${LEVEL_WORDS[code]}`;

export const points = (number: number): string => number.toLocaleString('en');
/** With its sign. */
export const change = (number: number): string => (number > 0 ? `+${points(number)}` : points(number));
