import { useTranslations } from 'next-intl';
import type { Winner } from '../live/merge-winners';
import { WinnersList } from './winners-list';
import styles from './recent-winners.module.scss';

/** As many as the slide has room for. */
export const WINNERS_SHOWN = 5;

/** Who has won lately, in the highlights of the home page (SPEC §2). */
export function RecentWinners({ winners }: { winners: readonly Winner[] }) {
  const t = useTranslations('Winners');
  return (
    <article className={styles.slide} data-slide="winners">
      <h2>{t('title')}</h2>
      <WinnersList initial={winners} length={WINNERS_SHOWN} />
    </article>
  );
}
