import type { Picture } from '@/lib/domain/rich-text';
import type { Story } from '../domain/story';

const picture = (name: string): Picture => ({
  alt: name,
  width: 828,
  height: 1472,
  avif: '',
  webp: '',
  src: `/media/${name}.webp`,
  focus: { x: 50, y: 50 },
});

/** A story of a test; its slides are called after it: `a1`, `a2`. */
export function story(code: string, slides: number, more: Partial<Story> = {}): Story {
  return {
    code,
    title: `Story ${code}`,
    image: picture(code),
    gated: false,
    slides: Array.from({ length: slides }, (_, place) => {
      const id = `${code}${place + 1}`;
      return {
        id,
        heading: `Heading ${id}`,
        text: `Text ${id}.`,
        button: `Button ${id}`,
        target: `/games/${id}`,
        image: picture(id),
        imageMobile: null,
      };
    }),
    ...more,
  };
}
