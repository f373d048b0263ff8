import type { WheelStep } from '../engines/slots/steps';
import type { Segment } from '../engines/slots/wheel/wheel';
import { element } from './dom';
import { delay } from './pace';

const SPACE = 'http://www.w3.org/2000/svg';
const TURN_MS = 3_200;
const RADIUS = 100;
const COLOURS = ['#7d1d3f', '#1c6b58', '#8a5a12', '#24406b'];

export interface WheelWords {
  /** What stands on a segment. */
  segment(segment: Segment): string;
  title: string;
}

const svg = (tag: string, attributes: Record<string, string | number>, text = '') => {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.textContent = text;
  return made;
};
const at = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};

function drawn(segments: readonly Segment[], words: Pick<WheelWords, 'segment'>): SVGElement {
  const disc = svg('g', { class: 'disc' });
  const part = 1 / segments.length;
  segments.forEach((segment, index) => {
    const [from, to] = [(index - 0.5) * part, (index + 0.5) * part];
    const fill = segment.up ? '#ffb627' : segment.pot ? '#c23a63' : (COLOURS[index % COLOURS.length] ?? '');
    disc.append(
      svg('path', {
        d: `M0 0 L${at(from, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${at(to, RADIUS)} Z`,
        fill,
        stroke: '#f3c567',
        'stroke-width': 0.8,
      }),
    );
    const label = svg(
      'text',
      {
        transform: `rotate(${index * part * 360 - 90}) translate(${RADIUS * 0.92} 0)`,
        'text-anchor': 'end',
        'dominant-baseline': 'central',
        fill: segment.up ? '#1b1204' : '#fff',
      },
      words.segment(segment),
    );
    disc.append(label);
  });
  return disc;
}

/** How far the disc has turned when a segment stands at the top, degrees. */
const angleOf = (segment: number, segments: readonly Segment[]) => 360 - (segment / segments.length) * 360;

/** A wheel with its pointer, and the disc of it that turns. */
function wheelFace(segments: readonly Segment[], words: Pick<WheelWords, 'segment'>) {
  const face = svg('svg', { viewBox: '-112 -118 224 230', 'aria-hidden': 'true' });
  const disc = drawn(segments, words);
  face.append(
    svg('circle', { r: 108, fill: '#2a1608', stroke: '#f3c567', 'stroke-width': 3 }),
    disc,
    svg('circle', { r: 16, fill: '#f3c567', stroke: '#7d4606', 'stroke-width': 3 }),
    svg('path', { d: 'M-10 -116 H10 L0 -92 Z', fill: '#fff1c0', stroke: '#7d4606', 'stroke-width': 2 }),
  );
  return { face, disc };
}

/** A wheel as it stands when it has stopped at a segment. */
export function stoppedWheel(
  segments: readonly Segment[],
  segment: number,
  words: Pick<WheelWords, 'segment'>,
): SVGElement {
  const { face, disc } = wheelFace(segments, words);
  disc.style.transform = `rotate(${angleOf(segment, segments)}deg)`;
  return face;
}

/** Wheels over the reels: the outer one turns first, and gives way to the inner one where it says so. */
export function createWheel(
  root: HTMLElement,
  wheels: readonly (readonly Segment[])[],
  words: WheelWords,
  calm: boolean,
) {
  const view = element('div', { class: 'wheel', role: 'img', 'aria-label': words.title, hidden: true });
  root.append(view);
  return {
    /** Turns a wheel to the segment that it stops at; resolves when it stands. */
    async turn({ wheel, segment }: WheelStep): Promise<void> {
      const segments = wheels[wheel] ?? [];
      const { face, disc } = wheelFace(segments, words);
      view.replaceChildren(element('p', {}, words.title), face);
      view.hidden = false;
      const angle = 360 * 4 + angleOf(segment, segments);
      if (!calm) {
        const turning = disc.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${angle}deg)` }], {
          duration: TURN_MS,
          easing: 'cubic-bezier(0.12, 0.7, 0.12, 1)',
          fill: 'forwards',
        });
        await turning.finished;
      }
      disc.style.transform = `rotate(${angle}deg)`;
      await delay(calm ? 400 : 900);
    },
    hide() {
      view.hidden = true;
    },
  };
}
export type Wheel = ReturnType<typeof createWheel>;
