'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './step.module.scss';

interface StepProps {
  /** What is shown now: when it changes, something takes the place of something else. */
  of: string;
  /** It takes the place of something outside of it: then it begins with the focus, too. */
  arrives?: boolean;
  /** How it lays out what is in it. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A place whose content changes by a press in it. What was pressed is gone then, and the focus with it: the place takes
 * it, so that whoever uses keys or listens goes on there and not at the top of the page.
 */
export function Step({ of, arrives = false, className, children }: StepProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(arrives ? null : of);
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) place.current?.focus();
  }, [of]);
  return (
    <div ref={place} className={className ? `${styles.step} ${className}` : styles.step} tabIndex={-1}>
      {children}
    </div>
  );
}
