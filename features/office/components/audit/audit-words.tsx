import Link from 'next/link';
import { UUID } from '@/lib/domain/uuid';
import { actionWords } from '../../action-words';
import type { AuditEntry } from '../../api/get-audit';
import styles from '../parts/parts.module.scss';
import own from '../parts/rows.module.scss';

/** Parts of the platform whose deeds are done to players. */
const ABOUT_PLAYERS = ['identity', 'office', 'players', 'tournaments', 'verification'];

/** Who did it, by name where one is known. */
export const whoOf = ({ kind, actor, operatorEmail }: AuditEntry): string =>
  kind === 'operator'
    ? (operatorEmail ?? `Operator ${actor}`)
    : kind === 'system'
      ? `System, ${actor}`
      : 'Player';

/** What something was and became, as it was written down. */
export function changeOf({ before, after }: AuditEntry): string {
  const text = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));
  return [text(before), text(after)].filter(Boolean).join(' → ');
}

/** A deed in words, with the code that filters and the CSV know it by. */
export function ActionWords({ code, words = actionWords(code) }: { code: string; words?: string }) {
  return (
    <>
      <b>{words}</b>
      {words !== code && <code className={own.code}>{code}</code>}
    </>
  );
}

/** What it was done to; a player by the way to them. */
export function Subject({ entry: { kind, actor, action, subject } }: { entry: AuditEntry }) {
  const id = subject ?? (kind === 'player' ? actor : null);
  if (id === null) return '–';
  const isPlayer = UUID.test(id) && (id === actor || ABOUT_PLAYERS.includes(action.split('.', 1)[0] ?? ''));
  if (!isPlayer) return <span className={styles.values}>{id}</span>;
  return (
    <Link className={styles.link} data-row-link href={`/office/players/${id}?tab=history`}>
      Player {id.slice(0, 8)}
    </Link>
  );
}
