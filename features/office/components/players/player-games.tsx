'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isGameId } from '@/lib/domain/game-id';
import { playerKey } from '../../api/get-players-id';
import { useGameBlocks } from '../../api/get-players-id-game-blocks';
import { blockGame } from '../../api/post-players-id-game-blocks';
import { liftGameBlock } from '../../api/post-players-id-game-blocks-game-lift';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card } from '../parts/card';
import { DeedForm, type DeedField } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { Failure, Loading } from '../parts/states';
import styles from './player.module.scss';
import parts from '../parts/parts.module.scss';

const GAME: DeedField = {
  name: 'game',
  label: 'Id of the game, such as g107',
  required: true,
  maxLength: 100,
};

/** Single games that are blocked for a player; all others stay open to them. */
export function PlayerGames({ id }: { id: string }) {
  const may = useMay();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useGameBlocks(id);
  /** The game whose block is about to be lifted, or that one is about to be blocked. */
  const [deed, setDeed] = useState<{ lift: string } | 'block' | null>(null);
  const [said, setSaid] = useState('');
  const begin = (next: NonNullable<typeof deed>) => {
    setSaid('');
    setDeed(next);
  };
  const done = (words: string) => () => {
    setDeed(null);
    setSaid(words);
    void client.invalidateQueries({ queryKey: playerKey(id) });
  };
  const lifted = deed !== null && deed !== 'block' && data?.find(({ gameId }) => gameId === deed.lift);
  return (
    <Card title="Blocked games" beside={<p role="status">{said}</p>}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="blocked games" />
      ) : data.length === 0 ? (
        <p className={styles.none}>No game is blocked.</p>
      ) : (
        <ul className={styles.lines}>
          {data.map(({ gameId, game, reason, operator, operatorEmail, blockedAt }) => (
            <li key={gameId}>
              <b>
                {game} ({gameId})
              </b>
              <small>
                {timeWords(blockedAt)}, {operatorEmail ?? operator}
              </small>
              <p className={styles.note}>{reason}</p>
              {may('unblock:players') && deed === null && (
                <button
                  type="button"
                  className={parts.button}
                  aria-label={`Open ${game} again …`}
                  onClick={() => begin({ lift: gameId })}
                >
                  Open again …
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {may('block:players') && deed === null && (
        <div className={styles.none}>
          <button type="button" className={parts.button} onClick={() => begin('block')}>
            Block a game …
          </button>
        </div>
      )}
      {deed === 'block' && (
        <DeedForm
          key="block"
          keep={`block game ${id}`}
          title="Block a game for this player"
          fields={[GAME]}
          button="Block the game"
          isDangerous
          check={({ game = '' }) => {
            if (!isGameId(game)) throw new FieldProblems({ game: 'This is no id of a game.' });
          }}
          onSubmit={({ game = '', reason = '' }) => blockGame(id, { gameId: game, reason })}
          onDone={done('The game is blocked for this player.')}
          onCancel={() => setDeed(null)}
        >
          <p>It ends at once where it is open, and opens no more. Every other game stays open to them.</p>
        </DeedForm>
      )}
      {lifted && (
        <DeedForm
          key={`lift ${lifted.gameId}`}
          keep={`lift game ${id} ${lifted.gameId}`}
          title={`Open ${lifted.game} to this player again`}
          button="Open it again"
          onSubmit={({ reason = '' }) => liftGameBlock(id, lifted.gameId, reason)}
          onDone={done(`${lifted.game} is open to this player again.`)}
          onCancel={() => setDeed(null)}
        />
      )}
    </Card>
  );
}
