'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button } from '@/components/ui/button/button';
import { Countdown } from '@/components/ui/countdown/countdown';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/icon/icon';
import { historyGlyph } from '@/components/ui/icon/glyphs';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { currencyOrDefault } from '@/lib/money/money';
import { isHeld, usePlay, type PlayNow, type RunningPlay } from '../api/get-me-play';
import { useAnswerCheck } from '../api/post-me-play-check';
import { clockOf, playedTime } from '../domain/played-time';
import { NetCurve } from './net-curve';
import styles from './reality-check-modal.module.scss';

/** How often it is looked whether another device has answered. Milliseconds. */
const LOOK_MS = 5_000;

interface RealityCheckModalProps {
  /** The break of a day. */
  stop: ReactNode;
  /** Leaves the game. */
  onLeave: (to: 'lobby' | 'history') => void;
  onClose: () => void;
}

/**
 * Over a game whose next round waits: what the session of play came to, and the ways on. It closes by an answer alone, also by
 * one of another device.
 */
export function RealityCheckModal({ stop, onLeave, onClose }: RealityCheckModalProps) {
  const t = useTranslations('RealityCheck');
  const { data: play } = usePlay(true, LOOK_MS);
  const isOver = play !== undefined && !isHeld(play);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  if (!play?.session) return null;
  return (
    <Held
      play={play}
      session={play.session}
      stop={stop}
      onLeave={onLeave}
      title={(time) => t('title', { time })}
    />
  );
}

function Held({
  play,
  session,
  stop,
  onLeave,
  title,
}: Omit<RealityCheckModalProps, 'onClose'> & {
  play: PlayNow;
  session: RunningPlay;
  title: (time: string) => string;
}) {
  const t = useTranslations('RealityCheck');
  const locale = useLocale();
  const format = useFormatter();
  const problemText = useProblemText();
  const { refetch } = usePlay(false);
  const [paused, setPaused] = useState(false);
  if (session.pausedUntil && !paused) setPaused(true);
  const answer = useAnswerCheck();
  const { hours, minutes } = playedTime(session.seconds);
  const time = format.list(
    [hours > 0 && t('hours', { hours }), minutes > 0 && t('minutes', { minutes })].filter(
      (part) => part !== false,
    ),
  );
  const money = (minor: number, sign = false) =>
    formatAmount(minor, currencyOrDefault(session.currency), locale, { sign });
  const every = play.check.every ?? 0;
  const pauseMs = session.pausedUntil ? Date.parse(session.pausedUntil) - Date.parse(play.now) : 0;
  const lead = session.pausedUntil
    ? t('pauseLead')
    : t(play.check.own === every ? 'asked' : 'byLaw', { minutes: String(every) });
  return (
    <Dialog open steadfast size="narrow" onOpenChange={() => undefined} title={title(time)} lead={lead}>
      <dl className={styles.figures} data-testid="reality-check">
        <div>
          <dt>{t('stakes')}</dt>
          <dd>{money(session.staked)}</dd>
        </div>
        <div>
          <dt>{t('wins')}</dt>
          <dd>{money(session.won)}</dd>
        </div>
        <div>
          <dt>{t('net')}</dt>
          <dd>{money(session.net, true)}</dd>
        </div>
      </dl>
      <NetCurve />
      <div className={styles.ways}>
        {session.pausedUntil ? (
          <p className={styles.pause}>
            <Countdown
              key={session.pausedUntil}
              seconds={Math.max(1, Math.ceil(pauseMs / 1_000))}
              onEnd={() => void refetch()}
            >
              {(left) => t('playOnIn', { time: clockOf(left) })}
            </Countdown>
          </p>
        ) : (
          <Button tone="secondary" wide busy={answer.isPending} onClick={() => answer.mutate()}>
            {t('continue')}
          </Button>
        )}
        <Button tone="secondary" wide onClick={() => onLeave('lobby')}>
          {t('stop')}
        </Button>
        <Button wide onClick={() => onLeave('history')}>
          <Icon glyph={historyGlyph} size="small" />
          {t('history')}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {paused && !session.pausedUntil ? t('pauseOver') : ''}
      </p>
      {answer.isError && (
        <p role="alert" className={styles.problem}>
          {problemText(answer.error)}
        </p>
      )}
      <div className={styles.stop}>
        <p>{t('breakNote')}</p>
        {stop}
      </div>
    </Dialog>
  );
}
