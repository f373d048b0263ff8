'use client';

import type { ListedGame } from '../../api/get-games';
import { useMay } from '../../state/office-me';
import { Facts } from '../parts/card';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import { Closing } from './closing';
import { GameBlocks } from './game-blocks';
import { closureWords, kindWords, returnWords } from './game-words';
import { stakesWords } from './games-columns';

/** A game: what it is, what it brought, by whom it is closed, and what to change about that. */
export function GameSettings({ game, onDone }: { game: ListedGame; onDone: (words: string) => void }) {
  const maySeePlayers = useMay()('read:players');
  const { closures, rounds, staked, won } = game;
  const ownClosure = closures.find((one) => one.of === 'game');
  const back = staked === 0 ? '–' : returnWords(Math.round((won / staked) * 1_000_000));
  return (
    <section aria-label={game.name}>
      <Facts
        facts={[
          [
            'Its page',
            <a key="page" className={styles.link} href={game.path} target="_blank" rel="noreferrer">
              {game.path}
            </a>,
          ],
          ['Engine', kindWords(game)],
          ['Return, in the long run', returnWords(game.returned)],
          ['Stakes', stakesWords(game)],
          [
            'Last 7 days',
            `${rounds.toLocaleString('en')} rounds, ${money(staked, 'EUR')} staked, ${money(won, 'EUR')} won: ${back}`,
          ],
          ...closures.map(
            (one) =>
              [one.of === 'game' ? 'Closed' : `Closed with ${game.studio}`, closureWords(one)] as const,
          ),
        ]}
      />
      <Closing
        target={{ game: game.id }}
        name={game.name}
        closed={ownClosure?.kind ?? null}
        onDone={onDone}
      />
      {maySeePlayers && <GameBlocks game={game} />}
    </section>
  );
}
