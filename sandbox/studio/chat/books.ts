import { z } from 'zod';
import { CHAT_REASONS } from '@/lib/domain/table-chat';
import { MINUTE_MS } from './limits';

/** Whether the casino lets a player write, as it tells at a launch and by a call of its own. */
export const standingSchema = z.object({
  /** The greater one is newer: what comes late, or twice, changes nothing. */
  version: z.int().min(0),
  /** Null where the player may write. */
  silence: z
    .object({
      /** Null: for good. */
      until: z.iso.datetime().nullable(),
      reason: z.enum(CHAT_REASONS),
    })
    .nullable(),
});
export type ToldStanding = z.infer<typeof standingSchema>;

export interface Standing extends ToldStanding {
  playerId: string;
  toldAt: number;
}

/** A player whose message was hidden by reports. */
export interface Pause {
  playerId: string;
  messageId: string;
  until: number;
  /**
   * Players whose reports led to it and to the pauses before: they lead to no other one of this player, unless an operator
   * says that they were right.
   */
  by?: readonly string[];
}

/** What the platform is told of a report, as its contract says. */
export interface ChatReport {
  id: string;
  game_id: string;
  reporter_id: string;
  reason: string;
  reported_at: string;
  /** Whether this report hid the message from everybody. */
  hidden: boolean;
  message: ReportedLine;
  /** What was said before it, oldest first. */
  before: ReportedLine[];
}
interface ReportedLine {
  id: string;
  player_id: string;
  name: string;
  text: string;
  written_at: string;
}

export type ChatEntry =
  | { chatStanding: Standing }
  | { chatPause: Pause }
  | { chatReport: ChatReport }
  /** The platform took it, or refused it for good: it is not sent again. */
  | { chatReportTaken: string };

/** Who led to a pause is remembered for so long after it, ms. */
export const KEEP_PAUSE_MS = 24 * 60 * MINUTE_MS;

/** A standing that lets write is remembered for longer than an older call could be repeated, ms. */
const KEEP_STANDING_MS = 60 * MINUTE_MS;

/** What must be known of chats after a restart. What was said is not among it. */
export interface ChatBooks {
  standingOf(playerId: string): Standing | undefined;
  pauseOf(playerId: string): Pause | undefined;
  /** Reports that the platform does not have, in their order. */
  waiting: ReadonlyMap<string, ChatReport>;
}

export interface ChatBooksKeeper extends ChatBooks {
  apply(entry: ChatEntry): void;
  dropOld(now: number): void;
  lines(): ChatEntry[];
}

const untilOf = ({ silence }: Standing): number =>
  silence === null ? -Infinity : silence.until === null ? Infinity : Date.parse(silence.until);

export function createChatBooks(): ChatBooksKeeper {
  const standings = new Map<string, Standing>();
  const pauses = new Map<string, Pause>();
  const waiting = new Map<string, ChatReport>();
  return {
    standingOf: (playerId) => standings.get(playerId),
    pauseOf: (playerId) => pauses.get(playerId),
    waiting,
    apply(entry) {
      if ('chatStanding' in entry) standings.set(entry.chatStanding.playerId, entry.chatStanding);
      else if ('chatPause' in entry) pauses.set(entry.chatPause.playerId, entry.chatPause);
      else if ('chatReport' in entry) waiting.set(entry.chatReport.id, entry.chatReport);
      else waiting.delete(entry.chatReportTaken);
    },
    dropOld(now) {
      for (const [playerId, { until }] of pauses) if (until + KEEP_PAUSE_MS <= now) pauses.delete(playerId);
      for (const [playerId, standing] of standings) {
        if (Math.max(untilOf(standing), standing.toldAt + KEEP_STANDING_MS) <= now)
          standings.delete(playerId);
      }
    },
    lines: () => [
      ...[...standings.values()].map((chatStanding) => ({ chatStanding })),
      ...[...pauses.values()].map((chatPause) => ({ chatPause })),
      ...[...waiting.values()].map((chatReport) => ({ chatReport })),
    ],
  };
}
