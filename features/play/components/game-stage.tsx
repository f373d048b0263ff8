'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ProfileField } from '@/lib/domain/player-profile';
import { isApiProblem, type ApiProblem } from '@/lib/http/problem';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { Launched, PlayMode } from '../api/post-games-id-sessions';
import { missingFields, NOT_AVAILABLE } from '../domain/launch-refusals';
import type { PlayableGame } from '../domain/playable-game';
import { useCredit } from '../hooks/use-credit';
import { useFullScreen } from '../hooks/use-full-screen';
import { useLaunch } from '../hooks/use-launch';
import { useLaunchedSpins, type LaunchedSpins } from '../hooks/use-launched-spins';
import { usePlayClock } from '../hooks/use-play-clock';
import { useOpenRound } from '../hooks/use-open-round';
import { useSessionEnd } from '../hooks/use-session-end';
import { useShortMoney } from '../hooks/use-short-money';
import { useStillPage } from '../hooks/use-still-page';
import { tellStudio, useStudioMessages, type StudioMessage } from '../hooks/use-studio-messages';
import { useTheatre } from '../hooks/use-theatre';
import { useToldSound } from '../hooks/use-told-sound';
import { useTally } from '../hooks/use-tally';
import { GameCover } from './game-cover';
import type { StripPlay } from './play-strip';
import { StageControls } from './stage-controls';
import styles from './game-stage.module.scss';
import { markRoot } from '@/early/root';

export interface GameStageProps {
  game: PlayableGame;
  mode: PlayMode;
  /** unknown while the browser finds out. */
  session: 'unknown' | 'in' | 'out';
  /** The player or visitor: a reload continues only the same one's play. */
  player: string | null;
  /** The player's balance from the platform, minor units; undefined while unknown or in a demo. */
  balance: number | undefined;
  /** What balance everybody is to show: the game's credit in minor units, or null for the platform's own. */
  onCredit(credit: number | null): void;
  /** Runs `then` after a log-in; `over` when a session has ended. */
  onNeedLogIn(then: () => void, over: boolean): void;
  onDeposit(): void;
  /** The platform wants to know more of the player first; `then` opens the game again. */
  onNeedProfile(fields: readonly ProfileField[], then: () => void): void;
  /**
   * Before a game for real money opens: `wait` while it is not known whether the player has to be told something, `ownMoney`
   * when the bonus in play counts nothing of this game.
   */
  hold?: 'wait' | 'ownMoney' | undefined;
  /** The bonus in play counts nothing of this game, and there is too little real money for it. */
  onOwnMoneyShort(problem: ApiProblem): void;
  /** In a game for money the credit covers no stake, or not the chosen one. @param credit minor units, null when unknown */
  onMoneyShort(credit: number | null): void;
  /** The casino took no stake because of a limit. */
  onLimit?(): void;
  /** A link was pressed while a round is open; `leave` follows it all the same. */
  onLeaveRound(leave: () => void): void;
  /** A round has ended. */
  onRoundEnded?(): void;
  /** Over the stage: what the bonus in play says of this game. */
  bonus?: ReactNode;
  /** In the controls, in place of their note, in a game that was launched with free spins. */
  spins?(left: LaunchedSpins): ReactNode;
  /** What keeps this game from being played, where that is known before anybody tries. */
  refusal?: ApiProblem | null;
  /** The law lets one game be open, and another one is; `switchHere` closes that one and opens this one. */
  onOneGame?(problem: ApiProblem, switchHere: () => void): void;
  /** The platform refuses this game, with a reason. */
  onNotAvailable(message: string): void;
  /** Something covers the page, the cashier for instance: when it closes, the game looks at the balance again. */
  covered: boolean;
  /** The game has opened: its studio's page is there. */
  onOpened(launched: Launched): void;
  /** Beside the controls: marking the game, passing it on. */
  marks?: ReactNode;
  /** Among the controls: the way to stop for a day. */
  stop?: ReactNode;
  /** The parts around the stage: the way out, title and figures. */
  strip(play: StripPlay): ReactNode;
}

