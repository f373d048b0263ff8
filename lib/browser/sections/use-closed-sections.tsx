'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { isOffered } from '@/lib/domain/offered';
import type { Section } from '@/lib/domain/sections';
import { useOffer } from '@/lib/browser/games/use-offer';

const Closed = createContext<readonly Section[]>([]);

interface ClosedSectionsProps {
  closed: readonly Section[];
  children: ReactNode;
}

/** Tells everything within which sections visitors do not get into; the server knows it and renders accordingly. */
export function ClosedSections({ closed, children }: ClosedSectionsProps) {
  return <Closed value={closed}>{children}</Closed>;
}

/** The sections that visitors do not get into; none, where nobody says so. */
export const useClosedSections = (): readonly Section[] => useContext(Closed);

/** Says of a link's target whether it may be offered: it leads into no closed section and to no empty category. */
export function useIsOffered(): (target: string) => boolean {
  const closed = useClosedSections();
  const { empty } = useOffer();
  return (target) => isOffered(target, { closed, empty });
}
