import { withBasePath } from '@/lib/domain/base-path';

/** As wide as a phone, or twice as wide as a head is high. */
const SIZES = '(max-width: 767px) 100vw, 600px';

/** The picture of a tournament; decoration. */
export function TournamentScene({ image, eager = false }: { image: string; eager?: boolean }) {
  const at = withBasePath(image);
  return (
    <picture>
      <source srcSet={`${at}.avif 420w, ${at}@2x.avif 840w`} sizes={SIZES} type="image/avif" />
      <img
        src={`${at}.webp`}
        srcSet={`${at}.webp 420w, ${at}@2x.webp 840w`}
        sizes={SIZES}
        alt=""
        width={420}
        height={210}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
