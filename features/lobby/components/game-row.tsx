import { useTranslations } from 'next-intl';
import { CATEGORY_GLYPHS } from '@/components/ui/icon/category-glyphs';
import { ScrollButtons } from '@/components/ui/scroller/scroll-controls';
import { RevealInView } from '@/components/ui/in-view/reveal-in-view';
import { hangTags, saidBy, type GameTile } from '../domain/game-tile';
import { GameCard } from './game-card';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { SeeAllTile } from './see-all-tile';
import styles from './game-row.module.scss';

interface GameRowProps {
  category: 'top' | 'new' | 'live' | 'jackpots';
  games: readonly GameTile[];
  /** Games in the whole category. */
  total: number;
  /** `grid` fills two lines on a wide screen; `row` is one line that scrolls. A phone scrolls both. */
  layout?: 'grid' | 'row';
  /** The row is on the first screen: that many posters load at once. */
  eager?: number;
}

/** The most cards in a grid: two lines of seven, less the tile with the link to all. */
const GRID_CARDS = 13;

/** A category's games with the way to all of them. Nothing when the category is empty (SPEC §2). */
export function GameRow({ category, games, total, layout = 'row', eager = 0 }: GameRowProps) {
  const t = useTranslations('Lobby');
  if (games.length === 0) return null;
  const title = t(`rows.${category}`);
  const count = t(category === 'live' ? 'rows.open' : 'rows.games', { count: total });
  const href = `/games/${category}`;
  const track = `row-${category}`;
  const shown = layout === 'grid' ? games.slice(0, GRID_CARDS) : games;
  const tags = hangTags(shown, saidBy(category));
  return (
    <section
      className={styles.section}
      aria-labelledby={`${track}-title`}
      data-law={category === 'jackpots' ? category : undefined}
    >
      <SectionHeading
        id={`${track}-title`}
        glyph={CATEGORY_GLYPHS[category]}
        title={title}
        count={count}
        link={{ href, text: t('rows.seeAll'), label: t('rows.seeAllOf', { title }) }}
      >
        {layout === 'row' && <ScrollButtons target={track} />}
      </SectionHeading>
      <div
        className={styles.track}
        id={track}
        data-layout={layout}
        data-live={category === 'live' || undefined}
      >
        {shown.map((game, index) => (
          <GameCard key={game.id} game={game} eager={index < eager} tag={tags[index]} />
        ))}
        <SeeAllTile href={href} title={title} count={count} games={games} />
      </div>
      <RevealInView target={track} />
    </section>
  );
}
