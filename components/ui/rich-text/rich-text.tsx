import { Fragment } from 'react';
import type { Forbidden } from '@/lib/domain/law-of-target';
import { lawOfWords } from '@/lib/domain/law-of-words';
import {
  plainText,
  type Inline,
  type ListItem,
  type RichText as Text,
  type TextBlock,
} from '@/lib/domain/rich-text';
import { ButtonLink } from '../button/button';
import { circleAlertGlyph, infoGlyph } from '../icon/glyphs';
import { Icon } from '../icon/icon';
import { TargetLink } from '../target-link/target-link';
import { WhileOpen } from '../target-link/while-open';
import { CmsPicture } from '../cms-picture/cms-picture';
import { WordsByLaw } from './words-by-law';
import styles from './rich-text.module.scss';

/** Wide enough for a column of text, and no wider than the screen. */
const PICTURE_SIZES = '(min-width: 768px) 680px, 100vw';

interface RichTextProps {
  text: Text;
  /** What is about something that a law forbids is not shown where it does; else all of it is, as in terms. */
  byLaw?: boolean;
}

/** Text that operators wrote. Links to our own pages get the reader's language. */
export function RichText({ text, byLaw = false }: RichTextProps) {
  return (
    <div className={styles.text}>
      {text.map((block, place) => (
        <Block key={place} block={block} byLaw={byLaw} />
      ))}
    </div>
  );
}

function Block({ block, byLaw }: { block: TextBlock; byLaw: boolean }) {
  const law = byLaw ? lawOfBlock(block) : undefined;
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id} data-law={law}>
          <Words inlines={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p data-law={law}>
          {byLaw && isPlain(block.children) ? (
            <WordsByLaw text={plainText([block])} />
          ) : (
            <Words inlines={block.children} />
          )}
        </p>
      );
    case 'list':
      return <List list={block} byLaw={byLaw} />;
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

const isPlain = (inlines: readonly Inline[]) =>
  inlines.every((inline) => inline.type === 'text' && !inline.bold && !inline.italic);

/** Of a whole block: a paragraph of nothing but words loses sentences instead. */
function lawOfBlock(block: TextBlock): Forbidden | undefined {
  if (block.type === 'paragraph' && isPlain(block.children)) return undefined;
  return block.type === 'heading' || block.type === 'paragraph' ? lawOfWords(plainText([block])) : undefined;
}

function List({ list, byLaw }: { list: Extract<TextBlock, { type: 'list' }>; byLaw: boolean }) {
  const items = list.items.map((item, place) => <Item key={place} item={item} byLaw={byLaw} />);
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Item({ item, byLaw }: { item: ListItem; byLaw: boolean }) {
  const words = plainText([{ type: 'paragraph', children: item.children }]);
  return (
    <li data-law={byLaw ? lawOfWords(words) : undefined}>
      <Words inlines={item.children} />
      {item.list && <List list={item.list} byLaw={byLaw} />}
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
