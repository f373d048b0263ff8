import { withBasePath } from '@/lib/domain/base-path';

/** The picture of a tournament; decoration. */
export function TournamentScene({ image, eager = false }: { image: string; eager?: boolean }) {
  const at = withBasePath(image);
  return (
    <picture>
      <source srcSet={`${at}.avif, ${at}@2x.avif 2x`} type="image/avif" />
      <img
        src={`${at}.webp`}
        srcSet={`${at}@2x.webp 2x`}
        alt=""
        width={420}
        height={210}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