/** The studio's page in a frame of its own origin, with what a player must always see around it. */
export function GameStage(props: GameStageProps) {
  const { game, mode, session, player, balance, covered, hold } = props;
  const {
    onCredit,
    onNeedLogIn,
    onNeedProfile,
    onDeposit,
    onNotAvailable,
    onOpened,
    onOwnMoneyShort,
    onOneGame,
  } = props;
  const t = useTranslations('Play');
  const problemText = useProblemText();
  const screen = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef(false);

  const again = useRef<(closeOther?: boolean) => void>(undefined);
  const refused = useCallback(
    (problem: unknown) => {
      if (!isApiProblem(problem)) return;
      if (NOT_AVAILABLE.has(problem.code)) onNotAvailable(problemText(problem));
      if (problem.code === 'client_api_73') onOwnMoneyShort(problem);
      if (problem.code === 'profile_incomplete') {
        onNeedProfile(missingFields(problem.body.fields), () => again.current?.());
      }
      if (problem.code === 'one_game') onOneGame?.(problem, () => again.current?.(true));
    },
    [onNeedProfile, onNotAvailable, onOneGame, onOwnMoneyShort, problemText],
  );
  const launch = useLaunch({ gameId: game.id, mode, locale: useLocale(), onOpened, onRefused: refused });
  const { phase, url, start } = launch;
  const { full, enter, leave } = useFullScreen(game.id);
  const tally = useTally(`${mode} ${game.id} ${player ?? ''}`);
  useSessionEnd(launch, { isOver: mode === 'real' && session === 'out', inRound: tally.inRound });
  const spins = useLaunchedSpins(launch.freeSpins, url);
  const sound = useToldSound(url);
  const theatre = useTheatre();
  const seconds = usePlayClock(tally.began);
  const reread = useCallback(() => url && tellStudio(frame.current, url, { type: 'reread' }), [url]);
  const { hear: hearCredit, forget, silent } = useCredit({ balance, onCredit, reread });

  const play = useCallback(
    (closeOther = false) => {
      asked.current = true;
      start(closeOther);
    },
    [start],
  );
  useEffect(() => {
    again.current = play;
  }, [play]);
  useEffect(() => {
    if (!asked.current && !hold && (mode === 'demo' || session === 'in')) play();
  }, [hold, mode, play, session]);

  const hearRound = useOpenRound(phase === 'failed' ? null : url, props.onLeaveRound);
  const purse = useShortMoney({
    least: mode === 'real' && !launch.freeSpins ? game.leastStake : null,
    open: phase === 'open',
    onShort: props.onMoneyShort,
  });

  const hear = (message: StudioMessage): void => {
    hearRound(message);
    purse.hear(message);
    switch (message.type) {
      case 'ready':
        tally.begin();
        return launch.ready();
      case 'deposit':
        return onDeposit();
      case 'sound':
        return sound.hear(message.on);
      case 'given-spins':
        return spins.hear(message.left);
      case 'escape':
        return leave();
      case 'error':
        if (message.code === 'limit_reached') props.onLimit?.();
        if (message.code === 'no_money') purse.short();
        return launch.fail(message.code);
      case 'credit':
      case 'round-started':
      case 'round-shown':
      case 'round-ended':
        tally.begin();
        tally.hear(message);
        if (mode === 'real') hearCredit(message);
        if (message.type === 'round-ended') props.onRoundEnded?.();
    }
  };
  useStudioMessages(frame, url, hear);
  useStillPage(phase === 'opening');

  // The game takes the keys when it can be played, but never out of a field or a modal.
  const giveKeys = useEffectEvent(() => {
    const held = document.activeElement;
    const free =
      !held || held === document.body || held.contains(screen.current) || screen.current?.contains(held);
    if (free && !covered) frame.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (phase === 'open') giveKeys();
    else if (phase === 'failed') forget();
  }, [forget, full, phase]);

  const wasCovered = useRef(covered);
  const uncover = useEffectEvent(() => {
    if (url) tellStudio(frame.current, url, { type: 'resume' });
  });
  useEffect(() => {
    // What covers the page would lie behind a game that has the whole screen.
    if (covered) leave();
    else if (wasCovered.current) uncover();
    wasCovered.current = covered;
  }, [covered, leave]);

  const visitor = mode === 'real' && session === 'out' && phase !== 'opening' && phase !== 'open';
  const gives = !visitor && (session !== 'unknown' || mode === 'demo');
  useLayoutEffect(() => {
    // While the session is unknown, the head's script decides.
    if (gives) markRoot('play', '');
    else if (visitor) markRoot('play', null);
    return undefined;
  }, [gives, visitor]);
  // With the layout, before the next game's stage says that it is there.
  useLayoutEffect(() => () => markRoot('play', null), []);

  const enterFull = () => void enter();
  const status =
    phase === 'open' ? (full === 'off' ? t('opened', { name: game.name }) : t('fullScreenOn')) : '';
  return (
    <div
      className={styles.screen}
      ref={screen}
      data-full={full === 'off' ? undefined : full}
      data-phase={phase}
    >
      {props.strip({
        seconds,
        // The page's balance and net position use the same figure.
        net: tally.netAt(silent ? (balance ?? null) : null),
        begun: tally.began !== null,
        inRound: tally.inRound,
        roundAt: tally.roundAt,
        full: full !== 'off',
        onFullScreen: enterFull,
        onLeaveFullScreen: leave,
      })}
      <div className={styles.stage} data-wants-room>
        {mode === 'real' && <div className={styles.bonus}>{props.bonus}</div>}
        <div className={styles.rail} data-state={phase}>
          {url && (
            <iframe
              ref={frame}
              className={styles.frame}
              src={url}
              title={game.name}
              allow="autoplay; fullscreen"
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              // Behind the cover there is nothing to reach.
              inert={phase !== 'open'}
            />
          )}
          {phase !== 'open' && (
            <GameCover
              game={game}
              mode={mode}
              problem={launch.problem ?? (phase === 'closed' ? (props.refusal ?? null) : null)}
              {...{ visitor, out: session === 'out' }}
              ownMoney={hold === 'ownMoney' && phase === 'closed'}
              unknown={mode === 'real' && session === 'unknown' && phase === 'closed'}
              onPlay={() => play()}
              onLogIn={() => onNeedLogIn(() => play(), phase === 'failed')}
            />
          )}
        </div>
        <StageControls
          mode={mode}
          marks={props.marks}
          rtp={game.rtp}
          note={spins.now && props.spins?.(spins.now)}
          {...(phase === 'open' &&
            url && {
              onInfo: () => tellStudio(frame.current, url, { type: 'info' }),
              ...(sound.on !== null && {
                sound: sound.on,
                onSound: (on: boolean) => tellStudio(frame.current, url, { type: 'sound', on }),
              }),
            })}
          stop={props.stop}
          theatre={theatre.on}
          onTheatre={visitor ? undefined : theatre.toggle}
          onDeposit={mode === 'real' && session !== 'out' ? onDeposit : undefined}
          onFullScreen={visitor ? undefined : enterFull}
        />
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}
