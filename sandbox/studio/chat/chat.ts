import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { CHAT_LINES_BEFORE, type ChatReason, type ChatVerdict } from '@/lib/domain/table-chat';
import type { Journal } from '../journal';
import type { Session } from '../launch';
import { PlayError } from '../play-error';
import type { RoundsOptions } from '../rounds-options';
import type { After } from '../shared-rounds/after';
import { maskedName } from '../shared-rounds/board';
import type { Watchers } from '../shared-rounds/watchers';
import { KEEP_PAUSE_MS, type ToldStanding } from './books';
import { createDelivery, type SendReport } from './deliver';
import { judged } from './judge';
import { MOST_WAITING_REPORTS, PAUSE_MS, REPORTS_TO_HIDE } from './limits';
import { createRoom, type Room, type RoomLine } from './room';
import type { MayWrite, OwnChat } from './view';
import { createWriters } from './writers';

export interface ChatOptions extends Pick<RoundsOptions, 'walletOf' | 'now' | 'retry'> {
  journal: Journal;
  watchers: Watchers;
  after: After;
  log: Logger;
  sendReport: SendReport;
}

/** What an operator decided about a message. */
export interface DecidedMessage {
  gameId: string;
  messageId: string;
  playerId: string;
  verdict: ChatVerdict;
}

/** The chat of live tables: a room for each table, what its players may say, and whom they need not hear. */
export interface Chat {
  /** The room of a table for one who has just come, as bytes of its stream. */
  snapshot(gameId: string): Uint8Array;
  own(session: Session): OwnChat;
  /**
   * Safe to repeat with the same `id`.
   * @throws PlayError 403 chat_demo, chat_silenced, chat_paused, chat_session; 409 chat_repeat; 422 chat_refused with a reason;
   *   429 chat_too_fast, chat_busy
   */
  say(session: Session, message: { id: string; text: string }): Promise<OwnChat>;
  /**
   * The reporter does not see the message any more; at the third report nobody does, and its author stops for a while. Whose
   * report led to such a pause leads to no other one of the same author, unless an operator agrees.
   * @throws PlayError 403 chat_demo; 404 message_unknown; 409 own_message, reported_already; 429 too_many_reports, chat_busy
   */
  report(session: Session, report: { messageId: string; reason: ChatReason }): Promise<OwnChat>;
  /** What the casino says of a player. One that is older than what is known changes nothing. */
  setStanding(playerId: string, standing: ToldStanding): void;
  decide(decided: DecidedMessage): void;
  /** Goes on telling the platform what an earlier run could not. */
  start(): void;
  stop(): Promise<void>;
}

/** What stands for a player's visit at a table: others hide them by it. */
const authorOf = ({ id, gameId }: Session): string =>
  createHash('sha256').update(`chat:${gameId}:${id}`).digest('hex').slice(0, 16);

