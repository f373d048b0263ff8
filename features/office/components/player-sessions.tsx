'use client';

import { usePlayerSessions } from '../api/get-players-id-sessions';
import { timeWords } from '../state/when';
import { Card } from './card';
import { Failure, Loading } from './states';
import styles from './player.module.scss';

/** Where a player is logged in. */
export function PlayerSessions({ id }: { id: string }) {
  const { data, error, isPending, refetch } = usePlayerSessions(id);
  return (
    <Card title="Sessions">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="sessions" />
      ) : data.length === 0 ? (
        <p className={styles.none}>Not logged in anywhere.</p>
      ) : (
        <ul className={styles.lines}>
          {data.map((session) => (
            <li key={session.sessionId}>
              <b title={session.userAgent ?? undefined}>
                {session.browser ?? 'Unknown browser'} on {session.system ?? 'an unknown system'}
              </b>
              <small>
                {session.address ?? 'Unknown address'}
                {session.country && `, ${session.country}`}; since {timeWords(session.createdAt)}, last seen{' '}
                {timeWords(session.lastSeenAt)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
