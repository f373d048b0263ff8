import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { Glyph } from '../icon/glyphs';
import { Link } from '@/lib/i18n/navigation';
import styles from './section-heading.module.scss';

interface SectionHeadingProps {
  id: string;
  glyph: Glyph;
  title: string;
  /** How many there are, in words. */
  count?: string;
  /** `modal` opens in its place where a script runs. */
  link?: { href: string; text: string; label: string; modal?: 'PROVIDERS' };
  /** Buttons that scroll the content below. */
  children?: ReactNode;
}

export function SectionHeading({ id, glyph, title, count, link, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>
        <Icon glyph={glyph} />
        {title}
      </h2>
      {count && <small>{count}</small>}
      <span className={styles.gap} />
      {link && (
        <Link
          className="link"
          href={link.href}
          aria-label={link.label}
          prefetch={false}
          data-modal={link.modal}
        >
          {link.text}
        </Link>
      )}
      {children}
    </div>
  );
}
