import { element } from '../dom';
import { svg } from '../tables/svg';

/** What stands behind the curve: the sky with its rays, and two rows of houses. Made once for each size. */

interface House {
  width: number;
  height: number;
  kind: number;
  windows: readonly number[];
}

/** Numbers that are the same each time: the city does not change from visit to visit. */
function steady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function houses(seed: number, count: number, lowest: number, highest: number): House[] {
  const next = steady(seed);
  return Array.from({ length: count }, () => ({
    width: 0.5 + next(),
    height: lowest + next() * (highest - lowest),
    kind: next(),
    windows: Array.from({ length: 24 }, next),
  }));
}

const FAR = houses(3, 30, 0.08, 0.24);
const NEAR = houses(9, 20, 0.05, 0.17);
/** How far a row of houses may drift to either side, px. */
const DRIFT = 20;

export interface Measures {
  width: number;
  height: number;
  /** Where the curve begins. */
  left: number;
  /** Height of the ground. */
  ground: number;
}

const picture = (width: number, height: number, ...shapes: SVGElement[]) =>
  svg('svg', { width, height, viewBox: `0 0 ${width} ${height}` }, ...shapes);
const whole = (x: number) => Math.round(x * 10) / 10;
const box = (x: number, y: number, width: number, height: number) =>
  `M${whole(x)} ${whole(y)}h${whole(width)}v${whole(height)}h${whole(-width)}z`;

/** Colours from one height to another, or from a point outwards. */
const colours = (
  tag: 'linearGradient' | 'radialGradient',
  at: Record<string, string | number>,
  ...stops: readonly (readonly [offset: number, colour: string, opacity?: number])[]
) =>
  svg(
    tag,
    { ...at, gradientUnits: 'userSpaceOnUse' },
    ...stops.map(([offset, colour, opacity = 1]) =>
      svg('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    ),
  );

function skyOf({ width, height, left, ground }: Measures): SVGElement {
  const reach = (width + height) * 1.2;
  const rays = Array.from({ length: 13 }, (_, ray) => {
    const from = (-Math.PI / 2) * (ray / 13) - 0.01;
    const [one, other] = [from, from - 0.06].map(
      (angle) => `${whole(left + Math.cos(angle) * reach)} ${whole(ground + Math.sin(angle) * reach)}`,
    );
    return `M${left} ${ground}L${one}L${other}z`;
  });
  const from = { cx: width / 2, cy: height * 1.05, fr: 10, r: Math.max(width, height) * 1.02 };
  return picture(
    width,
    height,
    colours('radialGradient', { id: 'sky-light', ...from }, [0, '#353843'], [0.5, '#181a21'], [1, '#090a0d']),
    svg('rect', { width, height, fill: 'url(#sky-light)' }),
    svg('path', { d: rays.join(''), fill: '#fff', 'fill-opacity': 0.026 }),
  );
}

function housesOf(
  row: readonly House[],
  { width, height, ground }: Measures,
  look: { colour: string; dark: number },
): SVGElement {
  const cityWidth = width * 1.25 + DRIFT * 2;
  const unit = cityWidth / row.reduce((sum, house) => sum + house.width, 0);
  const walls: string[] = [];
  /** By how brightly they are lit. */
  const windows = new Map<string, string[]>();
  let x = 0;
  for (const house of row) {
    const [wide, high] = [house.width * unit, house.height * height];
    const roof = ground - high;
    walls.push(box(x, roof, wide - 2, high));
    if (house.kind > 0.7) walls.push(box(x + wide * 0.45, roof - 14, 2, 14));
    if (house.kind < 0.25) {
      const top = `${whole(x + wide / 2)} ${whole(roof - wide * 0.3)}`;
      walls.push(`M${whole(x)} ${whole(roof)}L${top}L${whole(x + wide - 2)} ${whole(roof)}z`);
    }
    for (const [at, lit] of house.windows.entries()) {
      const [across, down] = [x + 5 + ((at % 4) * (wide - 10)) / 4, roof + 8 + Math.floor(at / 4) * 11];
      if (lit <= look.dark || down >= ground - 6 || wide <= 22) continue;
      const opacity = (0.18 + (lit - look.dark) * 1.1).toFixed(1);
      windows.set(opacity, [...(windows.get(opacity) ?? []), box(across, down, 3, 4)]);
    }
    x += wide;
  }
  return picture(
    cityWidth,
    ground,
    svg('path', { d: walls.join(''), fill: look.colour }),
    ...[...windows].map(([opacity, boxes]) =>
      svg('path', { d: boxes.join(''), fill: '#ffce7a', 'fill-opacity': opacity }),
    ),
  );
}

/** Height of the haze above the ground, px. */
const HAZE = 40;

function groundOf({ width, height, ground }: Measures): SVGElement {
  const deep = height - ground;
  return picture(
    width,
    HAZE + deep,
    colours(
      'linearGradient',
      { id: 'ground-haze', x1: 0, y1: 0, x2: 0, y2: HAZE },
      [0, '#0a0b0f', 0],
      [1, '#0a0b0f', 0.85],
    ),
    svg('rect', { width, height: HAZE, fill: 'url(#ground-haze)' }),
    svg('rect', { y: HAZE, width, height: deep, fill: '#0a0b0f' }),
  );
}

export interface Scenery {
  readonly view: HTMLElement;
  /** @param scale device pixels for each px */
  resize(measures: Measures, scale: number): void;
  /** @param seconds how long the city has drifted */
  drift(seconds: number): void;
}

/**
 * Each part is a drawing on a layer of its own, that the compositor moves. As canvases they would be handed over anew in each
 * frame, also where nothing in them has changed.
 */
export function createScenery(): Scenery {
  const layer = (name: string) => element('div', { class: name });
  const [sky, far, near, ground] = [layer('sky-light'), layer('city'), layer('city'), layer('ground')];
  const rows = [
    { layer: far, speed: 0.03, at: '' },
    { layer: near, speed: 0.06, at: '' },
  ];
  let width = 0;
  let scale = 1;
  return {
    view: element('div', { class: 'scenery', 'aria-hidden': 'true' }, sky, far, near, ground),
    resize(measures, nextScale) {
      ({ width } = measures);
      scale = nextScale;
      sky.replaceChildren(skyOf(measures));
      far.replaceChildren(housesOf(FAR, measures, { colour: '#14161c', dark: 0.7 }));
      near.replaceChildren(housesOf(NEAR, measures, { colour: '#0d0e12', dark: 0.62 }));
      ground.replaceChildren(groundOf(measures));
      ground.style.top = `${measures.ground - HAZE}px`;
    },
    drift(seconds) {
      for (const row of rows) {
        const left = -width * 0.1 - DRIFT + Math.sin(seconds * row.speed) * DRIFT;
        // It moves a pixel in a second or so: in between nothing has to be done.
        const at = `translateX(${Math.round(left * scale) / scale}px)`;
        if (at !== row.at) row.layer.style.transform = at;
        row.at = at;
      }
    },
  };
}
