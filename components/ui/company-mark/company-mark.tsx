import type { SocialProviderId } from '@/lib/domain/social';
import { MARKS, type MarkShape } from './marks';
import styles from './company-mark.module.scss';

/** The mark of a company that one can log in with. Decoration: its name stands beside it. */
export function CompanyMark({ company }: { company: SocialProviderId }) {
  const { viewBox, parts }: MarkShape = MARKS[company];
  return (
    <svg className={styles.mark} viewBox={viewBox} aria-hidden="true">
      {parts.map(([fill, outline]) => (
        <path key={outline} fill={fill} d={outline} />
      ))}
    </svg>
  );
}
