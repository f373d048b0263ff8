'use client';

import { countryName } from '@/lib/domain/countries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { playerKey } from '../../api/get-players-id';
import { usePlayerSessions } from '../../api/get-players-id-sessions';
import { endSessions } from '../../api/post-players-id-sessions-end';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { Failure, Loading } from '../parts/states';
import styles from './player.module.scss';
import parts from '../parts/parts.module.scss';

type Session = NonNullable<ReturnType<typeof usePlayerSessions>['data']>[number];

const nameOf = ({ browser, system }: Session) =>
  `${browser ?? 'Unknown browser'} on ${system ?? 'an unknown system'}`;

/** Where a player is logged in, and a way to end one of the sessions. */
export function PlayerSessions({ id }: { id: string }) {
  const may = useMay();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = usePlayerSessions(id);
  const [ending, setEnding] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const mayEnd = may('end:sessions');
  return (
    <Card title="Sessions" beside={<p role="status">{said}</p>}>
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
              <div className={styles.split}>
                <div>
                  <b title={session.userAgent ?? undefined}>{nameOf(session)}</b>
                  <small>
                    {session.address ?? 'Unknown address'}
                    {session.country && `, ${countryName(session.country, 'en')}`}; since{' '}
                    {timeWords(session.createdAt)}, last seen {timeWords(session.lastSeenAt)}
                  </small>
                </div>
                {mayEnd && ending !== session.sessionId && (
                  <button
                    type="button"
                    className={parts.button}
                    aria-label={`End this session, ${nameOf(session)}, since ${timeWords(session.createdAt)}`}
                    onClick={() => {
                      setSaid('');
                      setEnding(session.sessionId);
                    }}
                  >
                    End
                  </button>
                )}
              </div>
              {ending === session.sessionId && (
                <DeedForm
                  keep={`end session ${session.sessionId}`}
                  title={`End the session of ${nameOf(session)}`}
                  button="End this session"
                  onSubmit={({ reason = '' }) => endSessions(id, { reason, sessionId: session.sessionId })}
                  onDone={() => {
                    setEnding(null);
                    setSaid('The session is over.');
                    void client.invalidateQueries({ queryKey: playerKey(id) });
                  }}
                  onCancel={() => setEnding(null)}
                >
                  <p>The player is logged out on this device at once; others stay logged in.</p>
                </DeedForm>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
