import { timeWords } from '../../state/when';
import own from './rows.module.scss';

/** A moment in a table: on one line. */
export const Moment = ({ at }: { at: string | null }) =>
  at === null ? '–' : <span className={own.oneLine}>{timeWords(at)}</span>;
