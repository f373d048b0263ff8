'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { UUID } from '@/lib/domain/uuid';
import { GAMES_KEY } from '../../api/get-games';
import { useBlocksOfGame } from '../../api/get-games-id-blocks';
import { blockGame } from '../../api/post-players-id-game-blocks';
import { liftGameBlock } from '../../api/post-players-id-game-blocks-game-lift';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { DeedForm, type DeedField } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { Failure, Loading } from '../parts/states';
import styles from '../players/player.module.scss';
import parts from '../parts/parts.module.scss';

const PLAYER: DeedField = { name: 'player', label: 'Id of the player', required: true, maxLength: 36 };

/** Players for whom a game is blocked, and blocking it for another one. */
export function GameBlocks({ game }: { game: { id: string; name: string } }) {
  const may = useMay();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useBlocksOfGame(game.id);
  /** The player whose block is about to be lifted, or that one is about to be made. */
  const [deed, setDeed] = useState<{ lift: string } | 'block' | null>(null);
  const [said, setSaid] = useState('');
  const done = (words: string) => () => {
    setDeed(null);
    setSaid(words);
    void client.invalidateQueries({ queryKey: GAMES_KEY });
  };
  return (
    <section aria-label={`Players for whom ${game.name} is blocked`}>
      <h3 className={styles.none}>Blocked for players</h3>
      <p className={parts.quiet} role="status">
        {said}
      </p>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="blocks" />
      ) : data.length === 0 ? (
        <p className={styles.none}>It is blocked for nobody.</p>
      ) : (
        <ul className={styles.lines}>
          {data.map(({ playerId, reason, by, at }) => (
            <li key={playerId}>
              <Link className={parts.link} href={`/office/players/${playerId}`}>
                {playerId}
              </Link>
              <small>
                {timeWords(at)}, {by}
              </small>
              <p className={styles.note}>{reason}</p>
              {may('unblock:players') && deed === null && (
                <button
                  type="button"
                  className={parts.button}
                  aria-label={`Open it to ${playerId} again …`}
                  onClick={() => setDeed({ lift: playerId })}
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
          <button type="button" className={parts.button} onClick={() => setDeed('block')}>
            Block for a player …
          </button>
        </div>
      )}
      {deed === 'block' && (
        <DeedForm
          key="block"
          keep={`block player ${game.id}`}
          title={`Block ${game.name} for a player`}
          fields={[PLAYER]}
          button="Block the game"
          isDangerous
          check={({ player = '' }) => {
            if (!UUID.test(player)) throw new FieldProblems({ player: 'This is no id of a player.' });
          }}
          onSubmit={({ player = '', reason = '' }) => blockGame(player, { gameId: game.id, reason })}
          onDone={done('The game is blocked for this player.')}
          onCancel={() => setDeed(null)}
        >
          <p>
            It ends at once where they have it open, and opens no more. Every other game stays open to them.
          </p>
        </DeedForm>
      )}
      {deed !== null && deed !== 'block' && (
        <DeedForm
          key={`lift ${deed.lift}`}
          keep={`lift game ${deed.lift} ${game.id}`}
          title={`Open ${game.name} to this player again`}
          button="Open it again"
          onSubmit={({ reason = '' }) => liftGameBlock(deed.lift, game.id, reason)}
          onDone={done(`${game.name} is open to this player again.`)}
          onCancel={() => setDeed(null)}
        />
      )}
    </section>
  );
}
