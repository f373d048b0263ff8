import { API_CODES } from '@/lib/domain/api-codes';
import type { ChatDecision, ChatReason, ChatSilenceLength } from '@/lib/domain/table-chat';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import type { Listing } from '../kernel/listing';
import { Problem } from '../kernel/problem';
import type { ReportCall } from './call';
import { countMessages, listMessages, type ChatFilter, type ListedMessage } from './list';
import * as silences from './silences';
import * as store from './store';

export { CHAT_SORTS, type ChatFilter, type ListedMessage } from './list';
export { isInForce, type SilenceRow } from './silences';

/** A report that was decided is kept for so long, ms. */
const DECIDED_KEPT_MS = 180 * 24 * 60 * 60 * 1000;
/** So many of each kind are told to the studio in one run of the job. */
const TOLD_AT_ONCE = 100;

interface By {
  operatorId: string;
  requestId: string;
}

export interface WantedDecision {
  messageId: string;
  decision: ChatDecision;
  /** For colleagues and the audit. */
  reason: string;
  /** Where the player is silenced: for how long, and why as they read it. */
  silence?: { length: ChatSilenceLength; reason: ChatReason } | undefined;
}

/** What is kept of the chat of live tables about one player. */
export interface OwnChat {
  messages: store.OwnMessage[];
  quoted: { message: string; writtenAt: Date }[];
  reports: store.OwnReport[];
  silences: { reason: string; since: Date; expiresAt: Date | null; liftedAt: Date | null }[];
}

/** Reports of what is said at live tables, and who may not write there. */
export interface ChatService {
  /** Again changes nothing, and of players who were erased nothing is kept. @throws Problem 409 for an id that stands for another report or message. */
  take(report: ReportCall): Promise<void>;
  /** How a player stands, for the studio; null for one of whom there is nothing to tell. */
  standingOf(playerId: string): Promise<silences.ChatStanding | null>;
  reported: Listing<ChatFilter, ListedMessage>;
  /** Decides, and tells the studio. @throws Problem 404, 409 when it is decided, 422 for a silence without its length. */
  decide(wanted: WantedDecision, by: By): Promise<void>;
  silencesOf(playerId: string): Promise<silences.SilenceRow[]>;
  /** @throws Problem 404 when none is in force. */
  lift(playerId: string, reason: string, by: By): Promise<void>;
  /** Tells the studio what it does not know; a job's work, and that of every change. Never throws. */
  tellStudio(): Promise<void>;
  /** Deletes what was decided long ago; a job's work. */
  sweep(): Promise<void>;
  ownChat(playerId: string): Promise<OwnChat>;
  erase(playerId: string): Promise<void>;
}

interface Parts {
  /** A signed call of the studio. @throws Problem 502 when it was not taken. */
  callStudio(path: string, told: object): Promise<void>;
}

