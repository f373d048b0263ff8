import { keepStreamWhileSeen } from '@/lib/browser/keep-stream';
import { withBasePath } from '@/lib/domain/base-path';
import type { Winner } from '../domain/merge-winners';

const isWinners = (value: unknown): value is Winner[] =>
  Array.isArray(value) && value.every((entry) => typeof (entry as Winner | null)?.id === 'number');

function read(data: string): Winner[] {
  try {
    const value: unknown = JSON.parse(data);
    return isWinners(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Tells of new winners as long as the page is seen.
 * @param onWinners gets them the newest first, some perhaps again.
 * @returns ends it.
 */
export const watchWinners = (onWinners: (winners: Winner[]) => void): (() => void) =>
  keepStreamWhileSeen({
    url: withBasePath('/api/v1/winners/events'),
    listen: (source) =>
      source.addEventListener('winners', ({ data }: MessageEvent<string>) => onWinners(read(data))),
  });
