import { define, drawing } from '../tables/drawing';
import { brass, GREEN_FELT, lampMarkup } from '../tables/table-pieces';
import './dealer.css';

const shades = (id: string, ...stops: readonly (readonly [at: number, colour: string])[]): string =>
  define(
    id,
    () =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`,
  );
const hair = () => shades('lv-hair', [0, '#4a2616'], [1, '#1c0d08']);
const shirt = () => shades('lv-shirt', [0, '#fffaf0'], [1, '#c9c1ae']);

/** Hair, face and clothes. There are no eyes: they are in the shade of the lamp. */
function figure(): string {
  const face = shades('lv-face', [0, '#9a6343'], [0.38, '#e2ab82'], [1, '#d99f78']);
  const vest = shades('lv-vest', [0, '#22805f'], [0.6, '#0d3f2f'], [1, '#072019']);
  return [
    `<g class="lv-breath"><path d="M-52 44C-60 90-60 130-42 158L42 158C60 130 60 90 52 44Z" fill="url(#${hair()})"/>`,
    '<path d="M-18 96H18V148L0 172L-18 148Z" fill="#a86a48"/><path d="M-18 112Q0 132 18 112L18 124Q0 140-18 124Z" opacity=".22"/>',
    `<path d="M-40 36H40V66C40 96 21 120 0 120S-40 96-40 66Z" fill="url(#${face})"/>`,
    `<path d="M-40 36C-46 60-46 80-38 96C-42 76-38 62-32 50ZM40 36C46 60 46 80 38 96C42 76 38 62 32 50Z" fill="url(#${hair()})"/>`,
    '<path d="M-17 84C-11 79-5 78 0 81C5 78 11 79 17 84C10 94-10 94-17 84Z" fill="#b3302f"/><path d="M-17 84C-9 86 9 86 17 84" stroke="#7a1418" stroke-width="1.4" fill="none"/>',
    '<path d="M-6 65Q0 70 6 65" stroke="#b97a55" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="-38" cy="84" r="3" fill="#e9cc8e"/><circle cx="38" cy="84" r="3" fill="#e9cc8e"/>',
    `<path d="M-120 300C-118 214-78 168-34 150L0 168L34 150C78 168 118 214 120 300Z" fill="url(#${shirt()})"/>`,
    `<path d="M-84 300C-80 228-62 176-32 154L-4 240V300ZM84 300C80 228 62 176 32 154L4 240V300Z" fill="url(#${vest})"/>`,
    '<path d="M-32 154L-4 240M32 154L4 240" stroke="#e9cc8e" stroke-width="1.6"/><path d="M-34 150L-19 141L0 170L-17 188ZM34 150L19 141L0 170L17 188Z" fill="#fff"/>',
    `<path d="M0 174L-30 160V190ZM0 174L30 160V190Z" fill="url(#${brass()})"/><rect x="-8" y="166" width="16" height="16" rx="4" fill="#e9b44c"/></g>`,
  ].join('');
}

const hungLamp = () => `<g transform="translate(0 -36) scale(.73)">${lampMarkup()}</g>`;

/** The dealer's head under the lamp, for a place as small as a stamp. */
export const dealer = (): SVGSVGElement =>
  drawing(
    '-80 -20 160 160',
    `<path fill="#17271f" d="M-80-20H80V140H-80Z"/>${figure()}${hungLamp()}`,
    'lv-dealer',
  );

/** One arm on the cloth; the other one is its mirror image. */
const arm = () =>
  `<path d="M-100 184C-146 226-152 300-98 308L-46 312V288L-86 281C-104 268-94 226-66 188Z" fill="url(#${shirt()})"/><path d="M-50 286H-36V314H-50Z" fill="#fff"/><path d="M-38 288C-20 284-4 290 6 298C10 304 4 308-4 306C-10 314-26 316-38 312Z" fill="#dca57e"/>`;

/** The dealer behind the table, hands on the cloth: a drawing, and the page says so. One arm moves when bets close. */
export function dealerScene(): SVGSVGElement {
  const slats = Array.from({ length: 16 }, (_, at) => `M${at * 32 - 250}-30h15v260h-15z`).join('');
  const [light, , middle, dark] = GREEN_FELT;
  const cloth = define(
    'lv-cloth',
    () =>
      `<radialGradient id="lv-cloth" gradientUnits="userSpaceOnUse" cx="0" cy="250" r="260"><stop stop-color="${light}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
  );
  const glow = define(
    'lv-glow',
    () =>
      '<radialGradient id="lv-glow"><stop stop-color="#ffdf8a" stop-opacity=".42"/><stop offset="1" stop-color="#ffb627" stop-opacity="0"/></radialGradient>',
  );
  const edge = 'M-260 224Q0 184 260 224';
  const scene = drawing(
    '-240 -28 480 348',
    [
      `<path fill="#0d1713" d="M-250-40H250V340H-250Z"/><path fill="#1b2c25" d="${slats}"/><ellipse cy="60" rx="250" ry="210" fill="url(#${glow})"/>`,
      figure(),
      `<path d="${edge}V340H-260Z" fill="url(#${cloth})"/><path d="${edge}" fill="none" stroke="#6b3a16" stroke-width="17"/><path d="M-260 232Q0 192 260 232" fill="none" stroke="#e9cc8e" stroke-width="1.8"/>`,
      `<g class="lv-arm">${arm()}</g><g transform="scale(-1 1)">${arm()}</g>`,
      hungLamp(),
    ].join(''),
    'lv-picture',
  );
  scene.setAttribute('preserveAspectRatio', 'xMidYMax slice');
  return scene;
}
