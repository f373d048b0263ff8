import { useTranslations } from 'next-intl';
import { layersGlyph, type Glyph } from '@/components/ui/icon/glyphs';
import { ScrollButtons } from '@/components/ui/scroller/scroll-controls';
import { hangTags, type GameTile } from '../domain/game-tile';
import { GameCard } from './game-card';
import styles from './game-row.module.scss';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';

interface GameRowPlainProps {
  id: string;
  title: string;
  glyph?: Glyph;
  /** Where all of them are; without, these are all. */
  href?: string;
  games: readonly GameTile[];
}

/** One line of games under a title. Renders nothing when it is empty. */
export function GameRowPlain({ id, title, glyph = layersGlyph, href, games }: GameRowPlainProps) {
  const t = useTranslations('Lobby.rows');
  if (games.length === 0) return null;
  const tags = hangTags(games);
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <SectionHeading
        id={`${id}-title`}
        glyph={glyph}
        title={title}
        link={href === undefined ? undefined : { href, text: t('seeAll'), label: t('seeAllOf', { title }) }}
      >
        <ScrollButtons target={id} />
      </SectionHeading>
      <div className={styles.track} id={id} data-layout="row">
        {games.map((game, index) => (
          <GameCard key={game.id} game={game} tag={tags[index]} />
        ))}
      </div>
    </section>
  );
}
