import { TargetLink } from '@/components/ui/target-link/target-link';
import { isPlainPress } from '@/lib/browser/plain-press';
import type { StorySlide } from '../domain/story';
import styles from './story-viewer.module.scss';

interface SlideWordsProps {
  slide: StorySlide;
  /** A visitor signs up before being led on. */
  gated: boolean;
  /** The way that the slide shows was taken. */
  onFollow: () => void;
  /** Whether the keyboard's focus is on the link. */
  onKeyboardFocus: (focused: boolean) => void;
}

/** What a slide says, and where it leads. */
export function SlideWords({ slide, gated, onFollow, onKeyboardFocus }: SlideWordsProps) {
  const { heading, text, button, target } = slide;
  return (
    <div className={styles.words}>
      <h3>{heading}</h3>
      {text && <p>{text}</p>}
      <TargetLink
        key={slide.id}
        target={target}
        gated={gated}
        className={styles.action}
        onClick={(event) => isPlainPress(event) && onFollow()}
        onFocus={({ currentTarget }) => onKeyboardFocus(currentTarget.matches(':focus-visible'))}
        onBlur={() => onKeyboardFocus(false)}
      >
        {button || heading}
      </TargetLink>
    </div>
  );
}
