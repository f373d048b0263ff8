import { useLocale, useTranslations } from 'next-intl';
import { writeAmount } from '@/components/ui/amount/format-amount';
import type { Winner } from '../domain/merge-winners';
import { WinnersList } from './winners-list';
import styles from './recent-winners.module.scss';

/** As many as the slide has room for. */
export const WINNERS_SHOWN = 5;

/** Who has won lately, in the highlights of the home page (SPEC §2). */
export function RecentWinners({ winners }: { winners: readonly Winner[] }) {
  const t = useTranslations('Winners');
  const locale = useLocale();
  return (
    <article className={styles.slide} data-slide="winners">
      <h2>{t('title')}</h2>
      <WinnersList
        initial={winners}
        written={Object.fromEntries(
          winners.map(({ id, amount, currency }) => [id, writeAmount(amount, currency, locale)]),
        )}
        length={WINNERS_SHOWN}
      />
    </article>
  );
}
