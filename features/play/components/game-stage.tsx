'use client';

import { withBasePath } from '@/lib/config/base-path';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { WrittenAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Icon } from '@/components/ui/icon/icon';
import { circleAlertGlyph, maximizeGlyph, plusGlyph } from '@/components/ui/icon/glyphs';
import { Spinner } from '@/components/ui/spinner/spinner';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { isApiProblem } from '@/lib/http/problem';
import { useProblemText } from '@/lib/i18n/use-problem-text';
import { useOpenSession, type PlayMode } from '../api/open-session';
import { usePlayClock } from '../hooks/use-play-clock';
import { resumeStudio, useStudioMessages, type StudioMessage } from '../hooks/use-studio-messages';
import styles from './game-stage.module.scss';

export interface GameStageProps {
  game: {
    id: string;
    path: string;
    name: string;
    providerName: string;
    /** The games of its studio. */
    studioPath: string;
    hasDemo: boolean;
    /** The net position before anything is played, in euros, as the server wrote it. */
    even: WrittenAmount;
    poster: string;
    colour: string;
  };
  mode: PlayMode;
  /** unknown while the browser finds out. */
  session: 'unknown' | 'in' | 'out';
  /** Runs `then` once somebody is logged in. */
  onNeedLogIn: (then: () => void) => void;
  onDeposit: () => void;
  /** The platform refuses this game, and says why. */
  onNotAvailable: (message: string) => void;
  /** The cashier is open: when it closes, the game is told to look at the balance again. */
  depositOpen: boolean;
  /** The reels of a round begin to turn. */
  onRoundStart: (roundId: string) => void;
  /** A round was shown and settled, or came to nothing. */
  onRoundEnd: (roundId: string) => void;
  /** The game has opened: its studio's page is there. */
  onOpened: () => void;
  /** Beside the controls: marking the game, passing it on. */
  marks?: ReactNode;
  /** The strip above the stage: gets the seconds played and the net position in minor units. */
  strip: (play: { running: boolean; seconds: number; net: number }) => ReactNode;
}

/** A session that expires again as soon as it was opened is not opened a third time by itself. Milliseconds. */
const RELAUNCH_AFTER_MS = 10_000;

/** SPEC §8: the game is not to be had, now or here or for this player; trying again brings nothing. */
const NOT_AVAILABLE = new Set<string>(['client_api_19', 'client_api_39', 'client_api_71', 'client_api_72']);

/** The studio's page in a frame of its own origin, with what a player must always see around it. */
export function GameStage({
  game,
  mode,
  session,
  onNeedLogIn,
  onDeposit,
  onNotAvailable,
  depositOpen,
  onRoundStart,
  onRoundEnd,
  onOpened,
  marks,
  strip,
}: GameStageProps) {
  const t = useTranslations('Play');
  const locale = useLocale();
  const problemText = useProblemText();
  const { mutate, data, error, isPending } = useOpenSession(game.id);
  const frame = useRef<HTMLIFrameElement>(null);
  const rail = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const launchedAt = useRef(-Infinity);
  const [net, setNet] = useState(0);
  const url = data?.url ?? null;
  const seconds = usePlayClock(url !== null);

  const start = useCallback(() => {
    asked.current = true;
    launchedAt.current = performance.now();
    mutate(
      { mode, language: LANGUAGE_CODES[locale] },
      {
        onSuccess: onOpened,
        onError: (problem) => {
          if (isApiProblem(problem) && NOT_AVAILABLE.has(problem.code)) onNotAvailable(problemText(problem));
        },
      },
    );
  }, [locale, mode, mutate, onNotAvailable, onOpened, problemText]);

  useEffect(() => {
    if (asked.current) return;
    if (mode === 'demo' || session === 'in') start();
  }, [mode, session, start]);

  const hear = useCallback(
    (message: StudioMessage) => {
      switch (message.type) {
        case 'deposit':
          return onDeposit();
        case 'round-started':
          return onRoundStart(message.roundId);
        case 'round-ended':
          onRoundEnd(message.roundId);
          return setNet((known) => known + message.won - message.stake);
        case 'error':
          if (message.code !== 'session_expired') return undefined;
          return performance.now() - launchedAt.current < RELAUNCH_AFTER_MS ? undefined : start();
        case 'ready':
          return undefined;
      }
    },
    [onDeposit, onRoundEnd, onRoundStart, start],
  );
  useStudioMessages(frame, url, hear);

  const wasDepositOpen = useRef(depositOpen);
  useEffect(() => {
    if (wasDepositOpen.current && !depositOpen && url) resumeStudio(frame.current, url);
    wasDepositOpen.current = depositOpen;
  }, [depositOpen, url]);

  const fullScreen = () => {
    const element = rail.current;
    if (!element) return;
    if (document.fullscreenElement) void document.exitFullscreen();
    else void element.requestFullscreen?.();
  };

  return (
    <>
      {strip({ running: url !== null, seconds, net })}
      <div className={styles.stage} data-wants-room>
        <div
          className={styles.rail}
          ref={rail}
          data-state={url ? 'open' : error ? 'error' : isPending ? 'opening' : 'closed'}
        >
          {url ? (
            <iframe
              ref={frame}
              className={styles.frame}
              src={url}
              title={game.name}
              allow="autoplay; fullscreen"
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          ) : (
            <div className={styles.cover} style={{ backgroundColor: game.colour }}>
              <picture>
                <source srcSet={withBasePath(`${game.poster}/400.avif`)} type="image/avif" />
                <img
                  src={withBasePath(`${game.poster}/400.webp`)}
                  alt=""
                  width={300}
                  height={400}
                  fetchPriority="high"
                />
              </picture>
              <div className={styles.curtain}>
                {error ? (
                  <div className={styles.message} role="alert">
                    <Icon glyph={circleAlertGlyph} size="large" />
                    <p>{problemText(error)}</p>
                    <div className={styles.choices}>
                      <Button tone="secondary" onClick={start}>
                        {t('tryAgain')}
                      </Button>
                      <ButtonLink href="/games/all" tone="outline">
                        {t('otherGames')}
                      </ButtonLink>
                    </div>
                  </div>
                ) : session === 'out' && mode === 'real' ? (
                  <div className={styles.message}>
                    <p>{t('needLogIn')}</p>
                    <div className={styles.choices}>
                      <Button tone="primary" size="large" onClick={() => onNeedLogIn(start)}>
                        {t('playReal')}
                      </Button>
                      {game.hasDemo && (
                        <ButtonLink href={`${game.path}/demo`} tone="glass" size="large">
                          {t('playDemo')}
                        </ButtonLink>
                      )}
                    </div>
                  </div>
                ) : (
                  <p className={styles.message} role="status">
                    <Spinner /> {t('opening')}
                  </p>
                )}
              </div>
            </div>
          )}
        </div>
        <div className={styles.controls}>
          {marks && <span className={styles.marks}>{marks}</span>}
          <p className={styles.note}>{mode === 'demo' ? t('demoNote') : t('realNote')}</p>
          {session !== 'out' && mode === 'real' && (
            <span className={styles.deposit}>
              <Button tone="primary" size="small" onClick={onDeposit}>
                <Icon glyph={plusGlyph} size="small" />
                {t('deposit')}
              </Button>
            </span>
          )}
          <IconButton glyph={maximizeGlyph} label={t('fullScreen')} onClick={fullScreen} />
        </div>
      </div>
    </>
  );
}
