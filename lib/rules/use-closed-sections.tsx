'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { leadsToOpen, type Section } from '@/lib/domain/sections';

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

/** Says of a link's target whether it may be offered, see leadsToOpen(). */
export function useLeadsToOpen(): (target: string) => boolean {
  const closed = useClosedSections();
  return (target) => leadsToOpen(target, closed);
}
