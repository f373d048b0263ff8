import { atom } from 'jotai';

/** Whether a round goes on in the game that is open: what is not asked for covers no round. */
export const roundOpenAtom = atom(false);
