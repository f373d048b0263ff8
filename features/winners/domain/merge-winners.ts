import type { components } from '@/lib/http/platform';

export type Winner = components['schemas']['Winner'];

/** The newest of both lists, each once, the newest first. */
export function mergeWinners(known: readonly Winner[], fresh: readonly Winner[], length: number): Winner[] {
  const byId = new Map([...known, ...fresh].map((winner) => [winner.id, winner]));
  return [...byId.values()].sort((a, b) => b.id - a.id).slice(0, length);
}
