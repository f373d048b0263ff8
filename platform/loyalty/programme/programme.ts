import type { CashbackPeriod, LevelCode } from '@/lib/domain/loyalty';

/** Whom a player of a level turns to. */
export interface Manager {
  name: string;
  /** An address, a number, or where else. */
  contact: string;
  hours: string;
}

/** A VIP level. SPEC §3 calls this its level info. Sums are minor units of a euro. */
export interface LoyaltyLevel {
  /** From 1. */
  level: number;
  code: LevelCode;
  fromPoints: bigint;
  cashbackPercent: number;
  /** The most that comes back in a period; null is no end. */
  cashbackCap: bigint | null;
  /** 0 is real money; else cashback is a bonus to be wagered so many times. */
  cashbackWagering: number;
  /** Given once, when the level is reached; 0 is none. */
  bonus: bigint;
  /** What is paid out in a day without waiting for a person; 0 is as everybody. */
  instantPayout: bigint;
  /** The campaign, of the type Birthday, that the level brings on a birthday; null for none. */
  birthdayCampaign: string | null;
  /** From the level named Famed Commander on. */
  personalManager: boolean;
  manager: Manager | null;
}

/** A version of the loyalty programme, as the CMS has it. */
export interface Programme {
  version: number;
  publishedAt: Date;
  cashbackPeriod: CashbackPeriod;
  /** How long nobody falls below a level after it was last reached. */
  holdDays: number;
  /** Points that are exchanged for the worth of a euro; null where none are. */
  exchangePoints: number | null;
  /** The lowest first. */
  levels: LoyaltyLevel[];
}
