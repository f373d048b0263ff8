import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { JACKPOTS } from '@/lib/domain/jackpots';
import type { Jackpots } from '../api/get-jackpots';
import { DrawNews } from './draw-news';
import { JackpotPanel } from './jackpot-panel';
import { JackpotsFund } from './jackpots-fund';
import { LiveJackpots } from './live-jackpots';
import panels from './jackpot-panel.module.scss';
import styles from './jackpots-board.module.scss';

/** The page's title, what the jackpots hold together, and each of them. */
export function JackpotsBoard({ jackpots }: { jackpots: Jackpots }) {
  const t = useTranslations('Jackpots');
  return (
    <LiveJackpots initial={jackpots} atOnce>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <DrawNews />
        </div>
        {jackpots.data.length > 0 && (
          <p className={styles.fund}>
            <small>{t('fund')}</small> <JackpotsFund />
          </p>
        )}
      </header>
      {jackpots.data.length > 0 ? (
        <div className={panels.panels}>
          {JACKPOTS.map((name) => {
            const jackpot = jackpots.data.find(({ code }) => code === `jackpot-${name}`);
            return jackpot && <JackpotPanel key={name} name={name} jackpot={jackpot} />;
          })}
        </div>
      ) : (
        <EmptyState title={t('none')} />
      )}
    </LiveJackpots>
  );
}
