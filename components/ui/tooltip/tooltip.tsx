'use client';

import type { ReactElement } from 'react';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import styles from './tooltip.module.scss';

export interface TooltipProps {
  /** One short line about the thing that it stands beside. */
  text: string;
  /** A button or link: it must be reachable by keyboard and pass on what it is given. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** Set to show and hide it by a state of one's own, as a copy button does after its press. */
  open?: boolean;
  /** How long the pointer rests before it shows, in ms; the focus shows it at once. */
  delay?: number;
}

/**
 * A hint for those who see: it shows on hover and on focus, Escape hides it. It names nothing: the thing that it
 * belongs to has an accessible name of its own. Load it lazily.
 */
export function Tooltip({ text, children, side = 'top', open, delay = 400 }: TooltipProps) {
  return (
    <BaseTooltip.Root open={open}>
      <BaseTooltip.Trigger render={children} delay={delay} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          className={styles.positioner}
          side={side}
          sideOffset={8}
          collisionPadding={12}
        >
          <BaseTooltip.Popup className={styles.popup} role="tooltip">
            <BaseTooltip.Arrow className={styles.caret} />
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
