'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { isReachable } from '@/lib/domain/reachable';
import type { Section } from '@/lib/domain/sections';
import { useCatalogueCounts } from '@/lib/browser/games/use-catalogue-counts';

const Closed = createContext<readonly Section[]>([]);

interface ClosedSectionsProps {
  closed: readonly Section[];
  children: ReactNode;
}

/**
 * Provides the sections that are closed to visitors to everything within. The server knows them and renders
 * accordingly.
 */
export function ClosedSections({ closed, children }: ClosedSectionsProps) {
  return <Closed value={closed}>{children}</Closed>;
}

/** The sections that are closed to visitors; empty without a provider. */
export const useClosedSections = (): readonly Section[] => useContext(Closed);

/** Whether a link may be shown: it leads neither into a closed section nor to an empty category. */
export function useIsReachable(): (target: string) => boolean {
  const closed = useClosedSections();
  const { empty } = useCatalogueCounts();
  return (target) => isReachable(target, { closed, empty });
}
