import { FACES, type Dice, type Face } from '../../../engines/sicbo/bets';
import { element } from '../../dom';
import { delay } from '../../pace';
import { define, drawing } from '../drawing';
import { EASE, move } from '../motion';
import type { SicBoSay } from './names';

/** How long the dice are shaken, and how often another face is seen meanwhile, ms. */
const SHAKE_MS = 2_400;
const FACE_MS = 110;
const LAND_MS = 320;

/** Where the pips are, in hundredths of an edge. */
const [LOW, MIDDLE, HIGH] = [26, 50, 74];
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
  [HIGH, LOW],
  [LOW, HIGH],
] as const;
const PIPS: Record<Face, readonly (readonly [number, number])[]> = {
  1: [[MIDDLE, MIDDLE]],
  2: CORNERS.slice(0, 2),
  3: [...CORNERS.slice(0, 2), [MIDDLE, MIDDLE]],
  4: CORNERS,
  5: [...CORNERS, [MIDDLE, MIDDLE]],
  6: [...CORNERS, [LOW, MIDDLE], [HIGH, MIDDLE]],
};

function symbol(face: Face): string {
  // As on old dice of the game, the one and the four are red.
  const red = face === 1 || face === 4;
  const pips = PIPS[face].map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="${face === 1 ? 15 : 9.5}" fill="${red ? '#b3202c' : '#15201a'}"/>`,
  );
  return `<symbol id="die-${face}" viewBox="0 0 100 100"><rect x="3" y="3" width="94" height="94" rx="20" fill="#f6efdd" stroke="#fff" stroke-opacity=".7" stroke-width="2"/><rect x="3" y="52" width="94" height="45" rx="20" fill="#000" opacity=".07"/>${pips.join('')}</symbol>`;
}

const faceMarkup = (face: Face) => `<use href="#${define(`die-${face}`, () => symbol(face))}"/>`;

/** A die that shows a face. */
export const dieFace = (face: Face): SVGSVGElement => drawing('0 0 100 100', faceMarkup(face), 'die');

/** The three dice under their dome. */
export function createDome(say: SicBoSay) {
  const dice = FACES.slice(0, 3).map(() => element('span', { class: 'sb-die' }));
  const total = element('b', { class: 'sb-total' });
  const cup = element('div', { class: 'sb-cup', role: 'img' }, ...dice);
  const view = element('div', { class: 'sb-dome' }, cup, total);
  const put = (faces: readonly Face[]) => {
    for (const [at, face] of faces.entries()) dice[at]?.replaceChildren(dieFace(face));
  };
  const clear = () => {
    view.toggleAttribute('data-empty', true);
    total.textContent = '';
    cup.setAttribute('aria-label', say('noDice'));
  };
  put([1, 2, 3]);
  clear();

  /** Which faces are seen on the way says nothing: each die shows the next one. */
  const tumble = async () => {
    for (let turn = 0, end = Math.floor(SHAKE_MS / FACE_MS); turn < end; turn += 1) {
      put([0, 2, 4].map((from) => FACES[(turn + from) % FACES.length] ?? 1));
      await delay(FACE_MS);
    }
  };
  const lay = (faces: Dice) => {
    view.removeAttribute('data-empty');
    put(faces);
    total.textContent = String(faces[0] + faces[1] + faces[2]);
    cup.setAttribute('aria-label', say('dice', { dice: faces.join(', ') }));
  };
  return {
    view,
    clear,
    lay,
    /** Shakes the dice and lets them land; resolves when they lie. */
    async throw(faces: Dice) {
      view.removeAttribute('data-empty');
      total.textContent = '';
      cup.setAttribute('aria-label', say('shaking'));
      const shaken = dice.map((die, at) =>
        move(
          die,
          Array.from({ length: 13 }, (_, step) => ({
            translate:
              step % 12 === 0
                ? '0 0'
                : `${((step * 7 + at * 5) % 9) - 4}px ${-((step * 11 + at * 3) % 23)}px`,
            rotate: `${(((step * 5 + at * 2) % 7) - 3) * 14}deg`,
          })),
          { duration: SHAKE_MS, easing: 'linear' },
        ),
      );
      await Promise.all([tumble(), ...shaken]);
      lay(faces);
      const landed = dice.map((die, at) =>
        move(
          die,
          [
            { translate: '0 -18px', rotate: '14deg' },
            { translate: '0 0', rotate: '0deg' },
          ],
          {
            ...{ duration: LAND_MS, delay: at * 60, easing: EASE },
          },
        ),
      );
      await Promise.all(landed);
    },
  };
}
