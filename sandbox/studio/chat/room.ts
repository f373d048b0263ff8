import type { After } from '../shared-rounds/after';
import { bytesOf } from '../shared-rounds/watchers';
import { CHAT_BATCH_MS, KEEP_LINES_MS, KEPT_LINES, MOST_IN_BATCH, SHOWN_LINES } from './limits';
import type { ChatEvent, ChatLine } from './live-events';

/** A message with what nobody else is told. */
export interface RoomLine extends ChatLine {
  playerId: string;
  /** Hidden from everybody. */
  hidden: boolean;
  /** An operator has looked at it: no report hides it again. */
  looked: boolean;
  /** Players who have reported it. */
  reporters: ReadonlySet<string>;
}

/** What is said at one table: its last messages, and nothing older than a day. Nothing of it is written to disk. */
export interface Room {
  /** What is told to one who has just come. */
  snapshot(): Uint8Array;
  /** False where so many have just written that another message has to wait. */
  hasPlace(): boolean;
  add(line: Omit<RoomLine, 'no' | 'hidden' | 'looked' | 'reporters'>): void;
  find(id: string): RoomLine | undefined;
  /** Messages of before it that stand in the room, oldest first. */
  before(line: RoomLine, most: number): readonly RoomLine[];
  /** Takes it away from everybody, or brings it back. */
  change(id: string, patch: Partial<Pick<RoomLine, 'hidden' | 'looked' | 'reporters'>>): void;
  /** Messages that a player has reported. */
  reportedBy(playerId: string): string[];
  stop(): void;
}

const seenLine = ({ id, no, at, author, name, text }: RoomLine): ChatLine => ({
  id,
  no,
  at,
  author,
  name,
  text,
});

export function createRoom(options: { now(): number; after: After; tell(event: ChatEvent): void }): Room {
  const { now } = options;
  let lines: readonly RoomLine[] = [];
  let count = 0;
  let kept: Uint8Array | null = null;
  let changes = { in: new Map<string, ChatLine>(), gone: new Set<string>() };
  let written = 0;
  let stopBatch: (() => void) | null = null;

  const flush = () => {
    stopBatch = null;
    const { in: came, gone } = changes;
    changes = { in: new Map(), gone: new Set() };
    written = 0;
    if (came.size + gone.size > 0) options.tell({ type: 'chat', in: [...came.values()], gone: [...gone] });
  };
  const changed = () => {
    kept = null;
    stopBatch ??= options.after(CHAT_BATCH_MS, flush);
  };
  const dropOld = () => {
    const oldest = now() - KEEP_LINES_MS;
    if ((lines[0]?.at ?? Infinity) >= oldest && lines.length <= KEPT_LINES) return;
    lines = lines.filter(({ at }) => at >= oldest).slice(-KEPT_LINES);
    kept = null;
  };

  return {
    snapshot() {
      dropOld();
      const shown = () => lines.filter(({ hidden }) => !hidden).slice(-SHOWN_LINES);
      kept ??= bytesOf({ type: 'chat', all: true, in: shown().map(seenLine), gone: [] });
      return kept;
    },
    hasPlace: () => written < MOST_IN_BATCH,
    add(line) {
      count += 1;
      const added: RoomLine = { ...line, no: count, hidden: false, looked: false, reporters: new Set() };
      lines = [...lines, added];
      dropOld();
      written += 1;
      changes.in.set(added.id, seenLine(added));
      changed();
    },
    find: (id) => lines.find((line) => line.id === id),
    before: ({ no }, most) => lines.filter((line) => line.no < no && !line.hidden).slice(-most),
    change(id, patch) {
      const line = lines.find((one) => one.id === id);
      if (!line) return;
      const next = { ...line, ...patch };
      lines = lines.map((one) => (one === line ? next : one));
      if (next.hidden === line.hidden) return;
      if (next.hidden) {
        changes.in.delete(id);
        changes.gone.add(id);
      } else {
        changes.gone.delete(id);
        changes.in.set(id, seenLine(next));
      }
      changed();
    },
    reportedBy: (playerId) => lines.filter(({ reporters }) => reporters.has(playerId)).map(({ id }) => id),
    stop() {
      stopBatch?.();
      stopBatch = null;
    },
  };
}
