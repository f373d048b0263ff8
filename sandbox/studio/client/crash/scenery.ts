import { element } from '../dom';

/** What stands behind the curve: the sky with its rays, and two rows of houses. Drawn once for each size. */

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

/** Paints a canvas of this size, px; leaves it empty where a canvas cannot be painted. */
function paintOn(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  scale: number,
  paint: (context: CanvasRenderingContext2D) => void,
) {
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.style.width = `${canvas.width / scale}px`;
  canvas.style.height = `${canvas.height / scale}px`;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  paint(context);
}

function paintSky(context: CanvasRenderingContext2D, { width, height, left, ground }: Measures) {
  const light = context.createRadialGradient(
    ...([width / 2, height * 1.05, 10] as const),
    ...([width / 2, height * 1.05, Math.max(width, height) * 1.02] as const),
  );
  light.addColorStop(0, '#353843');
  light.addColorStop(0.5, '#181a21');
  light.addColorStop(1, '#090a0d');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgb(255 255 255 / 0.026)';
  const reach = (width + height) * 1.2;
  for (let ray = 0; ray < 26; ray += 2) {
    const from = (-Math.PI / 2) * (ray / 26) - 0.01;
    context.beginPath();
    context.moveTo(left, ground);
    for (const angle of [from, from - 0.06])
      context.lineTo(left + Math.cos(angle) * reach, ground + Math.sin(angle) * reach);
    context.fill();
  }
}

function paintHouses(
  context: CanvasRenderingContext2D,
  row: readonly House[],
  { width, height, ground }: Measures,
  look: { colour: string; dark: number },
) {
  const whole = row.reduce((sum, house) => sum + house.width, 0);
  const unit = (width * 1.25 + DRIFT * 2) / whole;
  let x = 0;
  for (const house of row) {
    const [wide, high] = [house.width * unit, house.height * height];
    const roof = ground - high;
    context.fillStyle = look.colour;
    context.fillRect(x, roof, wide - 2, high);
    if (house.kind > 0.7) context.fillRect(x + wide * 0.45, roof - 14, 2, 14);
    if (house.kind < 0.25) {
      context.beginPath();
      context.moveTo(x, roof);
      context.lineTo(x + wide / 2, roof - wide * 0.3);
      context.lineTo(x + wide - 2, roof);
      context.fill();
    }
    house.windows.forEach((lit, at) => {
      const [across, down] = [x + 5 + ((at % 4) * (wide - 10)) / 4, roof + 8 + Math.floor(at / 4) * 11];
      if (lit <= look.dark || down >= ground - 6 || wide <= 22) return;
      context.fillStyle = `rgb(255 206 122 / ${(0.18 + (lit - look.dark) * 1.1).toFixed(2)})`;
      context.fillRect(across, down, 3, 4);
    });
    x += wide;
  }
}

/** Height of the haze above the ground, px. */
const HAZE = 40;

function paintGround(context: CanvasRenderingContext2D, { width, height, ground }: Measures) {
  const haze = context.createLinearGradient(0, 0, 0, HAZE);
  haze.addColorStop(0, 'rgb(10 11 15 / 0)');
  haze.addColorStop(1, 'rgb(10 11 15 / 0.85)');
  context.fillStyle = haze;
  context.fillRect(0, 0, width, HAZE);
  context.fillStyle = '#0a0b0f';
  context.fillRect(0, HAZE, width, height - ground);
}

export interface Scenery {
  readonly view: HTMLElement;
  /** @param scale device pixels for each px */
  resize(measures: Measures, scale: number): void;
  /** @param seconds how long the city has drifted */
  drift(seconds: number): void;
}

/** Each row of houses is a canvas of its own that is painted once and moved by the compositor. */
export function createScenery(): Scenery {
  const sky = element('canvas');
  const far = element('canvas', { class: 'city' });
  const near = element('canvas', { class: 'city' });
  const ground = element('canvas');
  const rows = [
    { canvas: far, speed: 0.03, at: '' },
    { canvas: near, speed: 0.06, at: '' },
  ];
  let width = 0;
  let scale = 1;
  return {
    view: element('div', { class: 'scenery', 'aria-hidden': 'true' }, sky, far, near, ground),
    resize(measures, nextScale) {
      ({ width } = measures);
      scale = nextScale;
      const cityWidth = width * 1.25 + DRIFT * 2;
      const high = measures.height - measures.ground + HAZE;
      paintOn(sky, width, measures.height, scale, (context) => paintSky(context, measures));
      for (const [canvas, houses, look] of [
        [far, FAR, { colour: '#14161c', dark: 0.7 }],
        [near, NEAR, { colour: '#0d0e12', dark: 0.62 }],
      ] as const) {
        const paint = (context: CanvasRenderingContext2D) => paintHouses(context, houses, measures, look);
        paintOn(canvas, cityWidth, measures.ground, scale, paint);
      }
      paintOn(ground, width, high, scale, (context) => paintGround(context, measures));
      ground.style.top = `${measures.ground - HAZE}px`;
    },
    drift(seconds) {
      for (const row of rows) {
        const left = -width * 0.1 - DRIFT + Math.sin(seconds * row.speed) * DRIFT;
        // It moves a pixel in a second or so: in between nothing has to be done.
        const at = `translateX(${Math.round(left * scale) / scale}px)`;
        if (at !== row.at) row.canvas.style.transform = at;
        row.at = at;
      }
    },
  };
}
