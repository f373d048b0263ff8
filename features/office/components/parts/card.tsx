import { useId, type ReactNode } from 'react';
import own from './mark.module.scss';
import styles from './parts.module.scss';

/** A titled part of a page. */
export function Card({
  title,
  name,
  beside,
  children,
}: {
  title: string;
  /** What tells it from others of the same title, for whoever listens. */
  name?: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className={styles.card}
      data-card
      {...(name ? { 'aria-label': name } : { 'aria-labelledby': id })}
    >
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** They are sentences: each begins where the one above it does. */
  sentences?: boolean;
}

/** Facts of a thing, a line each. */
export function Facts({ facts, sentences }: FactsProps) {
  return (
    <dl className={sentences ? `${styles.facts} ${own.sentences}` : styles.facts}>
      {facts.map(([name, value], index) => (
        // Two things may have happened in one minute.
        <div key={`${index} ${name}`}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Tone = 'ok' | 'wait' | 'bad' | 'plain';

export function Mark({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={own.mark} data-tone={tone}>
      {children}
    </span>
  );
}
