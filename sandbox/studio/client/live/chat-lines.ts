import type { ChatEvent, ChatLine } from '../../chat/live-events';

/** So many messages are shown. */
export const MOST_LINES = 100;

/** The messages after an event, in their order. One that is known already stays as it is. */
export function linesAfter(
  before: readonly ChatLine[],
  event: Extract<ChatEvent, { type: 'chat' }>,
): readonly ChatLine[] {
  const gone = new Set(event.gone);
  const kept = event.all ? [] : before.filter(({ id }) => !gone.has(id));
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...event.in.filter(({ id }) => !known.has(id))]
    .toSorted((a, b) => a.no - b.no)
    .slice(-MOST_LINES);
}
