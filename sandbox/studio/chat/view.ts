import type { ChatReason } from '@/lib/domain/table-chat';

/** Whether a player may write, and why not. Times are the studio's clock, ms. */
export type MayWrite =
  | { allowed: true }
  /** Play money: they read along. */
  | { allowed: false; why: 'demo' }
  /** Others have reported a message of theirs; somebody looks at it. */
  | { allowed: false; why: 'paused'; until: number }
  /** By the casino; for good where `until` is null. */
  | { allowed: false; why: 'silenced'; until: number | null; reason: ChatReason };

/** What a player is in the chat of their table. */
export interface OwnChat {
  /** See ChatLine. */
  author: string;
  name: string;
  now: number;
  write: MayWrite;
  /** Ids of messages that the player has reported: they don't see them any more. */
  reported: readonly string[];
}