export function createChatService(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  { callStudio }: Parts,
): ChatService {
  const byOperator = (operatorId: string) => ({ kind: 'operator', id: operatorId }) as const;

  const tellDecisions = async () => {
    for (const message of await store.untoldDecisions(db, TOLD_AT_ONCE)) {
      await callStudio('/api/v1/chat/decisions', {
        game_id: message.game_id,
        message_id: message.id,
        player_id: message.player_id,
        verdict: message.decision === 'nothing' ? 'restore' : 'remove',
      });
      await store.markDecisionTold(db, message.id, clock.now());
    }
  };
  const tellStandings = async () => {
    for (const playerId of await silences.untoldPlayers(db, TOLD_AT_ONCE)) {
      const latest = await silences.latestSilence(db, playerId);
      if (!latest) continue;
      const standing = silences.standingOf(latest, clock.now());
      await callStudio('/api/v1/chat/standings', { player_id: playerId, ...standing });
      await silences.markSilenceTold(db, latest, clock.now());
    }
  };
  const tellStudio = async () => {
    try {
      // The silence first: its message is not written again in between.
      await tellStandings();
      await tellDecisions();
    } catch (error) {
      log.warn({ err: error }, 'the studio could not be told of the chat; it is tried again');
    }
  };

  return {
    async take(report) {
      const { message, before, reporter_id: reporter } = report;
      const people = [message, ...before].map(({ player_id: playerId }) => playerId.toLowerCase());
      const taken = await db.transaction().execute(async (trx) => {
        const erased = await store.erasedAmong(trx, [reporter, ...people]);
        const isErased = (playerId: string) => erased.has(playerId.toLowerCase());
        // One that comes late would bring back what an erasure has deleted.
        if (isErased(message.player_id) || isErased(reporter)) return 'erased';
        const kept = before.filter(({ player_id: playerId }) => !isErased(playerId));
        const result = await store.insertReport(trx, { ...report, before: kept });
        if (result === 'other')
          throw new Problem(409, API_CODES.wrongData, 'the id stands for something else');
        return result;
      });
      if (taken === 'taken') log.info({ messageId: message.id }, 'a message at a live table was reported');
    },

    async standingOf(playerId) {
      const latest = await silences.latestSilence(db, playerId);
      return latest && silences.standingOf(latest, clock.now());
    },

    reported: {
      rows: (filter) => listMessages(db, filter),
      count: (filter) => countMessages(db, filter),
    },

    async decide({ messageId, decision, reason, silence }, { operatorId, requestId }) {
      if (decision === 'silence' && !silence) {
        throw new Problem(422, API_CODES.wrongData, 'for how long, and why', {
          fields: { length: 'required' },
        });
      }
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const message = await store.lockMessage(trx, messageId);
        if (!message) throw new Problem(404, API_CODES.notFound, 'no such message was reported');
        if (message.decision !== null)
          throw new Problem(409, API_CODES.wrongData, 'somebody has decided about it already');
        await store.saveDecision(trx, { id: messageId, decision, operator: operatorId, reason, now });
        const { player_id: playerId } = message;
        let until = silence ? silences.endOf(silence.length, now) : null;
        if (decision === 'silence' && silence) {
          // One that ends later stays in force.
          const before = await silences.lockLatestSilence(trx, playerId);
          if (before && silences.isInForce(before, now)) until = silences.laterEnd(before.until, until);
          await silences.insertSilence(trx, {
            ...{
              playerId,
              messageId,
              reason: silence.reason,
              note: reason,
              operator: operatorId,
              until,
              now,
            },
          });
        }
        const actions = { nothing: 'chat.allow', remove: 'chat.remove', silence: 'chat.silence' } as const;
        await audit(trx, {
          actor: byOperator(operatorId),
          action: actions[decision],
          subject: playerId,
          after: {
            message: messageId,
            ...(silence &&
              decision === 'silence' && { until: until?.toISOString() ?? null, for: silence.reason }),
          },
          reason,
          requestId,
        });
      });
      await tellStudio();
    },

    silencesOf: (playerId) => silences.silencesOf(db, playerId),

    async lift(playerId, reason, { operatorId, requestId }) {
      await db.transaction().execute(async (trx) => {
        const lifted = await silences.liftSilence(trx, playerId, { operator: operatorId, now: clock.now() });
        if (!lifted) throw new Problem(404, API_CODES.notFound, 'no silence is in force');
        await audit(trx, {
          actor: byOperator(operatorId),
          action: 'chat.lift',
          subject: playerId,
          before: { until: lifted.until?.toISOString() ?? null },
          reason,
          requestId,
        });
      });
      await tellStudio();
    },

    tellStudio,
    sweep: () => store.deleteDecided(db, new Date(clock.now().getTime() - DECIDED_KEPT_MS)),

    async ownChat(playerId) {
      const rows = await silences.silencesOf(db, playerId);
      return {
        messages: await store.messagesOf(db, playerId),
        quoted: await store.linesOfPlayer(db, playerId),
        reports: await store.reportsOf(db, playerId),
        silences: rows.map(({ reason, silencedAt, until, liftedAt }) => ({
          ...{ reason, since: silencedAt, expiresAt: until, liftedAt },
        })),
      };
    },
    erase: (playerId) => db.transaction().execute((trx) => store.deleteOf(trx, playerId)),
  };
}
