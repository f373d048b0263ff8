import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { circleAlertGlyph, circleCheckGlyph, clockGlyph } from '../icon/glyphs';
import { Spinner } from '../spinner/spinner';
import styles from './result-card.module.scss';

export type ResultState = 'asking' | 'waiting' | 'done' | 'ended' | 'failed';

interface ResultCardProps {
  /** A question, a wait for someone else, success, an end that somebody wanted, failure. */
  state: ResultState;
  title: string;
  text: ReactNode;
  /** One or two ways out; none while nothing is known. */
  children: ReactNode;
}

const GLYPHS = {
  waiting: clockGlyph,
  done: circleCheckGlyph,
  ended: circleAlertGlyph,
  failed: circleAlertGlyph,
};

/**
 * The page for the outcome of something: a mark, a sentence, links onwards. A change is announced, and replaces the
 * words in place: nothing moves.
 */
export function ResultCard({ state, title, text, children }: ResultCardProps) {
  return (
    <div className={styles.place} data-result-card>
      <section className={styles.card} data-state={state}>
        <span className={styles.mark}>
          {state === 'asking' ? <Spinner /> : <Icon glyph={GLYPHS[state]} size="large" />}
        </span>
        <div className={styles.words} aria-live="polite">
          <h1 key={title}>{title}</h1>
          <p key={`${title} text`}>{text}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </section>
    </div>
  );
}
