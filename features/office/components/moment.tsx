import { timeWords } from '../state/when';
import styles from './parts.module.scss';

/** A moment in a table: on one line. */
export const Moment = ({ at }: { at: string | null }) =>
  at === null ? '–' : <span className={styles.moment}>{timeWords(at)}</span>;
