const BRASS = '#D2AC66';
const MARIGOLD = '#FFB627';
const SHINE = '#FFF0C4';
const IVORY = '#F3F1EA';
const INK = '#0A0F0D';

const SHADE =
  `<path d="M18 2v5" stroke="${BRASS}" stroke-width="2.2" stroke-linecap="round"/>` +
  `<path d="M4 19C5 11.5 10.6 7 18 7s13 4.5 14 12z" fill="${MARIGOLD}"/>` +
  `<path d="M9.5 15.5C11 12.4 13.6 10.8 16.5 10.5" stroke="${SHINE}" stroke-width="1.8" stroke-linecap="round" fill="none"/>`;
const BALL = 'M18 24l2.6 3.5L18 31l-2.6-3.5z';

/** The logo's mark, shade over ball, on 36 x 36; `ball` and `diamond` follow the ground it stands on. */
export function mark(ball = IVORY, diamond = INK): string {
  return `${SHADE}<circle cx="18" cy="27.5" r="6.2" fill="${ball}"/><path d="${BALL}" fill="${diamond}"/>`;
}

/** The mark alone, for pages: the ball takes the colour of the text around it. */
export function logoSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${SHADE}<path fill="currentColor" fill-rule="evenodd" d="M18 21.3a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4zM18 24l-2.6 3.5L18 31l2.6-3.5z"/></svg>\n`;
}

/** The mark for a browser tab, whose ground may be light or dark. */
export function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><style>.b{fill:#15201a}.d{fill:#fff}@media(prefers-color-scheme:dark){.b{fill:${IVORY}}.d{fill:${INK}}}</style>${SHADE}<circle class="b" cx="18" cy="27.5" r="6.2"/><path class="d" d="${BALL}"/></svg>\n`;
}

/**
 * The mark on our ink, for home screens.
 * @param part of the edge that the mark takes; a maskable icon is cut to a circle of 0.8
 */
export function iconSvg(part: number, radius: number): string {
  const size = 512;
  const k = (size * part) / 36;
  const off = (size - 36 * k) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><defs><radialGradient id="g" cx=".5" cy=".38" r=".7"><stop offset="0" stop-color="#2b2410"/><stop offset="1" stop-color="${INK}"/></radialGradient></defs><rect width="${size}" height="${size}" rx="${radius}" fill="url(#g)"/><g transform="translate(${off} ${off}) scale(${k})">${mark()}</g></svg>`;
}

/** Stands where a game's poster does not come: the mark over felt, 3:4. */
export function posterSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs><radialGradient id="g" cx=".5" cy=".28" r=".9"><stop offset="0" stop-color="#1f8a60"/><stop offset=".55" stop-color="#0f4a36"/><stop offset="1" stop-color="#072019"/></radialGradient><linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".55"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></linearGradient></defs><path fill="url(#g)" d="M0 0h300v400H0z"/><path fill="url(#l)" d="M88 148h124l74 252H14z"/><path d="M150 0v70" stroke="${BRASS}" stroke-width="6"/><g transform="translate(60 28) scale(5)">${mark(IVORY, '#0f4a36')}</g><path d="M8 8h284v384H8z" fill="none" stroke="${BRASS}" stroke-opacity=".45" stroke-width="2"/></svg>\n`;
}
