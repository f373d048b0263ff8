import { withBasePath } from '@/lib/domain/base-path';
import styles from './flag.module.scss';

/** Round flag of a country (ISO 3166-1 alpha-2, either case). Decoration: its name stands beside it. */
export function Flag({ country, size = 20 }: { country: string; size?: 18 | 20 | 22 }) {
  return (
    <img
      className={styles.flag}
      src={withBasePath(`/flags/${country.toLowerCase()}.svg`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
