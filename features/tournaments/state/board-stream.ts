import { keepStreamWhileSeen } from '@/lib/browser/keep-stream';
import { withBasePath } from '@/lib/domain/base-path';
import type { Board, OwnPlace } from '../domain/tournament';

/** What a stream tells a participant. */
export type ToldPlace = Pick<OwnPlace, 'place' | 'points'>;

export interface BoardListener {
  onBoard: (board: Board) => void;
  onOwn: (own: ToldPlace) => void;
  /** Whether it is told now. */
  onLive: (isLive: boolean) => void;
}

function parsed(data: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Tells a leaderboard as it changes, as long as the page is seen.
 * @param path of the stream, without the base path
 * @returns ends it
 */
export function followBoard(path: string, { onBoard, onOwn, onLive }: BoardListener): () => void {
  return keepStreamWhileSeen({
    url: withBasePath(path),
    listen: (source) => {
      source.addEventListener('board', ({ data }: MessageEvent<string>) => {
        const board = parsed(data);
        onLive(true);
        if (Array.isArray(board?.lines)) onBoard(board as unknown as Board);
      });
      source.addEventListener('own', ({ data }: MessageEvent<string>) => {
        const own = parsed(data);
        if (typeof own?.points === 'number') onOwn(own as unknown as ToldPlace);
      });
      source.addEventListener('error', () => onLive(false));
    },
  });
}
