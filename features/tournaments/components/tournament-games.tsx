'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { searchGlyph } from '@/components/ui/icon/glyphs';
import { Poster } from '@/components/ui/poster/poster';
import { TextField } from '@/components/ui/text-field/text-field';
import { Link } from '@/lib/i18n/navigation';
import type { TournamentDetails } from '../domain/tournament';
import styles from './tournament-games.module.scss';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The games that count, with a filter by name. */
export function TournamentGames({ id, games }: { id: string; games: TournamentDetails['games'] }) {
  const t = useTranslations('Tournaments.games');
  const [wanted, setWanted] = useState('');
  const shown = games.filter(({ name }) => plain(name).includes(plain(wanted.trim())));
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>
          {t('title')} <small>{t('count', { count: games.length })}</small>
        </h2>
        <TextField
          label={t('filter')}
          type="search"
          glyph={searchGlyph}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </header>
      <p className="visually-hidden" role="status">
        {wanted.trim() !== '' && t('found', { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <ul className={styles.games}>
          {shown.map((game) => (
            <li key={game.id}>
              <Link href={game.geo_link} prefetch={false}>
                <Poster
                  image={game.image}
                  colour={game.gradient_color}
                  sizes="(min-width: 768px) 170px, 33vw"
                />
                <b>{game.name}</b>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('none')}</p>
      )}
    </section>
  );
}
