'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { circleAlertGlyph } from '@/components/ui/icon/glyphs';
import { Spinner } from '@/components/ui/spinner/spinner';
import { useLaw } from '@/endpoints/get-law';
import { withBasePath } from '@/lib/domain/base-path';
import { isApiProblem } from '@/lib/http/problem';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { PlayMode } from '../api/post-games-id-sessions';
import type { PlayableGame } from '../domain/playable-game';
import styles from './game-cover.module.scss';

/** The games that count for a bonus. */
const COUNTING = '/games/bonus-wager';
/** What keeps a player from every game, and where it is said why, and until when. */
const OF_LIMITS = new Set(['limit_required', 'on_break', 'account_held', 'register_listed']);
const LIMITS = '/account/limits';

interface GameCoverProps {
  game: PlayableGame;
  mode: PlayMode;
  /** What keeps the game from being played; null when nothing does. */
  problem: unknown;
  /** Play for money waits for a log-in. */
  visitor: boolean;
  /** Nobody is logged in. */
  out: boolean;
  /** The session is not known yet: the head's script has found a player's cookie. */
  unknown: boolean;
  /** The bonus in play counts nothing of this game: the player is told so first. */
  ownMoney: boolean;
  onPlay(): void;
  onLogIn(): void;
}

/** Shown instead of the game until it can be played: poster, facts, and links onwards. */
export function GameCover({
  game,
  mode,
  problem,
  visitor,
  out,
  unknown,
  ownMoney,
  onPlay,
  onLogIn,
}: GameCoverProps) {
  const t = useTranslations('Play');
  const requirements = useTranslations('ProfileRequirements');
  const problemText = useProblemText();
  const sessionOver = isApiProblem(problem) && problem.code === 'client_api_27';
  const untold = isApiProblem(problem) && problem.code === 'profile_incomplete';
  const short = isApiProblem(problem) && problem.code === 'client_api_73';
  const forProved = isApiProblem(problem) && problem.code === 'demo_unproved';
  const unproved = forProved || (isApiProblem(problem) && problem.code === 'client_api_56');
  const ofLimits = isApiProblem(problem) && OF_LIMITS.has(problem.code);
  // Where play money is for verified players alone, nobody else is sent to it: no visitor, and none who is not verified yet.
  const mayBeUnproved = out || unproved || untold;
  const law = useLaw(mayBeUnproved);
  const isDemoOpen = !(mayBeUnproved && law?.provedDemo);
  const demo = game.hasDemo && !forProved && isDemoOpen && (
    <ButtonLink href={`${game.path}/demo`} tone="glass" size="large" wide>
      {t('playDemo')}
    </ButtonLink>
  );
  const offer = (
    <div className={styles.ways} data-for={unknown ? 'visitors' : undefined}>
      <p>{demo ? t('needLogIn') : t('needLogInOnly')}</p>
      <div className={styles.choices}>
        <Button tone="primary" size="large" wide onClick={onLogIn}>
          {t('playReal')}
        </Button>
        {demo}
      </div>
    </div>
  );
  const opening = (
    <p className={styles.opening} role="status" data-for={unknown ? 'players' : undefined}>
      <Spinner /> {t('opening')}
    </p>
  );
  const warning = (
    <div className={styles.ways}>
      <p>
        <strong>{t('ownMoneyTitle')}</strong> {t('ownMoneyText')}
      </p>
      <div className={styles.choices}>
        <ButtonLink href={COUNTING} tone="primary" size="large" wide>
          {t('countingGame')}
        </ButtonLink>
        <Button tone="glass" size="large" wide onClick={onPlay}>
          {t('playOwnMoney')}
        </Button>
      </div>
    </div>
  );
  const failure = Boolean(problem) && (
    <div className={styles.ways} role="alert">
      <p>
        <Icon glyph={circleAlertGlyph} size="small" /> {problemText(problem)}
      </p>
      <div className={styles.choices}>
        {(sessionOver && mode === 'real') || (forProved && out) ? (
          <Button tone="primary" size="large" wide onClick={onLogIn}>
            {t('logIn')}
          </Button>
        ) : unproved ? (
          <ButtonLink href="/account/profile/verification" tone="primary" size="large" wide>
            {t('verify')}
          </ButtonLink>
        ) : ofLimits ? (
          <ButtonLink href={LIMITS} tone="primary" size="large" wide>
            {t('toLimits')}
          </ButtonLink>
        ) : (
          <Button tone="primary" size="large" wide onClick={onPlay}>
            {untold ? requirements('ask') : t('tryAgain')}
          </Button>
        )}
        {(untold || unproved) && demo ? (
          demo
        ) : short ? (
          <ButtonLink href={COUNTING} tone="glass" size="large" wide>
            {t('countingGame')}
          </ButtonLink>
        ) : (
          !ofLimits && (
            <ButtonLink href="/games/all" tone="glass" size="large" wide>
              {t('otherGames')}
            </ButtonLink>
          )
        )}
      </div>
    </div>
  );
  return (
    <div className={styles.cover} style={{ backgroundColor: game.colour }}>
      <div className={styles.card}>
        <picture className={styles.poster}>
          <source srcSet={withBasePath(`${game.poster}/400.avif`)} type="image/avif" />
          <img
            src={withBasePath(`${game.poster}/400.webp`)}
            alt=""
            width={300}
            height={400}
            fetchPriority="high"
          />
        </picture>
        <dl className={styles.facts}>
          {game.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.foot}>
          {failure || (
            <>
              {(visitor || unknown) && offer}
              {!visitor && (ownMoney ? warning : opening)}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
