import type { Picture, RichText } from '@/lib/domain/rich-text';
import type { ByCurrency } from '@/lib/money/money';

/** A VIP level as its card shows it (SPEC §2): what the platform counts by, and what operators say of it. */
export interface VipLevel {
  code: string;
  /** From 1. */
  level: number;
  title: string;
  /** Null shows the level's own medal. */
  image: Picture | null;
  fromPoints: number;
  /** The last point before the next level; null at the top. */
  toPoints: number | null;
  cashbackPercent: number;
  /** The most that comes back in a period, minor units; null is no end. */
  cap: ByCurrency | null;
  /** 0 is real money; else cashback is a bonus to be wagered so many times. */
  wagering: number;
  /** Given once, when the level is reached, as real money: minor units; null for nothing. */
  bonus: ByCurrency | null;
  /** What is paid out in a day without waiting for a person: minor units; null as for everybody. */
  instantPayout: ByCurrency | null;
  /** Whether there is a gift on a birthday. */
  birthdayGift: boolean;
  personalManager: boolean;
  /** Who that is, where operators name somebody. */
  manager: { name: string; contact: string; hours: string } | null;
  chapters: { title: string; content: RichText }[];
}

/** What the table and the panels need of a level. */
export type LevelFacts = Omit<VipLevel, 'image' | 'chapters' | 'toPoints'>;

export const LEVEL_STATES = ['completed', 'current', 'next', 'none'] as const;
export type LevelState = (typeof LEVEL_STATES)[number];

/**
 * The badge of a card (SPEC §4): completed below the player's level, current at it, next one above it, none otherwise.
 * @param own the player's level; 0 before the first, null for a visitor
 */
export function levelState(level: number, own: number | null): LevelState {
  if (own === null) return 'none';
  if (level < own) return 'completed';
  if (level === own) return 'current';
  return level === own + 1 ? 'next' : 'none';
}
