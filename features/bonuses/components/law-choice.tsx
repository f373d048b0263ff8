'use client';

import type { ReactNode } from 'react';
import { useBonusLaw } from '../api/get-bonuses-law';

interface Props {
  /** Under each law; `over` is for whom it lets have no bonus any more. */
  versions: readonly { law: string; shown: ReactNode; over: ReactNode | null }[];
  /** Without a law. */
  free: ReactNode;
}

/** Of what a page holds for each law, what is the reader's. */
export function LawChoice({ versions, free }: Props) {
  const reader = useBonusLaw();
  const own = versions.find(({ law }) => law === reader?.law);
  return (reader?.isFirstPlayOver && own?.over) || (own?.shown ?? free);
}
