import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import type { Glyph } from '../icon/glyphs';
import styles from './icon-button.module.scss';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  glyph: Glyph;
  /** What pressing it does; the only name that it has. */
  label: string;
  tone?: 'plain' | 'solid' | 'picture';
};

/** A square button of 40 px (44 on touch) that shows an icon only. */
export function IconButton({ glyph, label, tone = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button} data-tone={tone} aria-label={label}>
      <Icon glyph={glyph} />
    </button>
  );
}
