import type { Locale } from '@/lib/domain/locales';
import { element } from '../../dom';
import { define, drawing } from '../drawing';
import { move } from '../motion';
import { paintOf } from './paints';
import type { WheelSay } from './texts';

const SPIN_MS = 3_600;
/** Whole turns before it stops. */
const TURNS = 4;
const RADIUS = 190;
/** From so many segments on what they pay is written along the radius. */
const NARROW_FROM = 30;

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

const VIEW = '-226 -226 452 452';
const RAIL = 'wheel-rail';
const SHINE = 'wheel-shine';
const GRADIENTS = [
  `<linearGradient id="${RAIL}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#a5682f"/><stop offset=".5" stop-color="#5c3010"/><stop offset="1" stop-color="#8a5222"/></linearGradient>`,
  `<radialGradient id="${SHINE}" cx=".4" cy=".3" r=".8"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient>`,
];
const EDGE = [
  `<circle r="206" fill="#0a1712"/><circle r="206" fill="none" stroke="url(#${RAIL})" stroke-width="20"/>`,
  '<circle r="216" fill="none" stroke="#e9cc8e" stroke-width="2.5"/><circle r="195" fill="none" stroke="#e9cc8e" stroke-width="3"/>',
].join('');
const POINTER = [
  `<circle r="190" fill="url(#${SHINE})"/>`,
  '<path d="M-17-230H17L4-186C2-180-2-180-4-186Z" fill="#f6efdd" stroke="#1b1006" stroke-width="2.5" stroke-linejoin="round"/><circle cy="-216" r="5" fill="#c77e12"/>',
].join('');

/** The wheel: the segment at the top, below the pointer, has come. What it pays stands in the middle. */
export function createDisc(say: WheelSay, locale: Locale) {
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  define(RAIL, () => GRADIENTS.join(''));
  const edge = drawing(VIEW, EDGE, 'wheel-edge');
  const disc = drawing('-200 -200 400 400', '', 'wheel-disc');
  const pointer = drawing(VIEW, POINTER, 'wheel-pointer');
  const hub = element('output', { class: 'wheel-hub', 'aria-hidden': 'true' });
  const view = element('div', { class: 'wheel-face', role: 'img' }, edge, disc, pointer, hub);
  let pays: readonly number[] = [];
  let turned = 0;

  const segment = (pay: number, at: number) => {
    const each = 360 / pays.length;
    const { paint, ink } = paintOf(pays, pay);
    const slice = `<path d="M0 0L${point((at - 0.5) * each, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${point((at + 0.5) * each, RADIUS)}Z" fill="${paint}"/>`;
    const seam = `<path d="M${point((at - 0.5) * each, 74)}L${point((at - 0.5) * each, RADIUS)}" stroke="#e9cc8e" stroke-opacity=".55" stroke-width="1.2"/><circle r="2.6" transform="rotate(${((at - 0.5) * each).toFixed(3)}) translate(0 ${-RADIUS + 5})" fill="#f6efdd"/>`;
    if (pay === 0) return [slice, seam];
    const isNarrow = pays.length >= NARROW_FROM;
    const place = isNarrow ? 'translate(0 -156) rotate(-90)' : 'translate(0 -156)';
    const size = isNarrow ? 17 - pays.length / 10 : 24 - pays.length / 4;
    const text = `<text y="${(size * 0.35).toFixed(1)}" text-anchor="middle" font-size="${size}" fill="${ink}">${short.format(pay / 100)}×</text>`;
    return [slice, seam, `<g transform="rotate(${(at * each).toFixed(3)}) ${place}">${text}</g>`];
  };
  const stand = (degrees: number) => {
    turned = degrees;
    disc.style.rotate = `${degrees}deg`;
  };
  const tell = (at: number | null) => {
    const pay = at === null ? null : (pays[at] ?? 0);
    hub.textContent = pay === null ? '' : `${short.format(pay / 100)}×`;
    if (pay === null) delete hub.dataset['tier'];
    else hub.dataset['tier'] = paintOf(pays, pay).tier;
    view.setAttribute(
      'aria-label',
      pay === null
        ? say('face', { count: pays.length })
        : say('stands', { segment: (at ?? 0) + 1, count: pays.length, multiple: hub.textContent }),
    );
  };
  return {
    view,
    /** Draws another wheel; it stands with its best segment at the top. */
    cut(now: readonly number[]) {
      if (now.length === pays.length && now.every((pay, at) => pay === pays[at])) return;
      pays = now;
      const parts = pays.map(segment);
      disc.innerHTML = [0, 1, 2].flatMap((layer) => parts.map((part) => part[layer] ?? '')).join('');
      stand(0);
      tell(null);
    },
    /** Nothing has come yet. */
    clear: () => tell(null),
    lay(at: number) {
      stand((-at * 360) / pays.length);
      tell(at);
    },
    /** Turns and stops at a segment; resolves when it stands. */
    async spin(at: number) {
      const goal = (-at * 360) / pays.length;
      const from = turned % 360;
      const to = goal + 360 * (TURNS + Math.ceil((from - goal) / 360));
      await move(disc, [{ rotate: `${from}deg` }, { rotate: `${to}deg` }], {
        duration: SPIN_MS,
        easing: 'cubic-bezier(.14,.7,.16,1)',
      });
      stand(to);
      tell(at);
    },
  };
}
