import { isBonus, WHEEL, type ShowBet } from '../../../engines/show/segments';
import { element } from '../../dom';
import { define, drawing } from '../drawing';
import { move } from '../motion';
import { nameOf, oddsOf, type ShowSay } from './names';

const SPIN_MS = 6_400;
/** Whole turns before it stops. */
const TURNS = 5;
const EACH = 360 / WHEEL.length;

/** A segment's paint and the colour of what is written on it. */
export const COLOURS: Readonly<Record<ShowBet, readonly [paint: string, ink: string]>> = {
  n1: ['#f1e2b6', '#2a1a08'],
  n3: ['#2f6fc4', '#fff'],
  n12: ['#7a3aa0', '#fff'],
  n25: ['#14855f', '#fff'],
  lanterns: ['#e08a1e', '#231303'],
  curtains: ['#b3202c', '#fff'],
  carousel: ['#15201a', '#ffe08a'],
};

/** A sign of each bonus round, around the origin, some 20 wide. */
export const SIGNS: Readonly<Record<'lanterns' | 'curtains' | 'carousel', string>> = {
  lanterns:
    '<path d="M-6-7H6L8 5C8 9-8 9-8 5Z" fill="#fff3d0" stroke="#6b3a0a" stroke-width="1.4"/><path d="M-4-10H4V-7H-4ZM-5 8H5V10H-5Z" fill="#6b3a0a"/><path d="M0-4C3 0 3 4 0 5C-3 4-3 0 0-4Z" fill="#e0581e"/>',
  curtains:
    '<path d="M-9-9H9V-6H-9Z" fill="#e9cc8e"/><path d="M-9-6C-2-5-2 4-9 9ZM9-6C2-5 2 4 9 9Z" fill="#fff" fill-opacity=".9"/><circle r="2.4" cy="2" fill="#ffe08a"/>',
  carousel:
    '<path d="M-9-3L0-10L9-3Z" fill="#ffe08a"/><path d="M-8-3H8V-1H-8ZM-8 7H8V9H-8Z" fill="#ffe08a"/><path d="M-5-1V7M0-1V7M5-1V7" stroke="#ffe08a" stroke-width="1.6"/>',
};

const RADIUS = 196;
const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

function segmentMarkup(bet: ShowBet, at: number): string {
  const [from, to] = [at * EACH - EACH / 2, at * EACH + EACH / 2];
  const [paint, ink] = COLOURS[bet];
  const slice = `<path d="M0 0L${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}Z" fill="${paint}" stroke="#1b1006" stroke-opacity=".5" stroke-width="1"/>`;
  const sign = isBonus(bet)
    ? `<g transform="translate(0 -176) scale(.86)">${SIGNS[bet]}</g>`
    : `<text y="-171" text-anchor="middle" font-weight="850" font-size="17" fill="${ink}">${oddsOf(bet)}</text>`;
  return `${slice}<g transform="rotate(${(at * EACH).toFixed(3)})">${sign}</g>`;
}

/** The wheel: the segment at the top, below the pointer, has come. */
export function createWheel(say: ShowSay) {
  const shine = define(
    'show-shine',
    () =>
      '<radialGradient id="show-shine"><stop offset=".2" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>',
  );
  const disc = drawing('-200 -200 400 400', WHEEL.map(segmentMarkup).join(''), 'sw-disc');
  const rim = drawing(
    '-220 -226 440 446',
    [
      '<circle r="206" fill="none" stroke="#6b3a16" stroke-width="18"/><circle r="206" fill="none" stroke="#e9cc8e" stroke-width="3"/>',
      `<circle r="196" fill="url(#${shine})" opacity=".5"/><circle r="62" fill="#2a1208" stroke="#e9cc8e" stroke-width="4"/>`,
      '<path d="M0-30L22 0L0 30L-22 0Z" fill="#ffb627"/><path d="M0-30L22 0L0 0Z" fill="#ffe08a"/>',
      '<path d="M-14-224H14L0-186Z" fill="#f6efdd" stroke="#1b1006" stroke-width="2"/>',
    ].join(''),
    'sw-rim',
  );
  const view = element('div', { class: 'sw-wheel', role: 'img', 'aria-label': say('wheelWaits') }, disc, rim);
  let turned = 0;
  const stand = (degrees: number) => {
    turned = degrees;
    disc.style.rotate = `${degrees}deg`;
  };
  const tell = (segment: number) => {
    const bet = WHEEL[segment];
    if (bet) view.setAttribute('aria-label', say('wheel', { name: nameOf(say, bet) }));
  };
  return {
    view,
    lay(segment: number) {
      stand(-segment * EACH);
      tell(segment);
    },
    /** Runs and stops at a segment; resolves when it stands. */
    async spin(segment: number) {
      view.setAttribute('aria-label', say('wheelRuns'));
      const from = turned % 360;
      const to = -segment * EACH + 360 * (TURNS + Math.ceil((from + segment * EACH) / 360));
      await move(disc, [{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
        ...{ duration: SPIN_MS, easing: 'cubic-bezier(.12,.72,.12,1)' },
      });
      stand(to);
      tell(segment);
    },
  };
}
