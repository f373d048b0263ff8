import { element } from '../dom';
import { curveOf, type Curve, type Room } from './curve';
import { plane } from './plane';
import { createScenery } from './scenery';
import { createSharpness } from './sharpness';

/** What the sky shows now. */
export interface SkyView {
  phase: 'ground' | 'flying' | 'over';
  /** As a real number: for the picture alone. */
  multiplier: number;
  /** Where the player's own bets left. */
  marks: readonly { at: number; text: string; lively: boolean }[];
}

const MARKS = 2;
const RED = { line: '#ff4a6e', glow: 'rgb(255 31 75 / ', core: 'rgb(255 214 222 / 0.8)' };
/** A flight that is over has no colour. */
const GREY = { line: '#8b909b', glow: 'rgb(112 116 128 / ', core: null };
/** Wide, faint strokes below the line: the same as a shadow, and a phone draws them ten times as fast. */
const GLOW = [
  [26, 0.06],
  [19, 0.1],
  [12, 0.26],
] as const;

export interface Sky {
  readonly view: HTMLElement;
  draw(view: SkyView, seconds: number): void;
  /** Draws nothing where a canvas cannot be had. */
  readonly canDraw: boolean;
}

/**
 * The picture: city, curve, plane, and a mark where the player left.
 * @param calm nothing moves but the curve
 * @param write the multiplier of a line
 */
export function createSky(calm: boolean, write: (multiplier: number, decimals: number) => string): Sky {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  const context = canvas.getContext('2d');
  const flier = plane();
  const marks = Array.from({ length: MARKS }, () => element('div', { class: 'mark', 'aria-hidden': 'true' }));
  const scenery = createScenery();
  const view = element('div', { class: 'picture' }, scenery.view, canvas);
  view.append(flier, ...marks);
  flier.toggleAttribute('data-calm', calm);

  let room: Room & { height: number } = { width: 0, height: 0, left: 0, right: 0, top: 0, ground: 0 };
  const sharpness = createSharpness();
  let scale = 1;
  /** What the canvas shows now. */
  let drawn = '';
  const measure = () => {
    const [width, height] = [view.clientWidth, view.clientHeight];
    drawn = '';
    const narrow = width < 500;
    room = {
      ...{ width, height },
      left: narrow ? 40 : 56,
      right: width * (narrow ? 0.84 : 0.82),
      top: height * (narrow ? 0.4 : height < 420 ? 0.3 : 0.2),
      ground: height - (narrow ? 34 : 42),
    };
    scale = sharpness.scale(window.devicePixelRatio);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    if (context) {
      // A canvas forgets these with its size; set in each frame, the letters would be looked up in each.
      context.font = '600 12px "Figtree Variable", system-ui';
      context.textAlign = 'right';
      context.textBaseline = 'middle';
      context.lineCap = 'round';
    }
    if (width > 0 && height > 0) scenery.resize(room, Math.min(2, window.devicePixelRatio));
  };
  // Asked in each frame, it would make the browser lay out the page in each.
  new ResizeObserver(measure).observe(view);
  // A browser that needed the memory has emptied the canvases.
  canvas.addEventListener('contextrestored', measure);
  // Letters that have come are for numbers that stand there already, too.
  document.fonts.addEventListener('loadingdone', () => (drawn = ''));

  const drawLines = (to: CanvasRenderingContext2D, { lines }: Curve) => {
    const { width, left, ground } = room;
    const decimals = lines.some(({ value }) => value % 1 !== 0) ? 1 : 0;
    for (const { value, y } of lines) {
      to.fillStyle = value === 1 ? 'rgb(255 255 255 / 0.22)' : 'rgb(255 255 255 / 0.07)';
      to.fillRect(left, Math.round(y), width - left, 1);
      to.fillStyle = '#a9aeb8';
      to.fillText(write(value, decimals), left - 8, Math.min(y, ground));
    }
  };
  const lineOf = ({ points }: Curve) => {
    const line = new Path2D();
    for (const [x, y] of points) line.lineTo(x, y);
    return line;
  };
  const drawCurve = (to: CanvasRenderingContext2D, curve: Curve, look: typeof RED | typeof GREY) => {
    const { left, top, ground } = room;
    const end = curve.points.at(-1) ?? [left, ground];
    const line = lineOf(curve);
    const below = new Path2D(line);
    below.lineTo(end[0], ground);
    below.lineTo(left, ground);
    below.closePath();
    const fill = to.createLinearGradient(0, top, 0, ground);
    for (const [offset, opacity] of [
      [0, 0.62],
      [0.6, 0.2],
      [1, 0.02],
    ] as const)
      fill.addColorStop(offset, `${look.glow}${opacity})`);
    to.fillStyle = fill;
    to.fill(below);
    for (const [width, opacity] of look === RED ? GLOW : []) {
      to.lineWidth = width;
      to.strokeStyle = `${look.glow}${opacity})`;
      to.stroke(line);
    }
    to.lineWidth = room.width < 500 ? 4 : 5.5;
    to.strokeStyle = look.line;
    to.stroke(line);
    if (look.core) {
      to.lineWidth = 1.4;
      to.strokeStyle = look.core;
      to.stroke(line);
    }
  };
  const dot = (to: CanvasRenderingContext2D, [x, y]: readonly [number, number], colour: string) => {
    to.beginPath();
    to.arc(x, y, 6, 0, Math.PI * 2);
    to.fillStyle = colour;
    to.fill();
    to.lineWidth = 2;
    to.strokeStyle = '#04150e';
    to.stroke();
  };
  const placePlane = (phase: SkyView['phase'], curve: Curve, seconds: number) => {
    const [x, y] = phase === 'ground' ? [room.left + 70, room.ground - 14] : (curve.points.at(-1) ?? [0, 0]);
    const bob = phase === 'flying' && !calm ? Math.sin(seconds * 2.2) * 2 : 0;
    const turn = phase === 'ground' ? 0 : curve.slope;
    flier.dataset['phase'] = phase;
    // It flies out of sight on a transition of its own.
    const [left, top] = phase === 'over' ? [room.width + 200, -100] : [x, y + bob];
    flier.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${turn.toFixed(1)}deg)`;
  };

  return {
    view,
    canDraw: context !== null,
    draw({ phase, multiplier, marks: wanted }, seconds) {
      if (!context || room.width === 0) return;
      if (phase === 'flying' && sharpness.frame(seconds)) measure();
      scenery.drift(calm ? 0 : seconds);
      const curve = curveOf(multiplier, room);
      placePlane(phase, curve, seconds);
      const now = JSON.stringify([phase, multiplier, wanted]);
      if (now === drawn) return;
      drawn = now;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, room.width, room.height);
      drawLines(context, curve);
      if (phase !== 'ground') drawCurve(context, curve, phase === 'over' ? GREY : RED);
      if (phase === 'over') dot(context, curve.points.at(-1) ?? [0, 0], GREY.line);
      marks.forEach((mark, at) => {
        const one = phase === 'ground' ? undefined : wanted[at];
        mark.hidden = one === undefined;
        if (!one) return;
        const [x, y] = curve.at(one.at);
        dot(context, [x, y], one.lively ? '#2bd9a0' : '#f3f1ea');
        mark.toggleAttribute('data-lively', one.lively);
        if (mark.textContent !== one.text) mark.textContent = one.text;
        mark.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -160%)`;
      });
    },
  };
}
