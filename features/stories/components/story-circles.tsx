import { useTranslations } from 'next-intl';
import { CmsPicture } from '@/components/ui/cms-picture/cms-picture';
import type { Story } from '../domain/story';
import { lawOfTarget } from '@/lib/domain/law-of-target';
import styles from './story-circles.module.scss';

/**
 * The row of circles over the lobby of narrow screens; each opens its story (`data-modal`, see player-side). Nothing
 * here runs in the browser: which were seen, and therefore come last, is a style of the head (state/mark-visited),
 * which compares the slides that are named here.
 */
export function StoryCircles({ stories }: { stories: readonly Story[] }) {
  const t = useTranslations('Stories');
  if (stories.length === 0) return null;
  return (
    <ul className={styles.circles} aria-label={t('label')}>
      {stories.map(({ code, title, image, slides }) => (
        <li
          key={code}
          className={styles.circle}
          data-story={code}
          data-law={lawOfTarget(slides[0]?.target ?? '')}
        >
          {slides.map(({ id }) => (
            <i key={id} data-slide={id} hidden />
          ))}
          <button type="button" data-modal={`STORY/${code}`}>
            <span className={styles.ring}>
              <span className={styles.picture}>
                {image && <CmsPicture picture={image} sizes="60px" decorative />}
              </span>
            </span>
            <span className={styles.name}>{title}</span>
            <span className={styles.note}>
              <span className="visually-hidden">{t('seen')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