export function createChat(options: ChatOptions): Chat {
  const { journal, watchers, walletOf, now, after } = options;
  const rooms = new Map<string, Room>();
  const writers = createWriters(now);
  const delivery = createDelivery({ ...options, send: options.sendReport });

  const roomOf = (gameId: string): Room => {
    const known = rooms.get(gameId);
    if (known) return known;
    const room = createRoom({ now, after, tell: (event) => watchers.tell(gameId, event) });
    rooms.set(gameId, room);
    return room;
  };
  const mayWrite = ({ playerId }: Session): MayWrite => {
    // Of a demo nobody knows who it is.
    if (playerId === null) return { allowed: false, why: 'demo' };
    const silence = journal.chat.standingOf(playerId)?.silence ?? null;
    if (silence) {
      const until = silence.until === null ? null : Date.parse(silence.until);
      if (until === null || until > now())
        return { allowed: false, why: 'silenced', until, reason: silence.reason };
    }
    const pause = journal.chat.pauseOf(playerId);
    if (pause && pause.until > now()) return { allowed: false, why: 'paused', until: pause.until };
    return { allowed: true };
  };
  const refuseSilent = (session: Session): string => {
    const { playerId } = session;
    const write = mayWrite(session);
    if (write.allowed && playerId !== null) return playerId;
    throw new PlayError(403, `chat_${write.allowed ? 'demo' : write.why}`);
  };
  const own = (session: Session): OwnChat => ({
    author: authorOf(session),
    name: maskedName(session),
    now: now(),
    write: mayWrite(session),
    reported: session.playerId === null ? [] : roomOf(session.gameId).reportedBy(session.playerId),
  });
  /** Tells all open pages of a player that what they may do has changed. */
  const tellPlayer = (playerId: string) => {
    for (const session of journal.sessions.values())
      if (session.playerId === playerId) watchers.tellOne(session.id, { type: 'chat-own' });
  };
  /** Whoever has logged out, excluded themselves or was blocked writes no more: the wallet knows. */
  const refuseEnded = async (session: Session) => {
    const outcome = await walletOf(session).balance(session);
    if (outcome.kind === 'answer' && outcome.status === 'OK') return;
    const reasons: Record<string, string> = {
      ...{ INVALID_TOKEN: 'session_expired', TOKEN_EXPIRED: 'session_expired' },
      PLAYER_DISABLED: 'player_disabled',
    };
    const known = outcome.kind === 'answer' ? reasons[outcome.status] : undefined;
    throw new PlayError(403, 'chat_session', { reason: known ?? 'wallet_unreachable' });
  };
  const told = ({ id, playerId, name, text, at }: RoomLine) => ({
    ...{ id, player_id: playerId, name, text },
    written_at: new Date(at).toISOString(),
  });

  return {
    snapshot: (gameId) => roomOf(gameId).snapshot(),
    own,

    async say(session, { id, text: raw }) {
      const playerId = refuseSilent(session);
      if (writers.has(playerId, id)) return own(session);
      writers.attempt(playerId);
      const result = judged(raw);
      if ('fault' in result) throw new PlayError(422, 'chat_refused', { reason: result.fault });
      const room = roomOf(session.gameId);
      const refuseFull = () => {
        if (!room.hasPlace()) throw new PlayError(429, 'chat_busy');
      };
      refuseFull();
      writers.take(playerId, id, result.text);
      try {
        await refuseEnded(session);
        // Meanwhile others may have written, or the player was silenced.
        refuseSilent(session);
        refuseFull();
      } catch (error) {
        writers.giveBack(playerId, id);
        throw error;
      }
      const author = authorOf(session);
      room.add({
        ...{ id: randomUUID(), at: now(), author, name: maskedName(session), text: result.text },
        playerId,
      });
      return own(session);
    },

    async report(session, { messageId, reason }) {
      const { playerId, gameId } = session;
      if (playerId === null) throw new PlayError(403, 'chat_demo');
      const room = roomOf(gameId);
      const reportable = () => {
        const line = room.find(messageId);
        if (!line) throw new PlayError(404, 'message_unknown');
        if (line.playerId === playerId) throw new PlayError(409, 'own_message');
        if (line.reporters.has(playerId)) throw new PlayError(409, 'reported_already');
        if (journal.chat.waiting.size >= MOST_WAITING_REPORTS) throw new PlayError(429, 'chat_busy');
        return line;
      };
      reportable();
      writers.report(playerId);
      await refuseEnded(session);
      // Meanwhile it may have been reported by the same player on another device.
      const line = reportable();
      const reporters = new Set([...line.reporters, playerId]);
      const last = journal.chat.pauseOf(line.playerId);
      const spent = new Set(last && last.until + KEEP_PAUSE_MS > now() ? last.by : []);
      const fresh = [...reporters].filter((reporter) => !spent.has(reporter));
      const hides = !line.hidden && !line.looked && fresh.length >= REPORTS_TO_HIDE;
      const by = [...spent, ...fresh];
      const pause = { playerId: line.playerId, messageId, until: now() + PAUSE_MS, by };
      const chatReport = {
        ...{ id: randomUUID(), game_id: gameId, reporter_id: playerId, reason, hidden: hides },
        reported_at: new Date(now()).toISOString(),
        message: told(line),
        before: room.before(line, CHAT_LINES_BEFORE).map(told),
      };
      // On disk before anybody is told that it was taken.
      if (!line.looked) journal.write({ chatReport }, ...(hides ? [{ chatPause: pause }] : []));
      room.change(messageId, { reporters, hidden: line.hidden || hides });
      if (hides) tellPlayer(line.playerId);
      delivery.wake();
      return own(session);
    },

    setStanding(playerId, standing) {
      const known = journal.chat.standingOf(playerId);
      if (known && known.version >= standing.version) return;
      journal.write({ chatStanding: { playerId, ...standing, toldAt: now() } });
      tellPlayer(playerId);
    },

    decide({ gameId, messageId, playerId, verdict }) {
      const pause = journal.chat.pauseOf(playerId);
      if (pause?.messageId === messageId) {
        // Somebody has looked: whatever came of it, the pause has done its part.
        const isOn = pause.until > now();
        const by = verdict === 'remove' ? [] : pause.by;
        journal.write({ chatPause: { ...pause, until: Math.min(pause.until, now()), ...(by && { by }) } });
        if (isOn) tellPlayer(playerId);
      }
      const line = rooms.get(gameId)?.find(messageId);
      if (line?.playerId === playerId && !line.looked)
        rooms.get(gameId)?.change(messageId, { looked: true, hidden: verdict === 'remove' });
    },

    start: () => delivery.wake(),
    async stop() {
      for (const room of rooms.values()) room.stop();
      await delivery.stop();
    },
  };
}
