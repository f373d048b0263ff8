import type { Card } from '../../../engines/cards/cards';
import { element } from '../../dom';
import { delay } from '../../pace';
import { backDrawing, CARD_BOX, drawingsOf } from '../card-drawings/faces';
import { drawing, shown } from '../drawing';
import type { BaccaratSay } from './names';

const [WIDE, HIGH, ROUND] = [250, 350, 18];
/** The fold is not quite level: radians. */
const SLANT = -0.16;
/** Share of the card that is folded up when it is open. */
const WHOLE = 0.62;
/** So many pixels of a finger open it. */
const REACH = 160;
const [STEP, OPEN_FROM] = [0.06, 0.94];
const TURN_MS = 280;
const TURN_STEPS = 10;
/** Nobody has to squeeze: it opens by itself after so long untouched. */
const PATIENCE_MS = 7_000;

export interface Squeeze {
  readonly view: HTMLElement;
  /** Lays a card face down and lets the player open it; resolves when it is open, at the latest after a while. */
  open(card: Card, label: string): Promise<void>;
}

const two = (value: number): number => Math.round(value * 100) / 100;

/** What the fold looks like: the back up to it, the face mirrored over it. @param share 0 closed, 1 open */
function folded(share: number): { back: string; above: string; face: string; light: readonly number[] } {
  const fold = HIGH - share * HIGH * WHOLE;
  const [cos, sin] = [Math.cos(2 * SLANT), Math.sin(2 * SLANT)];
  const rise = Math.tan(SLANT);
  const [left, right] = [fold - (WIDE / 2) * rise, fold + (WIDE / 2) * rise];
  // A point of the face is turned over (its x mirrored), then reflected over the fold.
  const [x, y] = [WIDE / 2, fold];
  const shiftX = x - (cos * x + sin * y);
  const shiftY = y - (sin * x - cos * y);
  const matrix = [-cos, -sin, sin, -cos, cos * WIDE + shiftX, sin * WIDE + shiftY];
  return {
    back: `M${ROUND} 0H${WIDE - ROUND}A${ROUND} ${ROUND} 0 0 1 ${WIDE} ${ROUND}V${two(right)}L0 ${two(left)}V${ROUND}A${ROUND} ${ROUND} 0 0 1 ${ROUND} 0Z`,
    above: `M-600 ${two(fold - 725 * rise)}L850 ${two(fold + 725 * rise)}V-900H-600Z`,
    face: `matrix(${matrix.map((part) => Math.round(part * 10_000) / 10_000).join(' ')})`,
    light: [x, y, x + Math.sin(SLANT) * 180, y - Math.cos(SLANT) * 180].map(two),
  };
}

/** The card as a drawing that can be folded. */
function foldingCard(card: Card) {
  const picture = drawing(
    CARD_BOX,
    [
      '<defs><clipPath id="bc-back"><path/></clipPath><clipPath id="bc-above"><path/></clipPath>',
      `<clipPath id="bc-face"><rect width="${WIDE}" height="${HIGH}" rx="${ROUND}"/></clipPath>`,
      '<linearGradient id="bc-shade" gradientUnits="userSpaceOnUse"><stop stop-color="#000" stop-opacity=".5"/><stop offset=".14" stop-color="#000" stop-opacity=".1"/><stop offset=".4" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".05"/></linearGradient></defs>',
      `<g clip-path="url(#bc-back)">${shown(backDrawing())}</g>`,
      `<g clip-path="url(#bc-above)"><g class="face">${shown(drawingsOf(card).printed)}</g>`,
      '<g clip-path="url(#bc-face)"><path class="shade" fill="url(#bc-shade)"/></g></g>',
    ].join(''),
    'bc-folding',
  );
  const set = (selector: string, name: string, value: string) =>
    picture.querySelector(selector)?.setAttribute(name, value);
  return {
    picture,
    draw(share: number) {
      const { back, above, face, light } = folded(share);
      set('#bc-back path', 'd', back);
      set('#bc-above path', 'd', above);
      set('.shade', 'd', above);
      set('.face', 'transform', face);
      set('#bc-face rect', 'transform', face);
      for (const [at, name] of ['x1', 'y1', 'x2', 'y2'].entries())
        set('#bc-shade', name, String(light[at] ?? 0));
    },
  };
}

/**
 * The last card, to be opened by dragging its edge, with arrow keys, or at once with a button.
 * @param mostMs at a table that many share it opens after so long, whatever the player does; null for one's own
 */
export function createSqueeze(say: BaccaratSay, mostMs: number | null = null): Squeeze {
  const view = element('div', { class: 'bc-squeeze' });
  return {
    view,
    open: (card, label) =>
      new Promise((resolve) => {
        const { picture, draw } = foldingCard(card);
        const slider = element('div', {
          class: 'bc-slider',
          role: 'slider',
          tabindex: 0,
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
        });
        slider.append(picture);
        const over = element('button', { type: 'button', class: 'bc-over' }, say('turnOver'));
        view.replaceChildren(
          slider,
          element('p', {}, element('span', { 'aria-hidden': 'true' }, say('dragOr')), over),
        );
        let share = 0;
        let held: { y: number; share: number } | null = null;
        let done = false;
        let patience = 0;
        const show = (now: number) => {
          share = Math.min(1, Math.max(0, now));
          draw(share);
          const percent = Math.round(100 * share);
          slider.setAttribute('aria-valuenow', String(percent));
          slider.setAttribute('aria-valuetext', say('squeezed', { share: percent }));
        };
        const finish = async () => {
          if (done) return;
          done = true;
          clearTimeout(patience);
          const from = share;
          for (let step = 1; step <= TURN_STEPS && from < 1; step += 1) {
            show(from + ((1 - from) * step) / TURN_STEPS);
            await delay(TURN_MS / TURN_STEPS);
          }
          view.replaceChildren();
          resolve();
        };
        const turn = (now: number) => {
          if (done) return;
          clearTimeout(patience);
          patience = window.setTimeout(() => void finish(), PATIENCE_MS);
          show(now);
          if (share >= OPEN_FROM) void finish();
        };
        slider.addEventListener('pointerdown', (event) => {
          held = { y: event.clientY, share };
          slider.setPointerCapture(event.pointerId);
        });
        slider.addEventListener('pointermove', (event) => {
          if (held) turn(held.share + (held.y - event.clientY) / REACH);
        });
        for (const end of ['pointerup', 'pointercancel'])
          slider.addEventListener(end, () => {
            held = null;
          });
        slider.addEventListener('keydown', (event) => {
          const by = { ArrowUp: STEP, ArrowRight: STEP, ArrowDown: -STEP, ArrowLeft: -STEP }[event.key];
          if (by !== undefined) turn(share + by);
          else if (event.key === 'End' || event.key === 'Enter' || event.key === ' ') void finish();
          else if (event.key === 'Home') turn(0);
          else return;
          event.preventDefault();
        });
        over.addEventListener('click', () => void finish());
        turn(0);
        if (mostMs !== null) setTimeout(() => void finish(), mostMs);
      }),
  };
}
