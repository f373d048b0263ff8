'use client';

import { useTranslations } from 'next-intl';
import { prizeOf, type BoardLine, type PlacePrize } from '../domain/tournament';
import { useTournamentWords } from '../hooks/use-tournament-words';
import { OwnPrize } from './own-prize';
import styles from './podium.module.scss';

/** The podium before it is known who stands on it. */
export const WaitingPodium = () => <div className={styles.podium} aria-hidden="true" />;

/** The first three of a tournament that is over. */
export function Podium({ lines, prizes }: { lines: readonly BoardLine[]; prizes: readonly PlacePrize[] }) {
  const t = useTranslations('Tournaments');
  const words = useTournamentWords();
  if (lines.length === 0) return null;
  return (
    <section className={styles.podium} aria-labelledby="tournament-podium">
      <h2 className="visually-hidden" id="tournament-podium">
        {t('podium')}
      </h2>
      <ol>
        {lines.map((line) => {
          const prize = prizeOf(prizes, line.place);
          return (
            <li key={line.place} data-place={line.place}>
              <span className={styles.medal} aria-hidden>
                {line.place}
              </span>
              <div className={styles.step}>
                <span className="visually-hidden">{words.place(line.place)}</span>
                <b dir="auto">{line.name}</b>
                <small>{t('points', { count: line.points, points: words.points(line.points) })}</small>
                {prize && (
                  <span>
                    <OwnPrize {...prize} />
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
