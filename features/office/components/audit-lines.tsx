import type { AuditEntry } from '../api/get-audit';
import { timeWords } from '../state/when';
import styles from './player.module.scss';
import parts from './parts.module.scss';

const KIND_WORDS = { player: 'Player', operator: 'Operator', system: 'System' } as const;

/** Who did it, by name where one is known. */
const whoOf = ({ kind, actor, operatorEmail }: AuditEntry): string =>
  kind === 'operator'
    ? (operatorEmail ?? `Operator ${actor}`)
    : kind === 'system'
      ? `System, ${actor}`
      : KIND_WORDS[kind];

/** What something was and became, as it was written down. */
function changeOf({ before, after }: AuditEntry): string {
  const text = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));
  return [text(before), text(after)].filter(Boolean).join(' → ');
}

/** Entries of the audit, a line each. */
export function AuditLines({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className={styles.lines}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <small>
            {timeWords(entry.at)}, {whoOf(entry)}
          </small>
          <b>{entry.action}</b>
          {entry.reason && <p className={styles.note}>{entry.reason}</p>}
          <p className={parts.values}>{changeOf(entry)}</p>
        </li>
      ))}
    </ol>
  );
}
