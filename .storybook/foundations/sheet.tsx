import type { CSSProperties, ReactNode } from 'react';

/** A page of the foundations: groups under each other, each with its name. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 36, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</div>;
}

export function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section style={{ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h2 style={{ font: 'var(--t-h3)' }}>{title}</h2>
      {note && <p style={{ color: 'var(--muted)', maxInlineSize: '70ch' }}>{note}</p>}
      {children}
    </section>
  );
}

/** As many columns as fit. */
export function Cells({ width = 150, children }: { width?: number; children: ReactNode }) {
  const style: CSSProperties = {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
  };
  return <ul style={style}>{children}</ul>;
}

/** A sample over the name of its token. */
export function Cell({ token, value, children }: { token: string; value?: string; children: ReactNode }) {
  return (
    <li style={{ display: 'grid', gap: 8, alignContent: 'start' }}>
      {children}
      <code style={{ font: '500 13px/1.3 ui-monospace, monospace', overflowWrap: 'anywhere' }}>{token}</code>
      {value && <span style={{ color: 'var(--muted)', font: 'var(--t-s)' }}>{value}</span>}
    </li>
  );
}
