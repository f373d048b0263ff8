'use client';

import type { ReactNode } from 'react';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';

/** What is offered only while its target is not in a closed section. */
export function WhileOpen({ target, children }: { target: string; children: ReactNode }) {
  return useIsReachable()(target) ? children : null;
}
