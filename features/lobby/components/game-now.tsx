'use client';

import { useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { userGlyph } from '@/components/ui/icon/frame-glyphs';
import { gamesNowQuery } from '../api/get-games-now';
import styles from './game-card.module.scss';

/** So many results of a table a card shows. */
const RESULTS = 3;

const never = () => () => {};

/** Beside the note of a card: who is at the table now, the last numbers of roulette, or how the last rounds of crash ended. Nothing when unknown. */
export function GameNow({ id }: { id: string }) {
  const t = useTranslations('Lobby.now');
  const locale = useLocale();
  // Another card's answer may be there before this one is hydrated, and the page has none.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // After a failure the numbers of before are no longer true.
  const { data, isError } = useQuery({ ...gamesNowQuery, select: (games) => games[id] });
  if (!isHydrated || !data || isError) return null;

  if (data.last.length > 0) {
    const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    return (
      <p className={`${styles.now} num`}>
        <span className="visually-hidden">{t('lastResults')}</span>
        {data.last.slice(0, RESULTS).map((point, index) => (
          <span key={index}>{times.format(point / 100)}×</span>
        ))}
      </p>
    );
  }
  const { players, seats, numbers } = data;
  if (players + numbers.length === 0) return null;
  return (
    <p className={`${styles.now} num`}>
      {players > 0 && (
        <>
          <span aria-hidden>
            <Icon glyph={userGlyph} size="small" />
            {seats ? `${seats.taken}/${seats.of}` : new Intl.NumberFormat(locale).format(players)}
          </span>
          <span className="visually-hidden">
            {seats ? t('seats', seats) : t('players', { count: players })}
          </span>
        </>
      )}
      {numbers.length > 0 && (
        <span className={styles.numbers}>
          <span className="visually-hidden">{t('lastNumbers')}</span>
          {numbers.slice(0, RESULTS).map((number, index) => (
            <span key={index}>{number}</span>
          ))}
        </span>
      )}
    </p>
  );
}
