import { withBasePath } from '@/lib/domain/base-path';

interface ScenePictureProps {
  /** Path on this site, without its ending; 420 × 210 px at one density. */
  scene: string;
  /** Among the first things that a visitor sees. */
  eager?: boolean;
}

/** The picture of a bonus. Its words stand beside it. */
export function ScenePicture({ scene, eager = false }: ScenePictureProps) {
  const address = withBasePath(scene);
  return (
    <picture>
      <source srcSet={`${address}.avif, ${address}@2x.avif 2x`} type="image/avif" />
      <img
        src={`${address}.webp`}
        srcSet={`${address}@2x.webp 2x`}
        alt=""
        width={420}
        height={210}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
