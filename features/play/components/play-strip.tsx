'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '@/components/ui/icon/icon';
import { arrowLeftGlyph, maximizeGlyph, minimizeGlyph } from '@/components/ui/icon/glyphs';
import { Trail } from '@/components/ui/trail/trail';
import { DEFAULT_CURRENCY, type Money } from '@/lib/money/money';
import type { PlayMode } from '../api/post-games-id-sessions';
import type { PlayableGame } from '../domain/playable-game';
import { clockText } from '../hooks/use-play-clock';
import { PlayModes } from './play-modes';
import styles from './play-strip.module.scss';

/** What the stage tells of play. */
export interface StripPlay {
  seconds: number;
  /** Minor units. */
  net: number;
  /** The game has told its credit: from then on the net position has what was played before a reload. */
  begun: boolean;
  /** A round is being shown: its result is not told yet. */
  inRound: boolean;
  /** When a round was last told of, by performance.now(); 0 before. */
  roundAt: number;
  /** The game has the whole screen. */
  full: boolean;
  onFullScreen(): void;
  onLeaveFullScreen(): void;
}

interface PlayStripProps extends Omit<StripPlay, 'inRound' | 'roundAt' | 'begun'> {
  game: PlayableGame;
  mode: PlayMode;
  /** The player's real balance; null for visitors, undefined while it is not known. */
  balance: Money | null | undefined;
  /** The way to choose how often one is told of one's play, where the bar of controls has no room for it or is out of view. */
  reminder?: ReactNode;
  /** The way to stop for a day, where the bar of controls is out of view. */
  stop?: ReactNode;
}

/**
 * The way out, title, session time, net position, balance and the choice of demo or real. Parts of the stage's own grid,
 * which places them: a row over it, one line on a phone, plates on it where it has the whole screen.
 */
export function PlayStrip({
  game,
  mode,
  balance,
  reminder,
  stop,
  seconds,
  net,
  full,
  onFullScreen,
  onLeaveFullScreen,
}: PlayStripProps) {
  const t = useTranslations('Play');
  const locale = useLocale();
  const currency = balance?.currency ?? DEFAULT_CURRENCY;
  return (
    <>
      {full ? (
        <button
          type="button"
          className={styles.back}
          aria-label={t('leaveFullScreen')}
          onClick={onLeaveFullScreen}
        >
          <Icon glyph={minimizeGlyph} />
        </button>
      ) : (
        <Link className={styles.back} href="/games/all" aria-label={t('back')} prefetch={false}>
          <Icon glyph={arrowLeftGlyph} />
        </Link>
      )}
      <div className={styles.title}>
        <h1>{game.name}</h1>
        <Trail>
          <Link href="/games/all" prefetch={false}>
            {t('allGames')}
          </Link>
          <Link href={game.studioPath} prefetch={false}>
            {game.providerName}
          </Link>
        </Trail>
      </div>
      <PlayModes game={game} mode={mode} />
      <dl className={styles.figures} data-testid="play-figures">
        <div>
          <dt>{t('session')}</dt>
          <dd className={styles.clock}>
            {clockText(seconds)}
            {reminder}
          </dd>
        </div>
        <div>
          <dt>{mode === 'demo' ? t('netDemo') : t('net')}</dt>
          <dd data-testid="play-net" data-credit={net > 0 || undefined}>
            {formatAmount(net, currency, locale, {
              sign: true,
              ...(currency === DEFAULT_CURRENCY && { written: game.even }),
            })}
          </dd>
        </div>
        {stop && (
          <div className={styles.stop}>
            <dt>{t('stopDay')}</dt>
            <dd>{stop}</dd>
          </div>
        )}
        {balance !== null && mode === 'real' && (
          <div className={styles.purse}>
            <dt>{t('balance')}</dt>
            <dd data-testid="play-balance">
              {balance && formatAmount(balance.amount, balance.currency, locale)}
            </dd>
          </div>
        )}
      </dl>
      {!full && (
        <button type="button" className={styles.corner} aria-label={t('fullScreen')} onClick={onFullScreen}>
          <Icon glyph={maximizeGlyph} />
        </button>
      )}
    </>
  );
}
