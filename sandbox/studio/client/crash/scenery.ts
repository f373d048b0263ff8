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

function surface(width: number, height: number, scale: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  return { canvas, context };
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

export interface Scenery {
  /** @param seconds how long the city has drifted */
  paint(context: CanvasRenderingContext2D, seconds: number): void;
}

/** @param scale device pixels for each px */
export function createScenery(measures: Measures, scale: number): Scenery {
  const { width, height, ground } = measures;
  const sky = surface(width, height, scale);
  if (sky.context) paintSky(sky.context, measures);
  const cityWidth = width * 1.25 + DRIFT * 2;
  const city = (row: readonly House[], look: { colour: string; dark: number }) => {
    const made = surface(cityWidth, ground, scale);
    if (made.context) paintHouses(made.context, row, measures, look);
    return made.canvas;
  };
  const far = city(FAR, { colour: '#14161c', dark: 0.7 });
  const near = city(NEAR, { colour: '#0d0e12', dark: 0.62 });
  return {
    paint(context, seconds) {
      context.drawImage(sky.canvas, 0, 0, width, height);
      const place = (speed: number) => -width * 0.1 - DRIFT + Math.sin(seconds * speed) * DRIFT;
      context.drawImage(far, place(0.03), 0, cityWidth, ground);
      context.drawImage(near, place(0.06), 0, cityWidth, ground);
      const haze = context.createLinearGradient(0, ground - 40, 0, ground);
      haze.addColorStop(0, 'rgb(10 11 15 / 0)');
      haze.addColorStop(1, 'rgb(10 11 15 / 0.85)');
      context.fillStyle = haze;
      context.fillRect(0, ground - 40, width, 40);
      context.fillStyle = '#0a0b0f';
      context.fillRect(0, ground, width, height - ground);
    },
  };
}
