'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { isCurrency } from '@/lib/money/money';
import { joinedTournamentsQuery } from '../api/get-me-tournaments';
import { placeQuery } from '../api/get-me-tournaments-id-place';
import { joinedNetworkQuery } from '../api/get-me-network-tournaments';
import { networkPlaceQuery } from '../api/get-me-network-tournaments-code-place';
import type { Tournament } from '../api/get-tournaments.server';
import { useTournamentWords } from '../hooks/use-tournament-words';
import { useTournamentPlayer } from '../state/player';
import { OwnPrize } from './own-prize';
import { TournamentTile } from './tournament-tile';
import styles from './tournament-tile.module.scss';

/** The tournaments that the player has joined, with the place in each. */
export function MyTournaments() {
  const t = useTranslations('Tournaments');
  const problemText = useProblemText();
  const { playerId } = useTournamentPlayer();
  const language = LANGUAGE_CODES[useLocale()];
  const joined = useQuery(joinedTournamentsQuery(playerId ?? null, language));
  const network = useQuery(joinedNetworkQuery(playerId ?? null, language));
  if (playerId === null) {
    return (
      <EmptyState title={t('mineLogIn')} text={t('mineLogInText')}>
        <ButtonLink href="/auth" data-modal="LOGIN" tone="primary">
          {t('logIn')}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (joined.isError) {
    return (
      <EmptyState title={t('unreachable')} text={problemText(joined.error)}>
        <Button onClick={() => void joined.refetch()}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  if (!joined.data || playerId === undefined) {
    return (
      <div className={styles.list} role="status" aria-label={t('loading')}>
        <Skeleton height="300px" />
        <Skeleton height="300px" />
      </div>
    );
  }
  const all = [...joined.data, ...(network.data ?? [])].toSorted((one, other) =>
    other.dateStart.localeCompare(one.dateStart),
  );
  if (all.length === 0) return <EmptyState title={t('none.mine')} text={t('noneText.mine')} />;
  return (
    <ul className={styles.list}>
      {all.map((tournament: Tournament) => (
        <li key={tournament.id}>
          <TournamentTile tournament={tournament}>
            <OwnLine tournament={tournament} playerId={playerId} />
          </TournamentTile>
        </li>
      ))}
    </ul>
  );
}

function OwnLine({ tournament, playerId }: { tournament: Tournament; playerId: string }) {
  const { id, code } = tournament;
  const t = useTranslations('Tournaments');
  const words = useTournamentWords();
  const local = useQuery({ ...placeQuery(id, playerId), enabled: code === undefined });
  const network = useQuery(networkPlaceQuery(code, playerId));
  const own = code === undefined ? local.data : network.data;
  if (!own) return null;
  const { result, place } = own;
  const won = result && (result.amount || result.freeSpins > 0 || result.points > 0);
  const money =
    result?.amount && isCurrency(result.amount.currency)
      ? { [result.amount.currency]: result.amount.amount }
      : {};
  return (
    <p className={styles.own}>
      <span>{place === null ? t('noPoints') : t('you', { place: words.place(place) })}</span>
      {won && (
        <b>
          <OwnPrize amount={money} freeSpins={result.freeSpins} points={result.points} />
        </b>
      )}
    </p>
  );
}
