import { withBasePath } from '@/lib/config/base-path';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { ButtonLink } from '@/components/ui/button/button';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Link } from '@/lib/i18n/navigation';
import type { GameTile } from '../domain/game-tile';
import { GenericSlide, type CmsSlide } from './generic-slide';
import styles from './hero.module.scss';
import { Poster } from './poster';
import { PosterFan } from './poster-fan';

const SCENE = withBasePath('/art/scenes/lamp');

interface HeroProps {
  /** The slides that operators have put online, in their order; none when nobody can say. */
  slides: readonly CmsSlide[];
  /** Games in all; not given when nobody can say. */
  gamesTotal?: number;
  providersTotal: number;
  newGames: readonly GameTile[];
  liveGames: readonly GameTile[];
  /** Live tables in all. */
  liveTotal: number;
  jackpotGames: readonly GameTile[];
}

/** Slides that the catalogue fills, and the first one, which greets. */
const OWN = ['house', 'new_games', 'live_tables', 'jackpots'] as const;
/** Live slides whose features are still being built: they would have nothing to show. */
const WAITING = ['welcome_pack', 'tournaments_local', 'recent_winners'];

/**
 * The lobby's highlights: which there are, in which order, is the operators' choice. One that the catalogue fills is
 * dropped without games; any other one is shown as it was written (SPEC §2).
 */
export function Hero(props: HeroProps) {
  const t = useTranslations('Lobby');
  const { slides: chosen } = props;
  const wanted = chosen.length > 0 ? chosen : OWN.map((code) => ({ code }));
  const greeting = wanted.find(({ code }) => code === 'house');
  // The greeting holds the page's heading: it is there, and first, whatever else is.
  const ordered = [greeting ?? { code: 'house' }, ...wanted.filter((slide) => slide !== greeting)];
  const slides = ordered
    .map((slide) => slideOf(slide, props))
    .filter(Boolean)
    .map((slide, place) => <BlockBoundary key={place}>{slide}</BlockBoundary>);
  return (
    <div className={styles.hero} style={{ '--others': slides.length - 1 } as CSSProperties}>
      <Carousel label={t('highlights')} count={slides.length}>
        {slides}
      </Carousel>
    </div>
  );
}

function slideOf(slide: CmsSlide | { code: string }, props: HeroProps): ReactNode {
  const { gamesTotal, providersTotal, newGames, liveGames, liveTotal, jackpotGames } = props;
  const [table] = liveGames;
  switch (slide.code) {
    case 'house':
      return <WelcomeSlide gamesTotal={gamesTotal} providersTotal={providersTotal} />;
    case 'new_games':
      return newGames.length > 0 && <NewSlide games={newGames} />;
    case 'live_tables':
      return table && <LiveSlide game={table} total={liveTotal} />;
    case 'jackpots':
      return jackpotGames.length > 0 && <JackpotSlide games={jackpotGames} />;
    default:
      return 'target' in slide && !WAITING.includes(slide.code) && <GenericSlide slide={slide} />;
  }
}

function WelcomeSlide({ gamesTotal, providersTotal }: Pick<HeroProps, 'gamesTotal' | 'providersTotal'>) {
  const t = useTranslations('Lobby.welcome');
  return (
    <article className={styles.slide} data-slide="welcome">
      <picture className={styles.lamp}>
        <source srcSet={`${SCENE}.avif, ${SCENE}@2x.avif 2x`} type="image/avif" />
        <img
          src={`${SCENE}.webp`}
          srcSet={`${SCENE}@2x.webp 2x`}
          alt=""
          width={540}
          height={372}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      <p className={styles.eyebrow}>{t('eyebrow')}</p>
      <h1>
        {gamesTotal === undefined
          ? t('titleAlone')
          : t.rich('title', {
              games: gamesTotal,
              em: (text) => <em className="num">{text}</em>,
              br: () => <br />,
            })}
      </h1>
      {providersTotal > 0 && <p className={styles.text}>{t('text', { providers: providersTotal })}</p>}
      <div className={styles.actions}>
        <span className={styles.visitor}>
          <ButtonLink href="/auth" tone="primary" size="large" data-modal="SIGNUP">
            {t('signUp')}
          </ButtonLink>
        </span>
        <ButtonLink href="/games/all" tone="glass" size="large">
          {t('browse')}
        </ButtonLink>
      </div>
    </article>
  );
}

function NewSlide({ games }: { games: readonly GameTile[] }) {
  const t = useTranslations('Lobby.slides');
  return (
    <article className={styles.slide} data-slide="new">
      <h2>{t('newTitle')}</h2>
      <ul className={styles.list}>
        {games.slice(0, 4).map((game) => (
          <li key={game.id}>
            <Link href={game.geo_link} prefetch={false}>
              <span className={styles.thumb}>
                <Poster image={game.image} colour={game.gradient_color} sizes="38px" eager />
              </span>
              <span>
                <b>{game.name}</b>
                <small>{game.providerName}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink href="/games/new" tone="glass" wide>
        {t('newAction')}
      </ButtonLink>
    </article>
  );
}

function LiveSlide({ game, total }: { game: GameTile; total: number }) {
  const t = useTranslations('Lobby.slides');
  return (
    <article className={styles.slide} data-slide="live">
      <span className={styles.picture}>
        <Poster image={game.image} colour={game.gradient_color} sizes="280px" />
      </span>
      <p className={styles.pill}>{t('liveEyebrow')}</p>
      <h2>{t('liveTitle')}</h2>
      <p className={styles.figure}>{t('liveText', { count: total })}</p>
      <ButtonLink href="/games/live" tone="ivory" wide>
        {t('liveAction')}
      </ButtonLink>
    </article>
  );
}

function JackpotSlide({ games }: { games: readonly GameTile[] }) {
  const t = useTranslations('Lobby.slides');
  return (
    <article className={styles.slide} data-slide="jackpots">
      <span className={styles.hand}>
        <PosterFan games={games} size="large" />
      </span>
      <h2>{t('jackpotsTitle')}</h2>
      <ButtonLink href="/games/jackpots" tone="glass" wide>
        {t('jackpotsAction')}
      </ButtonLink>
    </article>
  );
}
