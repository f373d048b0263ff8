import { posterPath, posterRevision, type PosterArt } from '@/lib/node/facts/poster';
import type { GameTheme } from '@/lib/domain/game-themes';
import type { Volatility } from '@/lib/domain/volatility';
import type { GameRow } from './store';

/** A game as the API tells it (SPEC §3, with what a card and a game page need besides). */
export interface Game {
  id: string;
  slug: string;
  name: string;
  /** Address of the poster without its ending; add `/{200|400}.{webp|avif}`. */
  image: string;
  imagine: { files: { desktop: string; mobile: string }; gradient_color: string };
  gradient_color: string;
  /** Path of the game's page, without language prefix. */
  geo_link: string;
  providerId: number;
  providerName: string;
  hasDemo: boolean;
  categories: number[];
  /** 1 is a live table. */
  source: 0 | 1;
  theme: GameTheme;
  /** Basis points: 9650 is 96.50 %. */
  rtp: number;
  volatility: Volatility;
  /** Pay lines, 0 without reels. */
  lines: number;
  /** Multiple of the stake. */
  maxWin: number;
  /** YYYY-MM-DD */
  released: string;
  /** Stakes of a live table, minor units. */
  live?: { limitMin: number; limitMax: number };
  /** False while no studio has an engine for its kind: it is in no list then. */
  playable: boolean;
  /** An operator has closed it for a while; `until` is ISO 8601, null while nobody knows. It is in no list then. */
  maintenance?: { until: string | null };
  art: PosterArt;
}

/** Revisions are hashes of facts that do not change under one version of the art: computed once per game. */
const images = new Map<string, { facts: string; path: string }>();

function imageOf(row: GameRow): string {
  const facts = `${row.theme}\n${row.name}\n${row.provider_name}\n${JSON.stringify(row.art)}`;
  const known = images.get(row.id);
  if (known?.facts === facts) return known.path;
  const revision = posterRevision({
    theme: row.theme,
    title: row.name,
    provider: row.provider_name,
    art: row.art,
  });
  const path = posterPath(row.id, revision);
  images.set(row.id, { facts, path });
  return path;
}

export function toGame(row: GameRow): Game {
  const image = imageOf(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image,
    imagine: {
      files: { desktop: `${image}/400.webp`, mobile: `${image}/200.webp` },
      gradient_color: row.gradient_color,
    },
    gradient_color: row.gradient_color,
    geo_link: `/game/${row.slug}`,
    providerId: row.provider_id,
    providerName: row.provider_name,
    hasDemo: row.has_demo,
    categories: row.categories,
    source: row.source,
    theme: row.theme,
    rtp: row.rtp,
    volatility: row.volatility,
    lines: row.lines,
    maxWin: row.max_win,
    released: row.released,
    ...(row.limit_min !== null && row.limit_max !== null
      ? { live: { limitMin: row.limit_min, limitMax: row.limit_max } }
      : {}),
    playable: row.playable,
    art: row.art,
  };
}
