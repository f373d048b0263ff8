import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { chevronDownGlyph } from '../icon/glyphs';
import styles from './accordion.module.scss';

export interface AccordionItem {
  /** Unique on the page; an address that ends in `#id` leads to it. */
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Rank of the titles on the page. */
  level?: 2 | 3 | 4;
  /** Opening one closes the others; a name for the group, unique on the page. */
  single?: string;
  /** The ids of those that begin open. */
  open?: readonly string[];
}

/**
 * Titles that open their text. Made of <details>, so that the text is in the page for search engines, opens without
 * a script, and is found by the browser's own search.
 */
export function Accordion({ items, level = 3, single, open = [] }: AccordionProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={single} open={open.includes(id)}>
          <summary>
            <Title>{title}</Title>
            <Icon glyph={chevronDownGlyph} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
