'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { TimeLeft } from '@/components/ui/countdown/time-left';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { tournamentQuery } from '../api/get-tournaments-id';
import { networkTournamentQuery } from '../api/get-network-tournaments-code';
import { pathOf } from '../domain/network';
import type { TournamentDetails } from '../domain/tournament';
import { useJoin } from '../hooks/use-join';
import { useTournamentWords } from '../hooks/use-tournament-words';
import { joinedAtom } from '../state/joined';
import { useTournamentPlayer } from '../state/player';
import { OwnPrize } from './own-prize';
import { TournamentScene } from './tournament-scene';
import styles from './new-tournament-modal.module.scss';

interface ModalProps {
  onClose: () => void;
}

/** SPEC §2: a tournament of the casino that this browser has not shown yet. */
export function NewTournamentModal({ tournamentId, onClose }: ModalProps & { tournamentId: string }) {
  const found = useQuery(tournamentQuery(tournamentId, LANGUAGE_CODES[useLocale()]));
  return <TournamentModal found={found} onClose={onClose} />;
}

/** SPEC §2: a tournament of the studio that this browser has not shown yet. */
export function NewNetworkTournamentModal({
  tournamentCode,
  onClose,
}: ModalProps & { tournamentCode: string }) {
  const found = useQuery(networkTournamentQuery(tournamentCode, LANGUAGE_CODES[useLocale()]));
  return <TournamentModal found={found} onClose={onClose} />;
}

interface TournamentModalProps extends ModalProps {
  found: Pick<UseQueryResult<TournamentDetails>, 'data' | 'error' | 'isError' | 'refetch'>;
}

function TournamentModal({ found, onClose }: TournamentModalProps) {
  const t = useTranslations('Tournaments');
  const problemText = useProblemText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={found.data?.name ?? t('one')}
      picture={
        found.data && (
          <div className={styles.picture}>
            <TournamentScene image={found.data.image} eager />
          </div>
        )
      }
    >
      {found.data ? (
        <Offer tournament={found.data} onClose={onClose} />
      ) : found.isError ? (
        <EmptyState headingLevel={3} title={t('modal.unreachable')} text={problemText(found.error)}>
          <Button onClick={() => void found.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : (
        <div role="status" aria-label={t('modal.loading')}>
          <Skeleton height="220px" />
        </div>
      )}
    </Dialog>
  );
}

function Offer({ tournament, onClose }: { tournament: TournamentDetails; onClose: () => void }) {
  const t = useTranslations('Tournaments');
  const words = useTournamentWords();
  const { currency } = useTournamentPlayer();
  const { join, busy } = useJoin(tournament, onClose);
  const { id, entry, winners, fullPrizePool } = tournament;
  const joined = useAtomValue(joinedAtom).has(id);
  const bet = words.bet(tournament.minimumBet, currency);
  return (
    <>
      <p className={styles.left}>
        <TimeLeft until={tournament.dateEnd} label={t('ends')} />
      </p>
      <p className={styles.prize}>
        <OwnPrize
          amount={fullPrizePool.amount}
          freeSpins={tournament.freespinPool}
          points={tournament.pointsPool}
        />
      </p>
      <DialogText>
        <p>
          {tournament.descriptionShort} {bet && t('modal.least', { bet, count: winners })}
        </p>
      </DialogText>
      <DialogActions>
        {entry === 'join' && !joined ? (
          <Button tone="primary" size="large" wide busy={busy} onClick={join}>
            {t('modal.participate')}
          </Button>
        ) : (
          <p className={styles.taking}>{t('modal.taking')}</p>
        )}
        <div className={styles.pair}>
          <ButtonLink href={pathOf(tournament)} wide onClick={onClose}>
            {t('modal.more')}
          </ButtonLink>
          <Button tone="outline" wide onClick={onClose}>
            {t('modal.cancel')}
          </Button>
        </div>
      </DialogActions>
    </>
  );
}
