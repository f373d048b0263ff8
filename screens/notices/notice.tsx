import { withBasePath } from '@/lib/domain/base-path';
import type { ReactNode } from 'react';
import styles from './notice.module.scss';

interface NoticeProps {
  figure: ReactNode;
  title: string;
  /** 2 below the title of a page. */
  level?: 1 | 2;
  text: ReactNode;
  /** The ways out. */
  children?: ReactNode;
  /** Small print below the ways out. */
  note?: ReactNode;
  /** It replaced something on the page: a screen reader announces it at once. */
  alert?: boolean;
  /** It is the whole document and not a part of the frame. */
  whole?: boolean;
}

/** A page that explains why nothing else is shown: one figure, one sentence, and links onwards. */
export function Notice(props: NoticeProps) {
  const { figure, title, level = 1, text, children, note, alert = false, whole = false } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.notice} role={alert ? 'alert' : undefined} data-whole={whole || undefined}>
      {figure}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
      {note && <div className={styles.note}>{note}</div>}
    </section>
  );
}

/** A status code with balls for its zeros. */
export function Code({ code }: { code: string }) {
  return (
    <div className={styles.code} role="img" aria-label={code}>
      {[...code].map((digit, place) =>
        digit === '0' ? <Scene key={place} name="eight" size={150} /> : <span key={place}>{digit}</span>,
      )}
    </div>
  );
}

interface SceneProps {
  /** Of public/art/scenes. */
  name: 'blocked' | 'eight' | 'error' | 'maintenance' | 'offline';
  /** Width in px, at most. */
  size: number;
  /** Width by height. */
  ratio?: number;
}

/** A decorative picture. */
export function Scene({ name, size, ratio = 1 }: SceneProps) {
  const at = withBasePath(`/art/scenes/${name}`);
  return (
    <picture className={styles.scene}>
      <source srcSet={`${at}.avif, ${at}@2x.avif 2x`} type="image/avif" />
      <img
        src={`${at}.webp`}
        srcSet={`${at}@2x.webp 2x`}
        alt=""
        width={size}
        height={Math.round(size / ratio)}
        decoding="async"
      />
    </picture>
  );
}
