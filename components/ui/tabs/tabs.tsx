'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.scss';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What it shows. Mounted while it is chosen. */
  panel: ReactNode;
  disabled?: boolean;
}

interface TabsProps<Value extends string> {
  /** What the tabs divide; read out, not shown. */
  label: string;
  tabs: readonly TabItem<Value>[];
  /** The chosen one, when something outside holds it; else `defaultValue`, else the first. */
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

/**
 * Views of one place. The arrow keys choose, Tab enters the view. Views with addresses of their own are links, not
 * tabs.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue = tabs.find(({ disabled }) => !disabled)?.value,
  onValueChange,
}: TabsProps<Value>) {
  return (
    <Base.Root
      className={styles.tabs}
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
    >
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} className={styles.tab} value={tab.value} disabled={tab.disabled}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} className={styles.panel} value={tab.value}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
