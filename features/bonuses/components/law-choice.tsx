'use client';

import type { ReactNode } from 'react';
import { useWageringBound } from '../api/get-bonuses-wagering-bound';

interface Props {
  /** Under the bounds that laws set. */
  versions: readonly { most: number; shown: ReactNode }[];
  /** Without a bound. */
  free: ReactNode;
}

/** Of what a page holds for each law, what is the reader's. */
export function LawChoice({ versions, free }: Props) {
  const bound = useWageringBound();
  return versions.find(({ most }) => most === bound)?.shown ?? free;
}
