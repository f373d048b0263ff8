import './table-pieces.css';
import { define, drawing } from './drawing';

/** Colours of a table's cloth from under the lamp outwards. */
export const GREEN_FELT = ['#1c7d59', '#0f6346', '#0a4632', '#052419'] as const;
const REACH = [0, 0.34, 0.68, 1] as const;

/** A table as players see it: the dealer's edge straight, theirs an arc with a wooden rail, a brass line and sights. */
interface TableShape {
  /** Of the drawing. */
  width: number;
  height: number;
  /** The table goes on beyond the drawing by so much. */
  beyond: number;
  top: number;
  /** Where the arc begins at the sides, and where it ends in the middle. */
  side: number;
  front: number;
  light: { y: number; radius: number };
  sights: number;
  /** How far the outer sights stand above the middle one. */
  rise: number;
}

const WIDE: TableShape = {
  width: 1290,
  height: 664,
  beyond: 70,
  top: -40,
  side: 600,
  front: 610,
  light: { y: 170, radius: 720 },
  sights: 9,
  rise: 66,
};
const TALL: TableShape = {
  width: 390,
  height: 655,
  beyond: 190,
  top: -60,
  side: 530,
  front: 630,
  light: { y: 250, radius: 560 },
  sights: 5,
  rise: 26,
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

function arcTable(shape: TableShape, name: string): SVGSVGElement {
  const { width, height, beyond, top, side, front, light, sights, rise } = shape;
  const middle = width / 2;
  const [left, right] = [-beyond, width + beyond];
  /** The table's outline, so much larger. */
  const edge = (more: number): string => {
    const from = (side - 130) / 2;
    const bend = `${left - more} ${side + more} ${tenth(middle - width * 0.3)} ${front + more} ${middle} ${front + more}`;
    return `M${left - more} ${top}V${from}C${bend}S${right + more} ${side + more} ${right + more} ${from}V${top}Z`;
  };
  const marks = Array.from({ length: sights }, (_, at) => {
    const across = ((at - (sights - 1) / 2) / (sights - 1)) * 2;
    const x = tenth(middle + across * width * 0.4);
    const y = tenth(front + 15 - Math.abs(across) ** 2.2 * rise);
    return `<path transform="translate(${x} ${y}) rotate(${tenth(-across * 12)}) scale(1 .72)" d="M0-7L7 0L0 7L-7 0Z" fill="#fff3d0"/>`;
  });
  const cloth = define(
    `cloth-${name}`,
    () =>
      `<radialGradient id="cloth-${name}" gradientUnits="userSpaceOnUse" cx="${middle}" cy="${light.y}" r="${light.radius}">${GREEN_FELT.map((colour, at) => `<stop offset="${REACH[at]}" stop-color="${colour}"/>`).join('')}</radialGradient>`,
  );
  const wood = define(
    'wood',
    () =>
      '<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset=".55" stop-color="#6b3a16"/><stop offset=".9" stop-color="#a8692c"/><stop offset="1" stop-color="#3a1d0b"/></linearGradient>',
  );
  const picture = drawing(
    `0 0 ${width} ${height}`,
    [
      `<rect width="${width}" height="${height}" fill="#070d0a"/>`,
      `<path d="${edge(46)}" fill="#000" opacity=".5" transform="translate(0 14)"/>`,
      `<path d="${edge(36)}" fill="url(#${wood})" stroke="#e9b95a" stroke-opacity=".5" stroke-width="1.5"/>`,
      `<path d="${edge(3)}" fill="#1a0d05"/>`,
      `<path d="${edge(0)}" fill="url(#${cloth})" stroke="#E9CC8E" stroke-width="2.5"/>`,
      ...marks,
    ].join(''),
    `cloth ${name}`,
  );
  picture.setAttribute('preserveAspectRatio', 'xMidYMax slice');
  return picture;
}

/** Two drawings of a card table, of which style shows the one that fits the room. */
export const cardTable = (): SVGSVGElement[] => [arcTable(WIDE, 'wide'), arcTable(TALL, 'tall')];

/** Brass, as a gradient's id. */
export const brass = () =>
  define(
    'brass',
    () =>
      '<linearGradient id="brass"><stop stop-color="#8a5a1c"/><stop offset=".4" stop-color="#ffe6a8"/><stop offset=".7" stop-color="#b98232"/><stop offset="1" stop-color="#6b4210"/></linearGradient>',
  );

/** The lamp over a table, as markup around its cord at x = 0: the rim's lower edge is at y = 107. */
export function lampMarkup(): string {
  const shade = define(
    'lamp-shade',
    () =>
      '<linearGradient id="lamp-shade"><stop stop-color="#0b3a2a"/><stop offset=".34" stop-color="#2fae7d"/><stop offset=".52" stop-color="#1a7d59"/><stop offset="1" stop-color="#08291e"/></linearGradient>',
  );
  const glow = define(
    'lamp-glow',
    () =>
      '<radialGradient id="lamp-glow"><stop stop-color="#ffe7a6" stop-opacity=".9"/><stop offset="1" stop-color="#ffe7a6" stop-opacity="0"/></radialGradient>',
  );
  return [
    '<path d="M0-60V34" stroke="#c9a35b" stroke-width="3"/><g transform="translate(0 34)">',
    `<path d="M-12 0H12L16 16H-16Z" fill="url(#${brass()})"/>`,
    `<path d="M-16 16H16C62 22 84 44 92 66H-92C-84 44-62 22-16 16Z" fill="url(#${shade})"/>`,
    '<path d="M-60 34C-44 24-30 20-14 19" stroke="#c9ffe9" stroke-width="4" stroke-linecap="round" fill="none" opacity=".7"/>',
    `<rect x="-96" y="64" width="192" height="9" rx="4.5" fill="url(#${brass()})"/>`,
    `<ellipse cy="73" rx="78" ry="7" fill="#fff6d8"/><ellipse cy="80" rx="120" ry="40" fill="url(#${glow})"/></g>`,
  ].join('');
}

/** The lamp over a table. */
export const lamp = (): SVGSVGElement => drawing('-200 -10 400 130', lampMarkup(), 'lamp');

/** The box that cards come from. */
export function shoe(): SVGSVGElement {
  const cards = [0, 1, 2, 3, 4, 5].map((at) => {
    const top = 44 + at * 1.2;
    return `<path d="M${22 + at * 2.5} ${top}L${88 + at} ${top - 18}L${90 + at} 54L${26 + at * 2} 74Z" fill="${at % 2 ? '#e8e0cc' : '#fbf6e8'}"/>`;
  });
  return drawing(
    '0 0 132 104',
    [
      '<path d="M14 26L94 4L126 22L120 82L40 100L8 84Z" fill="#120a05"/><path d="M14 26L94 4L98 66L20 88Z" fill="#3a2412"/>',
      '<path d="M94 4L126 22L120 82L98 66Z" fill="#241408"/><path d="M14 26L94 4L98 10L20 32Z" fill="#8a5a2c"/>',
      '<path d="M18 36L92 16L95 58L24 80Z" fill="#0b0705"/>',
      ...cards,
      '<path d="M14 26L94 4" stroke="#E9CC8E" stroke-width="1.5"/><path d="M94 4L126 22" stroke="#E9CC8E" stroke-opacity=".6"/>',
    ].join(''),
    'shoe',
  );
}
