'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useFreeSpins, type FreeSpins } from '../api/get-me-free-spins';
import { gamesOf, leftOf, todayOf } from '../domain/free-spins';
import { useGrantWords } from '../hooks/use-grant-words';
import { freeSpinGamesQuery } from '../queries/free-spin-games';
import { BonusFigures } from './bonus-modal-parts';
import { FreeSpinGames } from './free-spin-games';

/** SPEC §2: free spins that have come, and the games to use them in. */
export function FreeSpinsModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations('Bonuses.spins');
  const own = useTranslations('Bonuses.own');
  const problemText = useProblemText();
  const { data, isError, error, refetch } = useFreeSpins();
  const today = data ? todayOf(data.filter(({ games }) => games.length > 0)) : 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={today > 0 ? t('modalTitle', { count: today }) : t('title')}
      centred
    >
      {data ? (
        <Given spins={data} onClose={onClose} />
      ) : isError ? (
        <EmptyState title={t('unreachable')} text={problemText(error)}>
          <Button onClick={() => void refetch()}>{own('tryAgain')}</Button>
        </EmptyState>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="320px" />
        </div>
      )}
    </Dialog>
  );
}

function Given({ spins, onClose }: { spins: readonly FreeSpins[]; onClose: () => void }) {
  const t = useTranslations('Bonuses.spins');
  const words = useGrantWords();
  const [now] = useState(() => Date.now());
  const playable = spins.filter(({ games: ids }) => ids.length > 0);
  const usable = playable.filter(({ numberDay }) => numberDay > 0);
  const ids = gamesOf(usable);
  const { data: games } = useQuery(freeSpinGamesQuery(ids));
  const [first] = usable;
  const [next] = spins;
  const [game] = games ?? [];
  if (!first || !next) {
    return (
      <>
        <DialogText>
          <p>{playable[0] ? t('tomorrow', { count: leftOf(playable) }) : next ? t('noGame') : t('none')}</p>
        </DialogText>
        <DialogActions>
          <Button size="large" wide onClick={onClose}>
            {t('okay')}
          </Button>
        </DialogActions>
      </>
    );
  }
  const bets = [...new Set(usable.map(({ betAmount }) => betAmount))];
  const amount = words.money(first, Math.min(...bets));
  return (
    <>
      <DialogText>
        <p>
          {bets.length > 1 ? t('fromAmount', { amount }) : t('atAmount', { amount })} {t('pick')}
        </p>
      </DialogText>
      <FreeSpinGames games={ids} size="modal" onLeave={onClose} />
      <BonusFigures
        figures={[
          { name: t('leftInAll'), value: String(leftOf(playable)) },
          ...(playable.length === 1 && first.dayLimit !== null
            ? [{ name: t('aDay'), value: String(first.dayLimit) }]
            : []),
          { name: t('endsIn'), value: words.left(first.expiresAt, now) },
        ]}
      />
      <DialogActions>
        {game ? (
          <ButtonLink href={game.geo_link} tone="primary" size="large" wide onClick={onClose}>
            {t('open', { game: game.name })}
          </ButtonLink>
        ) : (
          <ButtonLink href="/account/bonuses" tone="primary" size="large" wide onClick={onClose}>
            {t('seeThem')}
          </ButtonLink>
        )}
        <Button wide onClick={onClose}>
          {t('later')}
        </Button>
      </DialogActions>
    </>
  );
}
