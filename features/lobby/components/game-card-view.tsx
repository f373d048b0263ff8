'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Link } from '@/lib/i18n/navigation';
import type { TagName } from '../domain/game-tile';
import { Poster, type PosterProps } from '@/components/ui/poster/poster';
import styles from './game-card.module.scss';

interface GameCardViewProps {
  /** Path of the game's page, without language prefix. */
  href: string;
  name: string;
  /** Under the name: the studio, or the stakes of a live table. */
  note: string;
  /** The note in full, where the short form is hard to understand when read out. */
  noteLabel?: string;
  /** Poster address without its ending, and the colour of its box until it is there. */
  image: string;
  colour: string;
  play: string;
  demo?: string;
  demoLabel?: string;
  tag?: TagName;
  tagText?: string;
  eager?: PosterProps['eager'];
  headingLevel?: 2 | 3;
  /** On the poster: that it is not offered here. */
  away?: ReactNode;
  /** Beside the note: what is true now. */
  now?: ReactNode;
}

/** Widths of a card in a row or grid, for the browser's choice of the poster. */
const SIZES =
  '(min-width: 1760px) 14vw, (min-width: 1280px) 14.5vw, (min-width: 768px) 18vw, (min-width: 568px) 24vw, (min-width: 360px) 32vw, 46vw';

/**
 * The name's link covers the whole card, so that a tap anywhere opens the game. Play on the scrim is only its
 * picture; Demo is a link of its own.
 */
export function GameCardView({
  href,
  name,
  note,
  noteLabel,
  image,
  colour,
  play,
  demo,
  demoLabel,
  tag,
  tagText,
  eager,
  headingLevel = 3,
  away,
  now,
}: GameCardViewProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <Poster image={image} colour={colour} sizes={SIZES} eager={eager} />
        {tag && (
          <span className={styles.tag} data-tag={tag} data-law={tag === 'jackpot' ? 'jackpots' : undefined}>
            {tagText}
          </span>
        )}
        {away}
        <div className={styles.scrim}>
          <span className={styles.play} aria-hidden>
            {play}
          </span>
          {demo && (
            <ButtonLink href={`${href}/demo`} tone="glass" size="small" aria-label={demoLabel}>
              {demo}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.caption}>
        <Heading>
          <Link href={href} prefetch={false}>
            {name}
          </Link>
        </Heading>
        {noteLabel ? (
          <p className="num">
            <span aria-hidden>{note}</span>
            <span className="visually-hidden">{noteLabel}</span>
          </p>
        ) : (
          <p>{note}</p>
        )}
        {now}
      </div>
    </article>
  );
}
