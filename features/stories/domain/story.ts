import type { Picture } from '@/lib/domain/rich-text';

/** One full-screen slide; see cms/read/find-promotion. */
export interface StorySlide {
  /** The slide's for good, in every language. */
  id: string;
  heading: string;
  text: string;
  button: string;
  /** A path of ours without its language, or a whole https address. */
  target: string;
  image: Picture | null;
  imageMobile: Picture | null;
}

export interface Story {
  code: string;
  title: string;
  image: Picture | null;
  gated: boolean;
  slides: readonly StorySlide[];
}

/** What of a story its progress depends on. */
export type StoryOutline = Pick<Story, 'code'> & { slides: readonly Pick<StorySlide, 'id'>[] };
