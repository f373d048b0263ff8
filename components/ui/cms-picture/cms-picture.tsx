import type { Picture } from '@/lib/domain/rich-text';

interface CmsPictureProps {
  picture: Picture;
  /** How wide it stands, for browsers to choose by. */
  sizes: string;
  /** Among the first things that a visitor sees. */
  eager?: boolean;
  /** It says nothing that the words beside it don't. */
  decorative?: boolean;
  /** Hears that it is there, or that it will not come. */
  onSettle?: (came: boolean) => void;
}

/** A picture that operators uploaded, in the size and the format that fit. A crop keeps its focal point. */
export function CmsPicture({ picture, sizes, eager = false, decorative = false, onSettle }: CmsPictureProps) {
  const { alt, width, height, avif, webp, src, focus } = picture;
  return (
    <picture>
      {avif && <source srcSet={avif} sizes={sizes} type="image/avif" />}
      {webp && <source srcSet={webp} sizes={sizes} type="image/webp" />}
      <img
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        {...(onSettle && { onLoad: () => onSettle(true), onError: () => onSettle(false) })}
      />
    </picture>
  );
}
