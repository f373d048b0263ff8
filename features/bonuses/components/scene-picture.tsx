import { withBasePath } from '@/lib/domain/base-path';

interface ScenePictureProps {
  /** Path on this site, without its ending. */
  scene: string;
  /** At one density, in CSS pixels; 420 × 210 when left out. */
  size?: readonly [width: number, height: number];
  /** Among the first things that a visitor sees. */
  eager?: boolean;
  /** Shown larger than its measures: the fine one everywhere. */
  large?: boolean;
}

/** The picture of a bonus. Its words stand beside it. */
export function ScenePicture({
  scene,
  size: [width, height] = [420, 210],
  eager = false,
  large = false,
}: ScenePictureProps) {
  const address = withBasePath(scene);
  return (
    <picture>
      <source
        srcSet={large ? `${address}@2x.avif` : `${address}.avif, ${address}@2x.avif 2x`}
        type="image/avif"
      />
      <img
        src={large ? `${address}@2x.webp` : `${address}.webp`}
        srcSet={large ? undefined : `${address}@2x.webp 2x`}
        alt=""
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
