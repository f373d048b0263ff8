'use client';

import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { FavouriteButton } from '@/features/lobby/components/favourite-button';
import { useNotePlayed } from '@/features/lobby/hooks/use-game-marks';
import { GameStage, type GameStageProps } from '@/features/play/components/game-stage';
import { PlayStrip } from '@/features/play/components/play-strip';
import { ShareButton } from '@/features/play/components/share-button';
import { useBalanceHold, useShownBalance } from '@/features/player/hooks/use-balance-hold';
import { useSession } from '@/features/player/hooks/use-session';
import { currencyOrDefault } from '@/lib/money/money';
import { useIsModalAsked, useOpenModal } from '@/lib/modals/use-modals';
import { useOpenDeposit } from './use-open-deposit';
import { whoseGames } from './whose-games';

/**
 * A game has the room: the menu is collapsed (shellScript does it for a page that is loaded), and on the way out it is
 * again as the player left it.
 */
function useCollapsedMenu() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.side = '70';
    document.dispatchEvent(new Event('shell:side'));
    return () => {
      let remembered: string | null = null;
      try {
        remembered = localStorage.getItem('side');
      } catch {
        // Nothing is remembered where storage is closed.
      }
      if (remembered !== '70') delete root.dataset.side;
      document.dispatchEvent(new Event('shell:side'));
    };
  }, []);
}

/** The stage joined with who plays and what they have. */
export function PlayScreen({ game, mode }: Pick<GameStageProps, 'game' | 'mode'>) {
  const session = useSession();
  const { status, failed } = session;
  const whose = whoseGames(session);
  const notePlayed = useNotePlayed(whose);
  const [isOpen, setOpen] = useState(false);
  const opened = useCallback(() => setOpen(true), []);
  // A demo opens before anybody knows who is here.
  useEffect(() => {
    if (isOpen) notePlayed(game.id);
  }, [game.id, isOpen, notePlayed]);
  const open = useOpenModal();
  const balance = useShownBalance(status === 'in')?.balance;
  const depositOpen = useIsModalAsked('DEPOSIT');
  const { hold, release } = useBalanceHold();
  useCollapsedMenu();
  const needLogIn = useCallback((then: () => void) => open('SIGNUP', { then }), [open]);
  const deposit = useOpenDeposit();
  const notAvailable = useCallback((message: string) => open('GAME_NOT_AVAILABLE', { message }), [open]);

  const purse = balance && { amount: balance.amount, currency: currencyOrDefault(balance.currency) };

  const begin = useCallback((roundId: string) => void (mode === 'real' && hold(roundId)), [hold, mode]);

  return (
    <GameStage
      game={game}
      mode={mode}
      // Who is here could not be found out: the launch itself says why, and can be tried again.
      session={failed ? 'in' : status}
      onNeedLogIn={needLogIn}
      onDeposit={deposit}
      onNotAvailable={notAvailable}
      depositOpen={depositOpen}
      onRoundStart={begin}
      onRoundEnd={release}
      onOpened={opened}
      marks={
        <>
          <FavouriteButton id={game.id} whose={whose} />
          <ShareButton title={game.name} path={game.path} />
        </>
      }
      strip={({ seconds, net }) => (
        <PlayStrip
          game={game}
          mode={mode}
          seconds={seconds}
          net={net}
          balance={status === 'out' ? null : purse}
        />
      )}
    />
  );
}
