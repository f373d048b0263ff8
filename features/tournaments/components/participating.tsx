'use client';

import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { joinedAtom } from '../state/joined';

interface ParticipatingProps {
  /** The tournament. */
  id: string;
  /** What everybody else reads. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** What who takes part reads. It stands where the other words stood, so that nothing moves when it is known. */
export function Participating({ id, otherwise, children }: ParticipatingProps) {
  return useAtomValue(joinedAtom).has(id) ? children : otherwise;
}
