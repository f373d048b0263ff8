import { remember, remembered } from '@/early/remembered';
import { LEVEL_CODES, type LevelCode } from '@/lib/domain/loyalty';

export interface LevelUp {
  /** From 1. */
  level: number;
  code: LevelCode;
}

/** The level that a live message says was reached; undefined for any other message. */
export function levelUpOf(message: unknown): LevelUp | undefined {
  const { type, data } = (message ?? {}) as { type?: unknown; data?: { level?: unknown; code?: unknown } };
  if (type !== 'USER_LEVEL' || !Number.isInteger(data?.level)) return undefined;
  const code = LEVEL_CODES.find((known) => known === data?.code);
  return code && { level: data?.level as number, code };
}

/** Where a player deals with money, or plays: nothing is laid over that. A letter tells of the level, too. */
const BUSY = /\/(?:account\/wallet|game)(?:\/|$)/;

/** Whether a level may be told on a page. @param path of the page, with or without its language */
export const mayTellLevel = (path: string): boolean => !BUSY.test(path);

/**
 * Whether this browser tells the player of the level for the first time: the stream may say it again, in another tab or
 * after the connection was lost. It is told from then on.
 */
export function isNews(playerId: string, { level }: LevelUp): boolean {
  const told = `${playerId} ${level}`;
  if (remembered('levelTold') === told) return false;
  remember('levelTold', told);
  return true;
}
