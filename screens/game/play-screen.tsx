'use client';

import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { useIsWithheld } from '@/endpoints/get-law';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { FavouriteButton } from '@/features/lobby/components/favourite-button';
import type { Jackpots } from '@/features/jackpots/api/get-jackpots';
import { PlayJackpots } from '@/features/jackpots/components/play-jackpots';
import { useNotePlayed, type Whose } from '@/features/lobby/hooks/use-game-marks';
import { GameStage, type GameStageProps } from '@/features/play/components/game-stage';
import { PlayStrip } from '@/features/play/components/play-strip';
import { closeGame } from '@/features/play/api/delete-game-sessions-id';
import { playKey, type PlayNow } from '@/features/protection/api/get-me-play';
import { ShareButton } from '@/features/play/components/share-button';
import { useKnownCredit, useShowCredit, useShownBalance } from '@/features/player/hooks/use-shown-balance';
import { useSession } from '@/features/player/hooks/use-session';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { modalRequestsAtom } from '@/lib/browser/modals/modals';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { ApiProblem } from '@/lib/http/problem';
import { useRouter } from '@/lib/i18n/navigation';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { currencyOrDefault, DEFAULT_CURRENCY } from '@/lib/money/money';
import { useOpenDeposit } from '@/screens/frame/use-open-deposit';
import { whoseGames } from '@/screens/frame/whose-games';
import { ReminderButton, ReminderMark } from '@/features/protection/components/reminder-button';
import { SessionStrip } from './session-strip';
import { StopPlaying } from './stop-playing';
import { usePlayBonus } from './use-play-bonus';
import { useRaceRoom } from './use-race-room';
import { remembered } from '@/early/remembered';
import { markRoot } from '@/early/root';

/** For players alone: a visitor's page does not carry it. */
const PlayRace = lazy(async () => ({ default: (await import('./play-race')).PlayRace }));

/**
 * A game has the room: the menu is collapsed (early/shell does it for a page that is loaded), and on the way out it is
 * again as the player left it.
 */
function useCollapsedMenu() {
  useLayoutEffect(() => {
    markRoot('side', '70');
    document.dispatchEvent(new Event('shell:side'));
    return () => {
      if (remembered('side') !== '70') markRoot('side', null);
      document.dispatchEvent(new Event('shell:side'));
    };
  }, []);
}

/**
 * Records each opening of a game once, for the first known person after it: a demo opens before the session is known.
 * @returns call it when the game has opened
 */
function useOpenings(id: string, whose: Whose): () => void {
  const notePlayed = useNotePlayed(whose);
  const [openings, setOpenings] = useState(0);
  const noted = useRef({ openings: 0, whose });
  useEffect(() => {
    const last = noted.current;
    if (whose === undefined || openings === last.openings) return;
    // The player has logged out, or the session has ended: this play must not be recorded for a visitor.
    const gone = whose === null && typeof last.whose === 'string';
    noted.current = { openings, whose: gone ? last.whose : whose };
    if (!gone) notePlayed(id);
  }, [id, notePlayed, openings, whose]);
  return useCallback(() => setOpenings((count) => count + 1), []);
}

const WITHHELD = new ApiProblem('client_api_72', 403);
const maintenanceProblem = ({ maintenance }: GameStageProps['game']) =>
  maintenance ? new ApiProblem('game_maintenance', 409, maintenance) : null;

interface PlayScreenProps extends Pick<GameStageProps, 'game' | 'mode'> {
  /** As the page came with them; undefined while nobody tells them. */
  jackpots?: Jackpots | undefined;
}

