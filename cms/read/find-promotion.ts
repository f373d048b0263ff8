import type { Payload } from 'payload';
import type { Picture, RichText } from '@/lib/domain/rich-text';
import type { MainSlider } from '../payload-types';
import { toPicture } from './picture';
import { published, type Reading } from './published';
import { toRichText } from './rich-text';

/** A slide as SPEC §3 has it: its `title` there is `target` here, `content` is `text`, `keywords` is `button`. */
export interface Slide {
  heading: string;
  text: string;
  button: string;
  /** A path of ours without its language, or a whole https address. */
  target: string;
  image: Picture | null;
  /** For narrow screens; null where the other one does. */
  imageMobile: Picture | null;
}

/** A slide that is known by a code: of the carousel, or a tile. */
export interface CodedSlide extends Slide {
  code: string;
  /** A visitor signs up before being led on. */
  gated: boolean;
}

export interface PromoTile extends CodedSlide {
  place: 'home' | 'sidebar';
}

/** `id` is permanent and the same in every language: browsers remember by it which slides were seen. */
export interface StorySlide extends Slide {
  id: string;
}

export interface Story {
  code: string;
  title: string;
  /** In the circle. */
  image: Picture | null;
  /** A visitor signs up before being led on, from any of its slides. */
  gated: boolean;
  slides: StorySlide[];
}

export interface LoyaltyRule {
  /** `loyalty_main`, or the code of a level. */
  code: string;
  title: string;
  image: Picture | null;
  childs: { title: string; content: RichText }[];
}

type SlideFields = Pick<MainSlider, 'heading' | 'text' | 'button' | 'target' | 'image' | 'imageMobile'>;

const toSlide = (slide: SlideFields, { locale }: Reading): Slide => ({
  heading: slide.heading ?? '',
  text: slide.text ?? '',
  button: slide.button ?? '',
  target: slide.target ?? '/',
  image: toPicture(slide.image, locale),
  imageMobile: toPicture(slide.imageMobile, locale),
});

const ORDER = { sort: ['position', 'code'], limit: 100, depth: 1 };

/** The slides of the home page, in order. @throws Error when the database is out of reach */
export async function findSliders(payload: Payload, reading: Reading): Promise<CodedSlide[]> {
  const { docs } = await payload.find({ ...published('main-sliders', reading), ...ORDER });
  return docs.map((slide) => ({
    code: slide.code,
    gated: slide.gated === true,
    ...toSlide(slide, reading),
  }));
}

/** The promo tiles, in order. @throws Error when the database is out of reach */
export async function findTiles(payload: Payload, reading: Reading): Promise<PromoTile[]> {
  const { docs } = await payload.find({ ...published('promo-tiles', reading), ...ORDER });
  return docs.map((tile) => ({
    code: tile.code,
    gated: tile.gated === true,
    place: tile.place,
    ...toSlide(tile, reading),
  }));
}

/** The stories, in order; those without slides are left out. @throws Error when the database is unreachable */
export async function findStories(payload: Payload, reading: Reading): Promise<Story[]> {
  const { docs } = await payload.find({ ...published('stories-main', reading), ...ORDER });
  return docs
    .map(({ code, title, image, gated, slides }) => ({
      code,
      title: title ?? code,
      image: toPicture(image, reading.locale),
      gated: gated === true,
      slides: (slides ?? []).map((slide, place) => ({
        id: slide.id ?? String(place),
        ...toSlide(slide, reading),
      })),
    }))
    .filter(({ slides }) => slides.length > 0);
}

/** The loyalty programme, in order. @throws Error when the database is out of reach */
export async function findLoyalty(payload: Payload, reading: Reading): Promise<LoyaltyRule[]> {
  const { docs } = await payload.find({ ...published('loyalty-rules', reading), ...ORDER });
  return docs.map(({ code, title, image, childs }) => ({
    code,
    title: title ?? code,
    image: toPicture(image, reading.locale),
    childs: (childs ?? []).map((chapter) => ({
      title: chapter.title ?? '',
      content: toRichText(chapter.content, reading.locale, `loyalty rule ${code}`),
    })),
  }));
}
