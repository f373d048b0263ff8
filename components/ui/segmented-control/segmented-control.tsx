'use client';

import { useRef, type KeyboardEvent } from 'react';
import styles from './segmented-control.module.scss';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SegmentedControlProps<Value extends string> {
  /** What is being chosen; read out, not shown. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Id of the panel for the chosen segment. Its role is `tabpanel`. */
  panelId?: string;
}

/** Two or three views of one place, as tabs: one tab stop, arrow keys move and choose. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  panelId,
}: SegmentedControlProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const open = segments.filter((segment) => !segment.disabled);
    const index = open.findIndex((segment) => segment.value === value);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const targets: Record<string, number> = {
      ArrowRight: index + (rtl ? -1 : 1),
      ArrowLeft: index + (rtl ? 1 : -1),
      Home: 0,
      End: open.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + open.length) % open.length;
    const segment = open[next];
    if (!segment) return;
    onValueChange(segment.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]:enabled')[next]?.focus();
  }

  return (
    <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={move} tabIndex={-1}>
      {segments.map((segment) => {
        const selected = segment.value === value;
        return (
          <button
            key={segment.value}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={panelId}
            disabled={segment.disabled}
            tabIndex={selected ? 0 : -1}
            onClick={() => onValueChange(segment.value)}
          >
            {segment.label}
          </button>
        );
      })}
    </div>
  );
}
