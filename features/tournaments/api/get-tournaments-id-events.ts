import { followBoard, type BoardListener } from '../state/board-stream';

/** Tells the leaderboard of a tournament as it changes. @returns ends it */
export const watchBoard = (id: string, listener: BoardListener): (() => void) =>
  followBoard(`/api/v1/tournaments/${id}/events`, listener);
