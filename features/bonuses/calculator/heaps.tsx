import { useTranslations } from 'next-intl';
import { ofHundred } from './of-hundred';
import styles from './heaps.module.scss';

/** Diamonds side by side in a heap, and from the middle of one to that of the next. */
const ACROSS = 5;
const PITCH = 11;
const HALF = 3.8;

/** A heap from the bottom up. */
function Diamonds({ count }: { count: number }) {
  const rows = Math.ceil(count / ACROSS);
  const height = Math.max(rows, 1) * PITCH;
  const path = Array.from({ length: count }, (_, at) => {
    const x = (at % ACROSS) * PITCH + PITCH / 2;
    const y = height - Math.floor(at / ACROSS) * PITCH - PITCH / 2;
    return `M${x} ${y - HALF}l${HALF} ${HALF}l${-HALF} ${HALF}l${-HALF} ${-HALF}z`;
  }).join('');
  return (
    <svg viewBox={`0 0 ${ACROSS * PITCH} ${height}`} width={ACROSS * PITCH} height={height} aria-hidden>
      <path d={path} />
    </svg>
  );
}

/** Of a hundred players, how many end with how much: a diamond is one of them. */
export function Heaps({ heaps, labels }: { heaps: readonly number[]; labels: readonly string[] }) {
  const t = useTranslations('TrueCost');
  const counts = ofHundred(heaps);
  const words = counts.map((count, heap) =>
    t('heapOfPicture', { count: String(count), heap: labels[heap] ?? '' }),
  );
  return (
    <div className={styles.heaps} role="img" aria-label={t('picture', { heaps: words.join(', ') })}>
      {counts.map((count, heap) => (
        <span key={labels[heap]} className={styles.heap} data-heap={heap}>
          <b>{count}</b>
          <Diamonds count={count} />
          <span className={styles.label}>{labels[heap]}</span>
        </span>
      ))}
    </div>
  );
}
