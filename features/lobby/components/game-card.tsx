import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { playGlyph } from '@/components/ui/icon/glyphs';
import { Link } from '@/lib/i18n/navigation';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { tagOf, type GameTile, type TagName } from '../domain/game-tile';
import { Poster } from './poster';
import styles from './game-card.module.scss';

interface GameCardProps {
  game: GameTile;
  /** On the first screen. */
  eager?: boolean;
  /** A tag that the list's own title says already. */
  omitTag?: TagName;
  /** A tag for every card of the list, for instance the bonus label of the feature-buy category. */
  tag?: TagName;
  /** Rows have a heading of their own above the cards, lists have the page's. */
  headingLevel?: 2 | 3;
}

/** Widths of a card in a row or grid, for the browser's choice of the poster. */
const SIZES = '(min-width: 1760px) 14vw, (min-width: 1280px) 14.5vw, (min-width: 768px) 18vw, 164px';

/**
 * The name's link covers the whole card, so that a tap anywhere opens the game. Play on the scrim is only its
 * picture; Demo is a link of its own.
 */
export function GameCard({
  game,
  eager,
  omitTag,
  tag = tagOf(game, omitTag) ?? undefined,
  headingLevel = 3,
}: GameCardProps) {
  const t = useTranslations('Lobby');
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <Poster game={game} sizes={SIZES} eager={eager} />
        {tag && (
          <span className={styles.tag} data-tag={tag}>
            {t(`tag.${tag}`)}
          </span>
        )}
        <div className={styles.scrim}>
          <span className={styles.play} aria-hidden>
            <Icon glyph={playGlyph} size="small" />
            {t('card.play')}
          </span>
          {game.hasDemo && (
            <ButtonLink
              href={`${game.geo_link}/demo`}
              tone="glass"
              size="small"
              aria-label={t('card.demoName', { name: game.name })}
            >
              {t('card.demo')}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.caption}>
        <Heading>
          <Link href={game.geo_link} prefetch={false}>
            {game.name}
          </Link>
        </Heading>
        {game.live ? <Limits {...game.live} /> : <p>{game.providerName}</p>}
      </div>
    </article>
  );
}

function Limits({ limitMin, limitMax }: { limitMin: number; limitMax: number }) {
  const t = useTranslations('Lobby.card');
  const locale = useLocale();
  const [from, to] = [limitMin, limitMax].map((minor) =>
    formatAmount(minor, DEFAULT_CURRENCY, locale, { whole: true }),
  ) as [string, string];
  return (
    <p className="num">
      <span aria-hidden>{t('limits', { from, to })}</span>
      <span className="visually-hidden">{t('limitsLabel', { from, to })}</span>
    </p>
  );
}
