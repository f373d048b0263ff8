import { withBasePath } from '@/lib/domain/base-path';
import type { ReactNode } from 'react';
import styles from './empty-state.module.scss';

const SCENE = withBasePath('/art/scenes/empty');

interface EmptyStateProps {
  title: string;
  text?: string;
  /** 2 unless it stands under a heading of its own. */
  headingLevel?: 2 | 3;
  /** One or two ways out. */
  children?: ReactNode;
}

/** The lamp is off: nothing here, and where to go instead. */
export function EmptyState({ title, text, headingLevel = 2, children }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <picture>
        <source srcSet={`${SCENE}.avif, ${SCENE}@2x.avif 2x`} type="image/avif" />
        <img
          src={`${SCENE}.webp`}
          srcSet={`${SCENE}@2x.webp 2x`}
          alt=""
          width={340}
          height={200}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
