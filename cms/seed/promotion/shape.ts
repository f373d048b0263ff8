import type { LevelCode } from '@/lib/domain/loyalty';

/** The texts of a slide. `text` is one or two sentences without mark-up; `button` is its label. */
export interface SlideTexts {
  heading: string;
  text: string;
  button: string;
}

/** Slides of the home page's carousel from the start, in their order: code and the path that they lead to. */
export const SLIDERS = {
  welcome_pack: '/landing/welcome-bonus',
  jackpots: '/jackpots',
  tournaments_local: '/tournaments',
  recent_winners: '/games/top',
  new_games: '/games/new',
  live_tables: '/games/live',
} as const;

/** Stories from the start, in their order: each slide with the path that it leads to. */
export const STORIES = {
  welcome: ['/bonuses', '/account/wallet/deposit'],
  first_visit: ['/info_pages/about', '/games/all', '/info_pages/payments'],
  new_games: ['/games/new', '/games/megaways', '/games/book'],
  live_tables: ['/games/live', '/games/roulette', '/games/live-dealer-shows'],
  crash: ['/games/crash', '/games/crash', '/info_pages/responsible_gambling'],
  jackpots: ['/games/jackpots', '/games/jackpot-max', '/games/jackpot-mini'],
  play_well: [
    '/info_pages/responsible_gambling',
    '/info_pages/responsible_gambling',
    '/account/transaction-history',
  ],
} as const;

/** Stories that offer something to players: a visitor signs up first. */
export const GATED_STORIES: readonly StoryCode[] = ['welcome'];

/**
 * Initial promo tiles: code and path. Those of SIDEBAR_TILES are in the menu, which shows the first that leads into
 * an open section; the others are on the home page.
 */
export const TILES = {
  race: '/tournaments',
  vip: '/vip',
  bonuses: '/bonuses',
  fairness: '/faq',
  pots: '/jackpots',
  play_well: '/info_pages/responsible_gambling',
  payments: '/info_pages/payments',
} as const;
export const SIDEBAR_TILES: readonly TileCode[] = ['race', 'pots'];

export type SliderCode = keyof typeof SLIDERS;
export type StoryCode = keyof typeof STORIES;
export type TileCode = keyof typeof TILES;

/** A heading with a short text below it, in Markdown. */
export interface Chapter {
  title: string;
  content: string;
}

/** Everything that promotes something, in one language. */
export interface PromotionTexts {
  sliders: Record<SliderCode, SlideTexts>;
  /** `title` stands below the circle: at most 14 characters. As many slides as STORIES has paths. */
  stories: Record<StoryCode, { title: string; slides: SlideTexts[] }>;
  tiles: Record<TileCode, SlideTexts>;
  /** The rules of the loyalty programme, in chapters: earning points, levels, cashback, what is not counted. */
  loyaltyRules: { title: string; chapters: Chapter[] };
  /** Each VIP level: its name and two or three chapters on what it brings. */
  levels: Record<LevelCode, { title: string; chapters: Chapter[] }>;
}
