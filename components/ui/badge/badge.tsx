import type { ReactNode } from 'react';
import styles from './badge.module.scss';

/** `new` jade, `top` marigold, `live` ivory with a coral dot, `quiet` grey. */
type BadgeTone = 'new' | 'top' | 'live' | 'quiet';

export type BadgeProps =
  | {
      /** How many. 0 shows nothing; above `max` it shows `max` and a plus. */
      count: number;
      max?: number;
      /** The same in words: "3 new bonuses". */
      label: string;
    }
  | {
      /** Something is new, no matter how much. */
      dot: true;
      label: string;
    }
  | {
      /** A word about what it hangs on: "New", "Current level". */
      tone?: BadgeTone;
      children: ReactNode;
    };

/** A small mark that hangs on something: a count, a dot, or a word. */
export function Badge(props: BadgeProps) {
  if ('children' in props) {
    return (
      <span className={styles.word} data-tone={props.tone ?? 'quiet'}>
        {props.children}
      </span>
    );
  }
  if ('dot' in props) return <span className={styles.dot} role="img" aria-label={props.label} />;
  const { count, max = 99, label } = props;
  if (count <= 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <span className={styles.label}>{label}</span>
    </span>
  );
}
