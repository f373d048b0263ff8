'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { FreeSpinsNote } from '@/features/bonuses/components/free-spins-note';
import { PlayBonus } from '@/features/bonuses/components/play-bonus';
import { useGrantWords } from '@/features/bonuses/hooks/use-grant-words';
import { useOwnBonuses } from '@/features/bonuses/hooks/use-own-bonuses';
import type { GameStageProps } from '@/features/play/components/game-stage';
import { useBalance } from '@/features/player/api/get-me-balance';
import { keepWagering } from '@/features/player/state/hint';
import { changesWithBonus } from '@/lib/browser/query/changes-with';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';
import { weightOf } from '@/lib/domain/bonus-weight';
import { currencyOrDefault } from '@/lib/money/money';
import { useLimitNotice } from './use-limit-notice';

/** What follows play counts a round within a second of its end. Milliseconds. */
const COUNTED_AFTER_MS = 2_000;

type BonusOfStage = Pick<
  GameStageProps,
  'hold' | 'bonus' | 'spins' | 'onOwnMoneyShort' | 'onLimit' | 'onRoundEnded'
>;

/** What the bonus in play says of a game, before and during play. @param playing for money, by a player who is known */
export function usePlayBonus(game: GameStageProps['game'], playing: boolean): BonusOfStage {
  const t = useTranslations('Bonuses.play');
  const locale = useLocale();
  const open = useOpenModal();
  const client = useQueryClient();
  const { money } = useGrantWords();
  const asked = useIsReachable()('/bonuses') && playing;
  const own = useOwnBonuses(asked);
  const balance = useBalance(playing);
  const grant = (asked && own.data?.active) || null;
  const weight = grant && weightOf(grant, game);
  const inPlay = asked && own.data ? grant !== null : null;

  useEffect(() => {
    if (inPlay !== null) keepWagering(inPlay);
  }, [inPlay]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ended = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void client.invalidateQueries({ predicate: changesWithBonus }),
      COUNTED_AFTER_MS,
    );
  }, [client]);

  const ownMoneyShort = useCallback<GameStageProps['onOwnMoneyShort']>(
    ({ body: { minimum, currency } }) => {
      const known = minimum !== undefined && currency !== undefined;
      open('GAME_NOTIFICATION', {
        wagering: true,
        messages: [t('short', { game: game.name })],
        highlighted: known
          ? t('shortText', { minimum: formatAmount(minimum, currencyOrDefault(currency), locale) })
          : t('shortGeneral'),
      });
    },
    [game.name, locale, open, t],
  );

  const sayLimit = useLimitNotice();
  const limit = () =>
    void sayLimit({
      bonusMaxBet: grant && weight ? { amount: grant.maxBet, written: money(grant, grant.maxBet) } : null,
    });

  // Only money of the player's own is staked here, while there is money of the bonus.
  const takesOwn = grant !== null && weight === 0 && grant.balance > 0;
  const isUnknown = (asked && own.isPending) || (takesOwn && balance.isPending);
  const real = balance.data?.balance.amount ?? 0;
  return {
    hold: isUnknown ? 'wait' : takesOwn && real > 0 ? 'ownMoney' : undefined,
    bonus: grant && weight !== null ? <PlayBonus grant={grant} weight={weight} /> : null,
    spins: ({ left, betAmount, currency }) => (
      <FreeSpinsNote left={left} amount={formatAmount(betAmount, currency, locale)} />
    ),
    onOwnMoneyShort: ownMoneyShort,
    onLimit: limit,
    ...(grant && { onRoundEnded: ended }),
  };
}
