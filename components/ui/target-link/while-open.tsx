'use client';

import type { ReactNode } from 'react';
import { useIsOffered } from '@/lib/browser/sections/use-closed-sections';

/** What is offered only while its target is not in a closed section. */
export function WhileOpen({ target, children }: { target: string; children: ReactNode }) {
  return useIsOffered()(target) ? children : null;
}
