import { createElement } from 'react';
import type { Glyph } from './glyphs';
import styles from './icon.module.scss';

export interface IconProps {
  glyph: Glyph;
  /** 16, 20 or 24 px. */
  size?: 'small' | 'medium' | 'large';
  /** Name for assistive technology; without one the icon is decoration and hidden from it. */
  label?: string;
  className?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ glyph, size = 'medium', label, className }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      data-size={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {glyph.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
