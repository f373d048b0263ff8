import { withBasePath } from '@/lib/domain/base-path';
import type { ReactNode } from 'react';
import styles from './dialog-parts.module.scss';

/** What a dialog says: one or more paragraphs in the second shade. */
export function DialogText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/** The ways on, one under the other; the primary one is the first, what destroys never is. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface DialogPictureProps {
  /** A scene of public/art/scenes, without its ending. */
  scene: string;
  /** Its measures at one density, in pixels. */
  width: number;
  height: number;
}

/** A scene at the head of a dialog: its `picture`. */
export function DialogPicture({ scene, width, height }: DialogPictureProps) {
  const address = withBasePath(`/art/scenes/${scene}`);
  return (
    <picture className={styles.picture}>
      <source srcSet={`${address}.avif, ${address}@2x.avif 2x`} type="image/avif" />
      <img
        src={`${address}.webp`}
        srcSet={`${address}@2x.webp 2x`}
        alt=""
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
