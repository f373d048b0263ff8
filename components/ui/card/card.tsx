import type { ComponentProps } from 'react';
import styles from './card.module.scss';

export interface CardProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** What it is: a section needs a heading or a name. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** How far it is raised above the page: 1 a panel, 2 a tile, 3 in a modal. */
  surface?: 1 | 2 | 3;
  padding?: 'none' | 'small' | 'medium';
  /** The one of several that counts now: it has the marigold ring. Say it in words too. */
  current?: boolean;
}

/** A raised piece of surface with light on its upper edge. */
export function Card({
  as: Tag = 'div',
  surface = 1,
  padding = 'medium',
  current = false,
  ...rest
}: CardProps) {
  // The attributes of a plain box fit whatever it is made of; only its ref would not.
  const Box = Tag as 'div';
  return (
    <Box
      {...rest}
      className={styles.card}
      data-surface={surface}
      data-padding={padding}
      data-current={current || undefined}
    />
  );
}
