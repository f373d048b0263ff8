import localFont from 'next/font/local';

/*
 * The two faces of the interface, served by ourselves. Only the Latin halves are preloaded: the extended
 * halves hold letters that few names need, and the browser asks for them when such a letter appears.
 * The metric fallbacks that keep lines from moving stand in global.scss, because they must come last in the
 * chain, after the extended half.
 */
const display = localFont({
  src: './fonts/bricolage-grotesque-latin.woff2',
  weight: '680 800',
  variable: '--font-display',
  display: 'swap',
  adjustFontFallback: false,
});

const displayExtended = localFont({
  src: './fonts/bricolage-grotesque-latin-ext-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-display-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0' }],
});

const text = localFont({
  src: './fonts/figtree-latin.woff2',
  weight: '300 900',
  variable: '--font-ui',
  display: 'swap',
  adjustFontFallback: false,
});

const textExtended = localFont({
  src: './fonts/figtree-latin-ext-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-ui-ext',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0' }],
});

/** Class names for <html>: they define the variables that the tokens' font families start with. */
export const fontClassNames = [display, displayExtended, text, textExtended]
  .map((font) => font.variable)
  .join(' ');
