import { Fragment } from 'react';
import type { Inline, ListItem, RichText as Text, TextBlock } from '@/lib/domain/rich-text';
import { ButtonLink } from '../button/button';
import { circleAlertGlyph, infoGlyph } from '../icon/glyphs';
import { Icon } from '../icon/icon';
import { TargetLink } from '../target-link/target-link';
import { WhileOpen } from '../target-link/while-open';
import { CmsPicture } from '../cms-picture/cms-picture';
import styles from './rich-text.module.scss';

/** Wide enough for a column of text, and no wider than the screen. */
const PICTURE_SIZES = '(min-width: 768px) 680px, 100vw';

/** Text that operators wrote. Links to our own pages get the reader's language. */
export function RichText({ text }: { text: Text }) {
  return (
    <div className={styles.text}>
      {text.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <Words inlines={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words inlines={block.children} />
        </p>
      );
    case 'list':
      return <List list={block} />;
    case 'rule':
      return <hr />;
    case 'picture':
      return (
        <figure>
          <CmsPicture picture={block.picture} sizes={PICTURE_SIZES} />
        </figure>
      );
    case 'notice':
      return (
        <p className={styles.notice} data-tone={block.tone} role="note">
          <Icon glyph={block.tone === 'care' ? circleAlertGlyph : infoGlyph} />
          <span>{block.text}</span>
        </p>
      );
    case 'action':
      return (
        <WhileOpen target={block.href}>
          <p className={styles.action}>
            {isOwn(block.href) ? (
              <ButtonLink href={block.href} tone="primary">
                {block.label}
              </ButtonLink>
            ) : (
              <a href={block.href} rel="noopener">
                {block.label}
              </a>
            )}
          </p>
        </WhileOpen>
      );
  }
}

function List({ list }: { list: Extract<TextBlock, { type: 'list' }> }) {
  const items = list.items.map((item, place) => <Item key={place} item={item} />);
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Item({ item }: { item: ListItem }) {
  return (
    <li>
      <Words inlines={item.children} />
      {item.list && <List list={item.list} />}
    </li>
  );
}

const isOwn = (href: string) => href.startsWith('/');

function Words({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, place) => {
    if (inline.type === 'break') return <br key={place} />;
    if (inline.type === 'text') return <Fragment key={place}>{marked(inline)}</Fragment>;
    return (
      <TargetLink key={place} target={inline.href}>
        <Words inlines={inline.children} />
      </TargetLink>
    );
  });
}

function marked({ text, bold, italic }: Extract<Inline, { type: 'text' }>) {
  const leaning = italic ? <em>{text}</em> : text;
  return bold ? <strong>{leaning}</strong> : leaning;
}
