'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { Currency } from '@/lib/money/money';
import { SAID_RETURN, wayOf, type OwnPlace, type TournamentDetails } from '../domain/tournament';
import { useTournamentWords } from '../hooks/use-tournament-words';
import styles from './leaderboard.module.scss';

/** The least that points can differ by. */
const POINT_STEP = 0.01;

interface WayUpProps {
  own: OwnPlace;
  tournament: TournamentDetails;
  currency: Currency;
}

/** What is missing to the next place and to the next better prize, and what that costs. */
export function WayUp({ own, tournament, currency }: WayUpProps) {
  const t = useTranslations('Tournaments.way');
  const words = useTournamentWords();
  const { strategy, minimumBet } = tournament;
  const { place, toNext, nextPrize, points } = own;
  // Any first round that counts has that place: nothing is missing.
  if (place === null && nextPrize !== null && nextPrize.missing <= POINT_STEP) return null;
  if (toNext === null && nextPrize === null) {
    return place === 1 ? (
      <div className={styles.way}>
        <p>{t('first')}</p>
      </div>
    ) : null;
  }
  const bold = (text: ReactNode) => <b>{text}</b>;
  const costOf = (missing: number) => {
    const way = wayOf({ strategy, minimumBet, currency }, missing);
    if (!way)
      return strategy === 'highest_ratio' ? t('oneRound', { ratio: words.points(points + missing) }) : '';
    const sums = {
      stakes: words.money(way.stakes, currency),
      cost: words.money(way.cost, currency),
      percent: words.count(SAID_RETURN),
    };
    return way.rounds === undefined
      ? t('costs', sums)
      : t(strategy === 'spins' ? 'roundsCost' : 'aboutRoundsCost', { ...sums, count: way.rounds });
  };
  const target = nextPrize && { place: nextPrize.place, points: points + nextPrize.missing };
  const done = target && target.points > 0 ? Math.min(1, points / target.points) : 0;
  const same = nextPrize !== null && place !== null && nextPrize.place === place - 1;
  return (
    <div className={styles.way}>
      {toNext !== null && place !== null && (
        <p>
          {t.rich('next', {
            points: words.points(toNext),
            count: toNext,
            place: words.place(place - 1),
            b: bold,
          })}{' '}
          {costOf(toNext)}
        </p>
      )}
      {nextPrize && same && <p>{t('nextPays')}</p>}
      {nextPrize && !same && (
        <p>
          {t.rich('prize', {
            points: words.points(nextPrize.missing),
            count: nextPrize.missing,
            place: words.place(nextPrize.place),
            b: bold,
          })}{' '}
          {costOf(nextPrize.missing)}
        </p>
      )}
      {target && (
        <>
          <div
            className={styles.rail}
            role="img"
            aria-label={t('rail', { points: words.points(points), target: words.points(target.points) })}
            style={{ '--done': `${done * 100}%` } as CSSProperties}
          >
            <i />
          </div>
          <p className={styles.ends} aria-hidden>
            <span>{t('own', { points: words.points(points) })}</span>
            <span>
              {t('target', { place: words.place(target.place), points: words.points(target.points) })}
            </span>
          </p>
        </>
      )}
    </div>
  );
}
