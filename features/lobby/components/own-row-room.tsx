import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import type { OwnRow } from '../domain/own-rows';
import row from './game-row.module.scss';
import styles from './own-row-room.module.scss';

/** Number of skeleton cards of a row that is loading: more than a wide screen shows. */
const WAITING = 8;

/** The box of a row for one person, with the measures of what will be in it. */
export function OwnRowRoom({ name }: { name: OwnRow }) {
  const t = useTranslations('Lobby.rows');
  return (
    <section className={`${row.section} ${styles.room}`} data-row={name} aria-hidden>
      <p className={styles.heading}>{t(name)}</p>
      <div className={row.track} data-layout="row">
        {Array.from({ length: WAITING }, (_, index) => (
          <div key={index}>
            <Skeleton shape="poster" />
            <span className={styles.caption} />
          </div>
        ))}
      </div>
    </section>
  );
}
