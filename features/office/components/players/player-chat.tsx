'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { playerKey } from '../../api/get-players-id';
import { useChatSilences } from '../../api/get-players-id-chat-silences';
import { liftChatSilence } from '../../api/post-players-id-chat-silences-lift';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { CHAT_REASON_WORDS } from '../chat/chat-words';
import { Card, Mark } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { Failure, Loading } from '../parts/states';
import styles from './player.module.scss';
import parts from '../parts/parts.module.scss';

type Silence = NonNullable<ReturnType<typeof useChatSilences>['data']>[number];

function endWords({ inForce, until, liftedAt, liftedByEmail }: Silence): string {
  if (liftedAt) return `Lifted ${timeWords(liftedAt)}${liftedByEmail ? ` by ${liftedByEmail}` : ''}`;
  if (until === null) return inForce ? 'For good' : 'Another one took its place';
  return inForce ? `Until ${timeWords(until)}` : `Over since ${timeWords(until)}`;
}

/** Whether a player may write at live tables, and the way to let them again. */
export function PlayerChat({ id }: { id: string }) {
  const may = useMay();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useChatSilences(id);
  const [isLifting, setLifting] = useState(false);
  const [said, setSaid] = useState('');
  const inForce = data?.some((silence) => silence.inForce) ?? false;
  return (
    <Card
      title="Table chat"
      beside={inForce ? <Mark tone="bad">Silenced</Mark> : <p role="status">{said}</p>}
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="silences" />
      ) : data.length === 0 ? (
        <p className={styles.none}>Never silenced.</p>
      ) : (
        <ul className={styles.lines}>
          {data.map((silence) => (
            <li key={silence.silencedAt}>
              <b>
                {CHAT_REASON_WORDS[silence.reason]}. {endWords(silence)}
              </b>
              <small>
                {timeWords(silence.silencedAt)}, {silence.operatorEmail ?? silence.operator}
              </small>
              <p className={styles.note}>{silence.note}</p>
            </li>
          ))}
        </ul>
      )}
      {inForce && may('decide:chat') && !isLifting && (
        <div className={styles.none}>
          <button
            type="button"
            className={parts.button}
            onClick={() => {
              setSaid('');
              setLifting(true);
            }}
          >
            Lift the silence …
          </button>
        </div>
      )}
      {isLifting && (
        <DeedForm
          keep={`lift silence ${id}`}
          title="Let this player write at tables again"
          button="Lift the silence"
          onSubmit={({ reason = '' }) => liftChatSilence(id, reason)}
          onDone={() => {
            setLifting(false);
            setSaid('The player may write again.');
            void client.invalidateQueries({ queryKey: playerKey(id) });
          }}
          onCancel={() => setLifting(false)}
        />
      )}
      <p className={styles.none}>
        <Link className={parts.link} href={`/office/chat?q=${id}&state=all`}>
          What was reported of and by this player
        </Link>
      </p>
    </Card>
  );
}
