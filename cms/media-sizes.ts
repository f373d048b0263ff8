/** Widths in px in which a picture is kept, each as AVIF and WebP. */
export const MEDIA_WIDTHS = [480, 960, 1600] as const;

/** What networks show of a shared link. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
