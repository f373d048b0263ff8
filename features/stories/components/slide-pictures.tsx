import { useState } from 'react';
import { CmsPicture } from '@/components/ui/cms-picture/cms-picture';
import type { StorySlide } from '../domain/story';
import styles from './story-viewer.module.scss';

interface SlidePicturesProps {
  shown: StorySlide;
  /** Its picture is fetched meanwhile. */
  next: StorySlide | null;
  /** The picture of a slide is there, or will not come. */
  onSettle: (id: string) => void;
}

/** The picture of a slide over all of it, and that of the next one out of sight. One that is broken leaves the ground. */
export function SlidePictures({ shown, next, onSettle }: SlidePicturesProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set<string>());
  return [shown, next].map((slide) => {
    const picture = slide?.imageMobile ?? slide?.image;
    if (!slide || !picture) return null;
    return (
      <span
        key={slide.id}
        className={styles.picture}
        data-shown={slide === shown || undefined}
        data-broken={broken.has(slide.id) || undefined}
      >
        <CmsPicture
          picture={picture}
          sizes="100vw"
          eager
          decorative
          onSettle={(came) => {
            if (!came) setBroken((known) => new Set(known).add(slide.id));
            onSettle(slide.id);
          }}
        />
      </span>
    );
  });
}
