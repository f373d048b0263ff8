'use client';

import { useTranslations } from 'next-intl';
import type { PlacePrize } from '../domain/tournament';
import { prizeOf } from '../domain/tournament';
import { useTournamentWords } from '../hooks/use-tournament-words';
import { OwnPrize } from './own-prize';
import styles from './tournament-details.module.scss';

/** What each place gets. */
export function PrizeTable({ prizes, ownPlace }: { prizes: readonly PlacePrize[]; ownPlace: number | null }) {
  const t = useTranslations('Tournaments');
  const words = useTournamentWords();
  const own = prizeOf(prizes, ownPlace);
  return (
    <section className={styles.panel} aria-labelledby="tournament-prizes">
      <h2 id="tournament-prizes">{t('prizes')}</h2>
      <ul className={styles.prizes}>
        {prizes.map((prize) => (
          <li key={prize.placeFrom} data-own={prize === own ? '' : undefined}>
            <span>{words.places(prize.placeFrom, prize.placeTo)}</span>
            <b>
              <OwnPrize {...prize} />
            </b>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t('prizesNote')}</p>
    </section>
  );
}
