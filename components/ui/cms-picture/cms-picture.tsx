import type { CSSProperties } from 'react';
import type { Picture } from '@/lib/domain/rich-text';
import styles from './cms-picture.module.scss';

interface CmsPictureProps {
  picture: Picture;
  /** Takes its place on a screen narrower than 768 px. */
  narrow?: Picture | null;
  /** How wide it stands, for browsers to choose by. */
  sizes: string;
  /** Among the first things that a visitor sees. */
  eager?: boolean;
  /** Decorative: the words beside it say the same. */
  decorative?: boolean;
  /** Hears that it is there, or that it will not come. */
  onSettle?: (came: boolean) => void;
}

/** Below the breakpoint `md`. */
const NARROW = '(max-width: 767.98px)';
/** What a crop keeps, in CSS. */
const at = ({ focus: { x, y } }: Picture) => `${x}% ${y}%`;

/** A picture that operators uploaded, in the size and the format that fit. A crop keeps its focal point. */
export function CmsPicture({
  picture,
  narrow,
  sizes,
  eager = false,
  decorative = false,
  onSettle,
}: CmsPictureProps) {
  const { alt, width, height, avif, webp, src } = picture;
  return (
    <picture>
      {narrow?.avif && <source media={NARROW} srcSet={narrow.avif} sizes={sizes} type="image/avif" />}
      {narrow && <source media={NARROW} srcSet={narrow.webp || narrow.src} sizes={sizes} />}
      {avif && <source srcSet={avif} sizes={sizes} type="image/avif" />}
      {webp && <source srcSet={webp} sizes={sizes} type="image/webp" />}
      <img
        className={narrow ? styles.picture : undefined}
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        style={
          narrow
            ? ({ '--focus': at(picture), '--focus-narrow': at(narrow) } as CSSProperties)
            : { objectPosition: at(picture) }
        }
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        {...(onSettle && { onLoad: () => onSettle(true), onError: () => onSettle(false) })}
      />
    </picture>
  );
}
