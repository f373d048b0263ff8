import type { Payload } from 'payload';
import { LEVEL_CODES } from '@/lib/domain/loyalty';
import type { Locale } from '@/lib/domain/locales';
import { createInAllLanguages, known, seedInAllLanguages } from '../create';
import { seedMedia, type PictureName } from '../media';
import { richText } from '../rich-text';
import { de } from './de';
import { deCh } from './de-ch';
import { en } from './en';
import { enAu } from './en-au';
import { fr } from './fr';
import {
  GATED_STORIES,
  SIDEBAR_TILES,
  SLIDERS,
  STORIES,
  TILES,
  type Chapter,
  type PromotionTexts,
  type SliderCode,
  type StoryCode,
  type TileCode,
} from './shape';

const TEXTS: Record<Locale, PromotionTexts> = { en, de, 'en-AU': enAu, 'de-CH': deCh, fr };

const SLIDER_PICTURES: Record<SliderCode, PictureName> = {
  welcome_pack: 'bonus-welcome',
  new_games: 'story-new-slide',
  live_tables: 'story-live-slide',
  jackpots: 'hero-jackpots',
  tournaments_local: 'tournament-blue',
  recent_winners: 'hero-winners',
};
/** The circle’s, and those of its slides. */
const STORY_PICTURES: Record<StoryCode, { circle: PictureName; slides: readonly PictureName[] }> = {
  welcome: { circle: 'story-chest', slides: ['story-chest-slide', 'story-coins-slide'] },
  first_visit: { circle: 'story-vip', slides: ['story-vip-slide', 'story-cards-slide', 'story-coins-slide'] },
  new_games: {
    circle: 'story-catch',
    slides: ['story-catch-slide', 'story-fruit-slide', 'story-chest-slide'],
  },
  live_tables: {
    circle: 'story-live',
    slides: ['story-cards-slide', 'story-live-slide', 'story-bell-slide'],
  },
  crash: { circle: 'story-new', slides: ['story-new-slide', 'story-dice-slide', 'story-bell-slide'] },
  jackpots: {
    circle: 'story-jackpots',
    slides: ['story-jackpots-slide', 'story-vip-slide', 'story-fruit-slide'],
  },
  play_well: { circle: 'story-bell', slides: ['story-bell-slide', 'story-dice-slide', 'story-coins-slide'] },
};
const TILE_PICTURES: Record<TileCode, PictureName> = {
  race: 'cup-side',
  vip: 'bonus-vip',
  bonuses: 'bonus-welcome',
  fairness: 'hero-generic-wide',
  pots: 'story-jackpots-slide',
  play_well: 'story-dice-slide',
  payments: 'story-coins-slide',
};

const entries = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][];
const position = (place: number) => (place + 1) * 10;

type Pictures = Record<PictureName, number>;

async function seedSliders(payload: Payload, pictures: Pictures): Promise<number> {
  let written = 0;
  for (const [code, target] of entries<SliderCode, string>(SLIDERS)) {
    const isNew = await seedInAllLanguages(
      payload,
      'main-sliders',
      { field: 'code', value: code },
      (locale) => ({
        code,
        target,
        position: position(Object.keys(SLIDERS).indexOf(code)),
        image: pictures[SLIDER_PICTURES[code]],
        ...TEXTS[locale].sliders[code],
      }),
    );
    if (isNew) written += 1;
  }
  return written;
}

async function seedStories(payload: Payload, pictures: Pictures): Promise<number> {
  let written = 0;
  for (const [code, targets] of entries<StoryCode, readonly string[]>(STORIES)) {
    const { circle, slides } = STORY_PICTURES[code];
    const pictureOf = (place: number) => pictures[slides[place] ?? circle];
    const isNew = await seedInAllLanguages(
      payload,
      'stories-main',
      { field: 'code', value: code },
      (locale) => ({
        code,
        image: pictures[circle],
        gated: GATED_STORIES.includes(code),
        position: position(Object.keys(STORIES).indexOf(code)),
        title: TEXTS[locale].stories[code].title,
        slides: TEXTS[locale].stories[code].slides.map((slide, place) => ({
          ...slide,
          target: targets[place],
          image: pictureOf(place),
          imageMobile: pictureOf(place),
        })),
      }),
    );
    if (isNew) written += 1;
  }
  return written;
}

async function seedTiles(payload: Payload, pictures: Pictures): Promise<number> {
  let written = 0;
  for (const [code, target] of entries<TileCode, string>(TILES)) {
    const isNew = await seedInAllLanguages(
      payload,
      'promo-tiles',
      { field: 'code', value: code },
      (locale) => ({
        code,
        target,
        place: SIDEBAR_TILES.includes(code) ? 'sidebar' : 'home',
        position: position(Object.keys(TILES).indexOf(code)),
        image: pictures[TILE_PICTURES[code]],
        ...TEXTS[locale].tiles[code],
      }),
    );
    if (isNew) written += 1;
  }
  return written;
}

async function seedLoyalty(payload: Payload): Promise<number> {
  const there = await known(payload, 'loyalty-rules', 'code');
  const codes = (['loyalty_main', ...LEVEL_CODES] as const).filter((code) => !there.has(code));
  for (const code of codes) {
    await createInAllLanguages(payload, 'loyalty-rules', async (locale) => {
      const { loyaltyRules, levels } = TEXTS[locale];
      const { title, chapters } = code === 'loyalty_main' ? loyaltyRules : levels[code];
      const place = code === 'loyalty_main' ? -1 : LEVEL_CODES.indexOf(code);
      return {
        code,
        position: position(place + 1),
        title,
        childs: await chaptersOf(payload, chapters),
      };
    });
  }
  return codes.length;
}

const chaptersOf = (payload: Payload, chapters: readonly Chapter[]) =>
  Promise.all(
    chapters.map(async ({ title, content }) => ({
      title,
      content: await richText(payload, content),
    })),
  );

/**
 * Creates what is missing of slides, stories, tiles and the loyalty programme, and renews the slides, stories and tiles
 * that nobody has touched.
 *
 * @param folder where the pictures are
 * @returns how many documents
 */
export async function seedPromotion(payload: Payload, folder?: string): Promise<number> {
  const pictures = await seedMedia(payload, folder);
  const counts = [
    await seedSliders(payload, pictures),
    await seedStories(payload, pictures),
    await seedTiles(payload, pictures),
    await seedLoyalty(payload),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}
