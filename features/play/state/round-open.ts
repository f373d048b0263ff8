import { atom } from 'jotai';

/** Whether a round goes on in the game that is open: no offer is shown over it. */
export const roundOpenAtom = atom(false);
