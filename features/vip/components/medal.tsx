import { withBasePath } from '@/lib/domain/base-path';
import { CmsPicture } from '@/components/ui/cms-picture/cms-picture';
import type { Picture } from '@/lib/domain/rich-text';

/** Levels that have a medal of their own; those above share the last one's. */
const MEDALS = 12;

interface MedalProps {
  level: number;
  locked: boolean;
  /** At one density, in CSS pixels. */
  size: number;
  eager?: boolean;
}

/** The medal of a level; without metal while it is locked. The words beside it say the same. */
export function Medal({ level, locked, size, eager = false }: MedalProps) {
  const address = withBasePath(`/art/scenes/medal-${Math.min(level, MEDALS)}-${locked ? 'locked' : 'on'}`);
  return (
    <picture>
      <source srcSet={`${address}.avif, ${address}@2x.avif 2x`} type="image/avif" />
      <img
        src={`${address}.webp`}
        srcSet={`${address}@2x.webp 2x`}
        alt=""
        width={size}
        height={size}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

/** An operator's picture of a level, else its medal. */
export function LevelPicture({ image, ...medal }: MedalProps & { image: Picture | null }) {
  return image ? <CmsPicture picture={image} sizes={`${medal.size}px`} decorative /> : <Medal {...medal} />;
}
