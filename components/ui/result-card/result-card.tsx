import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { circleAlertGlyph, circleCheckGlyph, clockGlyph } from '../icon/glyphs';
import { Spinner } from '../spinner/spinner';
import styles from './result-card.module.scss';

export type ResultState = 'asking' | 'waiting' | 'done' | 'failed';

interface ResultCardProps {
  /** We ask, somebody else lets us wait, it came true, it did not. */
  state: ResultState;
  title: string;
  text: ReactNode;
  /** One or two ways out. */
  children: ReactNode;
}

const GLYPHS = { waiting: clockGlyph, done: circleCheckGlyph, failed: circleAlertGlyph };

/**
 * The page that says what became of something: a mark, a sentence, the ways out. A change of it is announced, and is
 * new words in the place of the old ones: none of them moves.
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
