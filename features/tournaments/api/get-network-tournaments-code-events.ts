import { followBoard, type BoardListener } from '../state/board-stream';

/** Tells the leaderboard of a studio's tournament as it changes. @returns ends it */
export const watchNetworkBoard = (code: string, listener: BoardListener): (() => void) =>
  followBoard(`/api/v1/network-tournaments/${code}/events`, listener);
