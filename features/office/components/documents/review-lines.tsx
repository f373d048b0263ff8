import type { DocumentCase } from '../../api/get-players-id-documents';
import { dayWords, timeWords } from '../../state/when';
import { DECISION_WORDS, REASON_WORDS, STEP_WORDS } from './document-words';
import styles from '../players/player.module.scss';

interface ReviewLinesProps {
  reviews: DocumentCase['reviews'];
  /** Says what each one was about. */
  withStep?: boolean;
}

/** Decisions about documents, a line each. */
export function ReviewLines({ reviews, withStep }: ReviewLinesProps) {
  if (reviews.length === 0) return <p className={styles.none}>None.</p>;
  return (
    <ol className={styles.lines}>
      {reviews.map((row) => (
        <li key={row.id}>
          <small>
            {timeWords(row.at)}
            {row.operator && `, ${row.operatorEmail ?? `operator ${row.operator}`}`}
          </small>
          <b>
            {withStep && `${STEP_WORDS[row.step]}: `}
            {DECISION_WORDS[row.decision]}
            {row.reason && `, ${REASON_WORDS[row.reason]}`}
            {row.decision === 'approve' && row.validUntil && `, until ${dayWords(row.validUntil)}`}
          </b>
          {row.note && <p className={styles.note}>{row.note}</p>}
        </li>
      ))}
    </ol>
  );
}