/** The stage joined with who plays and what they have, and with the jackpots where stakes feed them. */
export function PlayScreen({ game, mode, jackpots }: PlayScreenProps) {
  const session = useSession();
  const { status, failed } = session;
  const whose = whoseGames(session);
  const opened = useOpenings(game.id, whose);
  const open = useOpenModal();
  const t = useTranslations('Play');
  const locale = useLocale();
  const balance = useShownBalance(status === 'in')?.balance;
  const covered = useAtomValue(modalRequestsAtom).length > 0;
  const known = useKnownCredit(status === 'in');
  const showCredit = useShowCredit();
  useCollapsedMenu();
  const needLogIn = useCallback(
    (then: () => void, over: boolean) => open(over ? 'LOGIN' : 'SIGNUP', { short: true, then }),
    [open],
  );
  const needProfile = useCallback<GameStageProps['onNeedProfile']>(
    (fields, then) => open('PROFILE_REQUIREMENTS_MODAL', { fields, then }),
    [open],
  );
  const deposit = useOpenDeposit();
  const withheld = useIsWithheld(game.family);
  const refusal = withheld ? WITHHELD : maintenanceProblem(game);
  const notAvailable = useCallback((message: string) => open('GAME_NOT_AVAILABLE', { message }), [open]);

  const client = useQueryClient();
  const sessionId = useRef<string>(undefined);
  useEffect(
    () => () => {
      // Where one game may be open, the one that is left is closed, so that the next one opens without a question.
      const { session: running } = client.getQueryData<PlayNow>(playKey) ?? {};
      if (running?.oneGame && sessionId.current) closeGame(sessionId.current);
    },
    [client],
  );
  const begun = useCallback<GameStageProps['onOpened']>(
    (launched) => {
      opened();
      sessionId.current = launched.mode === 'real' ? launched.sessionId : undefined;
      // The session of play has begun, or goes on.
      void client.invalidateQueries({ queryKey: playKey });
    },
    [client, opened],
  );
  const router = useRouter();
  const oneGame = useCallback<NonNullable<GameStageProps['onOneGame']>>(
    ({ body: { game: other } }, switchHere) => {
      if (!other) return;
      const { name, slug, hasOpenRound } = other;
      open('ONE_GAME', {
        game: name,
        hasOpenRound,
        onSwitch: switchHere,
        onGo: () => router.push(`/game/${slug}`),
      });
    },
    [open, router],
  );

  const currency = currencyOrDefault(balance?.currency);
  const moneyShort = useCallback<GameStageProps['onMoneyShort']>(
    (credit) => {
      const { leastStake } = game;
      const stake = leastStake === null ? null : formatAmount(leastStake, currency, locale);
      const below = credit !== null && leastStake !== null && credit < leastStake;
      open('MINIMAL_BALANCE_MODAL', {
        message: below && stake !== null ? t('belowLeast', { stake }) : t('belowStake'),
      });
    },
    [currency, game, locale, open, t],
  );
  const leaveRound = useCallback<GameStageProps['onLeaveRound']>(
    (onLeave) => open('LEAVE_ROUND', { mode, onLeave }),
    [mode, open],
  );
  const remind = useCallback(() => open('REMINDER', {}), [open]);
  const playing = mode === 'real' && status === 'in';
  const bonus = usePlayBonus(game, playing);

  const purse = balance && { amount: balance.amount, currency: currencyOrDefault(balance.currency) };

  // A demo adds nothing to the jackpots, nor do stakes in another currency.
  const feeds = mode === 'real' && (!purse || purse.currency === DEFAULT_CURRENCY);
  const isReachable = useIsReachable();
  const growing = isReachable('/jackpots') && feeds ? jackpots : undefined;
  const races = playing && isReachable('/tournaments');
  useRaceRoom(game.path, races);
  const race = races && session.player && (
    <BlockBoundary shape="none">
      <Suspense fallback={null}>
        <PlayRace gameId={game.id} playerId={session.player.id} />
      </Suspense>
    </BlockBoundary>
  );

  return (
    <GameStage
      game={game}
      mode={mode}
      // When the session could not be read, the launch itself fails with the reason, and can be tried again.
      session={failed ? 'in' : status}
      onNeedLogIn={needLogIn}
      onNeedProfile={needProfile}
      onDeposit={deposit}
      onNotAvailable={notAvailable}
      refusal={refusal}
      onLeaveRound={leaveRound}
      onMoneyShort={moneyShort}
      {...bonus}
      bonus={bonus.bonus ?? race}
      covered={covered}
      player={typeof whose === 'string' ? whose : null}
      balance={mode === 'real' ? known : undefined}
      onCredit={showCredit}
      onOpened={begun}
      onOneGame={oneGame}
      marks={
        <>
          <FavouriteButton id={game.id} whose={whose} />
          <ShareButton title={game.name} path={game.path} />
          {growing && <PlayJackpots place="bar" initial={growing} />}
        </>
      }
      stop={
        playing && (
          <>
            <StopPlaying />
            <ReminderButton onPress={remind} />
          </>
        )
      }
      strip={(play) => (
        <>
          {playing ? (
            <SessionStrip
              {...{ play, game, mode }}
              balance={purse}
              reminder={<ReminderMark onPress={remind} />}
              stop={<StopPlaying worded="never" />}
            />
          ) : (
            <PlayStrip {...play} game={game} mode={mode} balance={status === 'out' ? null : purse} />
          )}
          {growing && <PlayJackpots place="row" initial={growing} />}
        </>
      )}
    />
  );
}
