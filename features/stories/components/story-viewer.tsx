'use client';

import {
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type CSSProperties,
} from 'react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogPlaceContext } from '@/components/ui/dialog/dialog-place';
import { Icon } from '@/components/ui/icon/icon';
import { pauseGlyph, playGlyph } from '@/components/ui/icon/player-glyphs';
import { STORY_SLIDE_MS } from '@/lib/domain/limits';
import { beginOf, inVisitOrder, withSeen } from '../domain/progress';
import type { Story } from '../domain/story';
import { walk, type Step } from '../domain/walk';
import { useSlideTimer } from '../hooks/use-slide-timer';
import { useStoryGestures } from '../hooks/use-story-gestures';
import { markVisited } from '@/early/visited-stories';
import { keepProgress, readProgress } from '../state/stored-progress';
import { SlideWords } from './slide-words';
import { SlidePictures } from './slide-pictures';
import { StoryKeys } from './story-keys';
import styles from './story-viewer.module.scss';

interface StoryViewerProps {
  stories: readonly Story[];
  /** Code of the story to begin with. */
  first: string;
  onClose: () => void;
}

/** On which side of the story before it a story stood. */
type From = 'after' | 'before';

const TIME = { '--slide-time': `${STORY_SLIDE_MS}ms` } as CSSProperties;
const REDUCED = '(prefers-reduced-motion: reduce)';

function watchVisibility(change: () => void) {
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}
const isHidden = () => document.visibilityState === 'hidden';

/**
 * Stories, slide after slide: a slide stays for five seconds, and for as long as somebody holds it, reads its link by
 * the keyboard, is elsewhere, or its picture is on its way. Who wants less motion begins paused. The stories stand as
 * their circles stood when the first one was pressed.
 */
export function StoryViewer({ stories: given, first, onClose }: StoryViewerProps) {
  const t = useTranslations('Stories');
  const [stories] = useState(() => inVisitOrder(given, readProgress()));
  const [place, setPlace] = useState(() => {
    const story = Math.max(
      0,
      stories.findIndex(({ code }) => code === first),
    );
    const at = stories[story];
    return { story, slide: at ? beginOf(readProgress(), at) : 0, turn: 0, from: null as From | null };
  });
  const [paused, setPaused] = useState(() => window.matchMedia(REDUCED).matches);
  const [isLinkFocused, setLinkFocused] = useState(false);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set<string>());
  const covered = use(DialogPlaceContext)?.covered ?? false;
  const hidden = useSyncExternalStore(watchVisibility, isHidden, () => false);

  const go = (step: Step) => {
    const to = walk(stories, place, step, readProgress());
    if (!to) onClose();
    else if (to.story === place.story) setPlace({ ...place, ...to, turn: place.turn + 1 });
    else setPlace({ ...to, turn: place.turn + 1, from: to.story > place.story ? 'after' : 'before' });
  };
  const { held, handlers } = useStoryGestures({ onSwipe: go, onClose });

  const story = stories[place.story];
  const slide = story?.slides[place.slide];
  const after = walk(stories, place, 'next', readProgress());
  const next = after && stories[after.story]?.slides[after.slide];
  const ready = slide !== undefined && (!pictureOf(slide) || settled.has(slide.id));
  const running = ready && !paused && !held && !isLinkFocused && !hidden && !covered;
  useSlideTimer(place.turn, running, () => go('next'));

  const [code, slideId] = [story?.code, slide?.id];
  const keep = useEffectEvent(() => {
    if (code && slideId) keepProgress(withSeen(readProgress(), given, code, slideId));
  });
  useEffect(() => keep(), [code, slideId]);
  useEffect(() => afterwards, []);

  const settle = useCallback((id: string) => setSettled((known) => new Set(known).add(id)), []);
  if (!story || !slide) return null;

  const counts = {
    slide: place.slide + 1,
    slides: story.slides.length,
    story: place.story + 1,
    stories: stories.length,
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${story.title}. ${t('position', counts)}`}
      size="screen"
      hideTitle
      reading
    >
      {!covered && <StoryKeys onStep={go} onPause={() => setPaused(!paused)} />}
      <div
        className={styles.stage}
        {...handlers}
        data-running={running || undefined}
        data-testid="story-stage"
      >
        <div key={story.code} className={styles.story} data-from={place.from ?? undefined}>
          <SlidePictures shown={slide} next={next ?? null} onSettle={settle} />
          <button
            type="button"
            className={styles.back}
            aria-label={t('back')}
            onClick={() => go('previous')}
          />
          <button
            type="button"
            className={styles.forward}
            aria-label={t('forward')}
            onClick={() => go('next')}
          />
          <SlideWords slide={slide} gated={story.gated} onFollow={onClose} onKeyboardFocus={setLinkFocused} />
          <div className={styles.head}>
            <ol className={styles.progress} aria-hidden style={TIME}>
              {story.slides.map(({ id }, at) => (
                <li key={id} data-state={at === place.slide ? 'now' : at < place.slide ? 'done' : undefined}>
                  <span key={at === place.slide ? place.turn : undefined} />
                </li>
              ))}
            </ol>
            <p className={styles.title}>{story.title}</p>
            <button
              type="button"
              className={styles.pause}
              aria-label={t(paused ? 'play' : 'pause')}
              onClick={() => setPaused(!paused)}
            >
              <Icon glyph={paused ? playGlyph : pauseGlyph} />
            </button>
          </div>
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {`${t('position', counts)}. ${slide.heading}. ${slide.text}`}
      </p>
    </Dialog>
  );
}

const pictureOf = ({ image, imageMobile }: Story['slides'][number]) => imageMobile ?? image;

/** The circles take their new places; with the keyboard the focused one is scrolled into view. */
function afterwards() {
  markVisited();
  requestAnimationFrame(() => {
    const circle = document.activeElement?.closest('[data-story]');
    if (circle && document.activeElement?.matches(':focus-visible'))
      circle.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
