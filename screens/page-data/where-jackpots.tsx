import type { ReactNode } from 'react';
import { NoJackpots } from '@/features/jackpots/components/no-jackpots';
import styles from './where-jackpots.module.scss';

/** A page of jackpots; where the law of the country allows none, words that say so stand in its room. */
export const WhereJackpots = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <NoJackpots />
    <div data-law="jackpots">{children}</div>
  </div>
);
