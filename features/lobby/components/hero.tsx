import { withBasePath } from '@/lib/domain/base-path';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { ButtonLink } from '@/components/ui/button/button';
import { Carousel } from '@/components/ui/carousel/carousel';
import { lawOfTarget, type Forbidden } from '@/lib/domain/law-of-target';
import { Link } from '@/lib/i18n/navigation';
import type { GameTile } from '../domain/game-tile';
import { GenericSlide, type CmsSlide } from './generic-slide';
import styles from './hero.module.scss';
import { Poster } from '@/components/ui/poster/poster';

const SCENE = withBasePath('/art/scenes/lamp');

interface HeroProps {
  /** False while visitors do not get into the games. */
  gamesOpen?: boolean;
  /** The published slides, in the operators' order; empty when unknown. */
  slides: readonly CmsSlide[];
  /** Number of all games; undefined when unknown. */
  gamesTotal?: number;
  providersTotal: number;
  newGames: readonly GameTile[];
  liveGames: readonly GameTile[];
  /** Live tables in all. */
  liveTotal: number;
  /** Slides that other features fill; one that isn't given has nothing to show and is dropped. */
  coded: Partial<Record<CodedSlide, ReactNode>>;
}

const CODED = ['recent_winners', 'jackpots', 'welcome_pack', 'tournaments_local'] as const;
/** SPEC §2: the slides with a content of their own, by code. */
type CodedSlide = (typeof CODED)[number];

/** Slides without any published ones; the catalogue fills the last two. */
const OWN = [
  'welcome_pack',
  'jackpots',
  'tournaments_local',
  'recent_winners',
  'new_games',
  'live_tables',
] as const;

/**
 * The lobby's highlights. The greeting comes first: it holds the page's heading, and is replaced by the welcome pack,
 * so that a player without a bonus sees the greeting there and nothing else moves. Operators choose the other slides
 * and their order: four codes are filled with data of the casino, and dropped when there is none; any other slide is
 * shown as it was written (SPEC §2).
 */
export function Hero(props: HeroProps) {
  const t = useTranslations('Lobby');
  const { slides: chosen } = props;
  const wanted = chosen.length > 0 ? chosen : OWN.map((code) => ({ code }));
  const isWelcoming = wanted.some(({ code }) => code === 'welcome_pack');
  const greeting = (
    <WelcomeSlide
      gamesTotal={props.gamesTotal}
      providersTotal={props.providersTotal}
      gamesOpen={props.gamesOpen}
    >
      {isWelcoming && props.coded.welcome_pack}
    </WelcomeSlide>
  );
  const others = wanted
    .filter(({ code }) => code !== 'welcome_pack')
    .map((slide) => ({ law: lawOfSlide(slide), content: slideOf(slide, props) }));
  const slides = [{ law: undefined, content: greeting }, ...others].filter(({ content }) => Boolean(content));
  const laws = slides.map(({ law }) => law);
  const counts = {
    '--others': slides.length - 1,
    '--jackpots': laws.filter((law) => law === 'jackpots').length,
    '--wheels': laws.filter((law) => law === 'wheel').length,
  };
  return (
    <div className={styles.hero} style={counts as CSSProperties}>
      <Carousel label={t('highlights')} count={slides.length} laws={laws}>
        {slides.map(({ content }, place) => (
          <BlockBoundary key={place}>{content}</BlockBoundary>
        ))}
      </Carousel>
    </div>
  );
}

const isCoded = (code: string): code is CodedSlide => CODED.some((one) => one === code);

/** A slide that another feature fills leads where that one says, whatever target it has in the CMS. */
function lawOfSlide(slide: CmsSlide | { code: string }): Forbidden | undefined {
  if (slide.code === 'jackpots') return slide.code;
  return 'target' in slide && !isCoded(slide.code) ? lawOfTarget(slide.target) : undefined;
}

function slideOf(
  slide: CmsSlide | { code: string },
  { newGames, liveGames, liveTotal, coded }: HeroProps,
): ReactNode {
  if (isCoded(slide.code)) return coded[slide.code];
  if ('target' in slide) return <GenericSlide slide={slide} />;
  const [table] = liveGames;
  if (slide.code === 'new_games') return newGames.length > 0 && <NewSlide games={newGames} />;
  return table && <LiveSlide game={table} total={liveTotal} />;
}

interface WelcomeSlideProps extends Pick<HeroProps, 'gamesTotal' | 'providersTotal' | 'gamesOpen'> {
  /** The welcome pack: replaces the greeting for everyone who has a bonus left. */
  children: ReactNode;
}

function WelcomeSlide({ gamesTotal, providersTotal, gamesOpen = true, children }: WelcomeSlideProps) {
  const t = useTranslations('Lobby.welcome');
  return (
    <article className={styles.slide} data-slide="welcome" data-pack={children ? '' : undefined}>
      <picture className={styles.lamp}>
        <source srcSet={`${SCENE}.avif, ${SCENE}@2x.avif 2x`} type="image/avif" />
        <img
          src={`${SCENE}.webp`}
          srcSet={`${SCENE}@2x.webp 2x`}
          alt=""
          width={540}
          height={372}
          fetchPriority="high"
          decoding="sync"
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
        {gamesOpen && (
          <ButtonLink href="/games/all" tone="glass" size="large">
            {t('browse')}
          </ButtonLink>
        )}
      </div>
      {children && <div className={styles.pack}>{children}</div>}
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
