'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { useHideName } from '../api/put-me-tournaments-name';
import { useTournamentPlayer } from '../state/player';
import styles from './leaderboard.module.scss';

/** Whether others see the player's name in leaderboards. */
export function HideName({ isHidden }: { isHidden: boolean }) {
  const t = useTranslations('Tournaments.board');
  const addToast = useSetAtom(addToastAtom);
  const problemText = useProblemText();
  const { playerId } = useTournamentPlayer();
  const { mutate, isPending, variables } = useHideName(playerId ?? null);
  return (
    <div className={styles.hide}>
      <Checkbox
        checked={isPending ? variables : isHidden}
        onChange={({ target }) =>
          mutate(target.checked, {
            onError: (problem) =>
              addToast({
                id: 'tournament-name',
                status: 'error',
                title: t('notHidden'),
                text: problemText(problem),
                history: false,
              }),
          })
        }
      >
        {t('hideName')}
      </Checkbox>
    </div>
  );
}
