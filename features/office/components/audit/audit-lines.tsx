import type { AuditEntry } from '../../api/get-audit';
import { timeWords } from '../../state/when';
import { ActionWords, changeOf, whoOf } from './audit-words';
import styles from '../players/player.module.scss';
import parts from '../parts/parts.module.scss';

/** Entries of the audit, a line each. */
export function AuditLines({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className={styles.lines}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <small>
            {timeWords(entry.at)}, {whoOf(entry)}
          </small>
          <p>
            <ActionWords code={entry.action} />
          </p>
          {entry.reason && <p className={styles.note}>{entry.reason}</p>}
          <p className={parts.values}>{changeOf(entry)}</p>
        </li>
      ))}
    </ol>
  );
}
