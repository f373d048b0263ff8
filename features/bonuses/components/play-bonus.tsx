'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { Grant } from '../api/get-me-bonuses';
import { partWagered } from '../domain/grant';
import { useGrantWords } from '../hooks/use-grant-words';
import styles from './play-bonus.module.scss';

interface PlayBonusProps {
  grant: Grant;
  /** Percent of a stake in this game that count; 0 where only real money can be staked. */
  weight: number;
}

/** One line over a game: what it counts for the bonus in play, the max bet, and how far the wagering is. */
export function PlayBonus({ grant, weight }: PlayBonusProps) {
  const t = useTranslations('Bonuses.play');
  const own = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const { wagered, target, left } = grant.wagering;
  const part = partWagered(grant);
  return (
    <section className={styles.line} aria-label={t('label')}>
      <b data-weight={weight === 0 ? 'none' : weight < 100 ? 'part' : 'full'}>
        {weight === 0 ? t('nothing') : t('counts', { percent: weight })}
      </b>
      <span>{weight === 0 ? t('ownMoney') : t('maxBet', { amount: words.money(grant, grant.maxBet) })}</span>
      {/* Free spins alone ask for nothing before they have won. */}
      {target > 0 && (
        <>
          <Link href="/account/bonuses" prefetch={false}>
            <span className={styles.whole}>
              {own.rich('staked', {
                wagered: words.money(grant, wagered),
                target: words.money(grant, target),
                b: (text) => text,
              })}
            </span>
            <span className={styles.short} aria-hidden>
              {own('toGo', { left: words.money(grant, left) })}
            </span>
          </Link>
          <i
            role="progressbar"
            aria-label={own('progress')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={part}
            aria-valuetext={own('percentDone', { percent: part })}
          >
            <i style={{ inlineSize: `${part}%` }} />
          </i>
        </>
      )}
    </section>
  );
}
