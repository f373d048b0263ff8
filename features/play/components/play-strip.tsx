'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Link } from '@/lib/i18n/navigation';
import { Icon } from '@/components/ui/icon/icon';
import { arrowLeftGlyph } from '@/components/ui/icon/glyphs';
import { DEFAULT_CURRENCY, type Money } from '@/lib/money/money';
import { clockText } from '../hooks/use-play-clock';
import type { PlayMode } from '../api/open-session';
import type { GameStageProps } from './game-stage';
import styles from './play-strip.module.scss';

interface PlayStripProps {
  game: Pick<GameStageProps['game'], 'path' | 'name' | 'providerName' | 'studioPath' | 'hasDemo' | 'even'>;
  mode: PlayMode;
  seconds: number;
  net: number;
  /** The player's real balance; null for visitors, undefined while it is not known. */
  balance: Money | null | undefined;
}

/** Title, session time, net position, balance and the choice of demo or real: in view the whole time. */
export function PlayStrip({ game, mode, seconds, net, balance }: PlayStripProps) {
  const t = useTranslations('Play');
  const locale = useLocale();
  const currency = balance?.currency ?? DEFAULT_CURRENCY;
  return (
    <div className={styles.strip}>
      <Link className={styles.back} href="/games/all" aria-label={t('back')} prefetch={false}>
        <Icon glyph={arrowLeftGlyph} />
      </Link>
      <div className={styles.title}>
        <h1>{game.name}</h1>
        <nav className={styles.trail} aria-label={t('trail')}>
          <ol>
            <li>
              <Link href="/games/all" prefetch={false}>
                {t('allGames')}
              </Link>
            </li>
            <li>
              <Link href={game.studioPath} prefetch={false}>
                {game.providerName}
              </Link>
            </li>
          </ol>
        </nav>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('session')}</dt>
          <dd>{clockText(seconds)}</dd>
        </div>
        <div>
          <dt>{mode === 'demo' ? t('netDemo') : t('net')}</dt>
          <dd data-credit={net > 0 || undefined}>
            {formatAmount(net, currency, locale, {
              sign: true,
              ...(currency === DEFAULT_CURRENCY && { written: game.even }),
            })}
          </dd>
        </div>
        {balance !== null && mode === 'real' && (
          <div className={styles.purse}>
            <dt>{t('balance')}</dt>
            <dd data-testid="play-balance">
              {balance && formatAmount(balance.amount, balance.currency, locale)}
            </dd>
          </div>
        )}
      </dl>
      <nav className={styles.modes} aria-label={t('mode')}>
        {game.hasDemo && (
          <Link
            href={`${game.path}/demo`}
            aria-current={mode === 'demo' ? 'page' : undefined}
            prefetch={false}
          >
            {t('demo')}
          </Link>
        )}
        <Link href={game.path} aria-current={mode === 'real' ? 'page' : undefined} prefetch={false}>
          {t('real')}
        </Link>
      </nav>
    </div>
  );
}
