import { atom } from 'jotai';

/** Ids of the tournaments that the player has joined; none before that is known. */
export const joinedAtom = atom<ReadonlySet<string>>(new Set<string>());
