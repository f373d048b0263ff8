/** The table of the VIP levels: its picture and what stands on it are drawn from the same measures. */
export interface TableShape {
  readonly width: number;
  readonly height: number;
  /** How square the arch is: 2 is an ellipse. */
  readonly power: number;
  /** Units that the arch ends below the picture. */
  readonly below: number;
  /** From the side of the picture to the middle of the rail, and from its upper edge. */
  readonly edge: number;
  readonly top: number;
  /** Width of the rail. */
  readonly rail: number;
  /** Height at which the first medal lies. */
  readonly first: number;
  /** Half the rail that a medal covers. */
  readonly medal: number;
}

export const WIDE_TABLE: TableShape = {
  width: 1106,
  height: 548,
  power: 2.25,
  below: 64,
  edge: 76,
  top: 82,
  rail: 92,
  first: 500,
  medal: 46,
};
/** It stands upright on a phone. */
export const TALL_TABLE: TableShape = {
  width: 358,
  height: 648,
  power: 3.4,
  below: 60,
  edge: 40,
  top: 44,
  rail: 58,
  first: 600,
  medal: 30,
};

export type Point = readonly [x: number, y: number];

const STEPS = 400;
/** Distance between two points of a drawn line. */
const STRIDE = 8;
const round = (value: number) => Math.round(value * 10) / 10;

/** The middle of a table's rail, measured along it from its lower left end. */
export class Rail {
  private readonly points: Point[] = [];
  private readonly lengths: number[] = [0];
  /** Where the first and the last medal lie. */
  readonly from: number;
  readonly to: number;

  constructor(readonly shape: TableShape) {
    const { width, height, power, below, edge, top, first } = shape;
    const [cx, base] = [width / 2, height + below];
    const [a, b] = [cx - edge, base - top];
    for (let i = 0; i <= STEPS; i++) {
      const angle = Math.PI * (1 - i / STEPS);
      const cos = Math.cos(angle);
      const x = cx + a * Math.sign(cos) * Math.abs(cos) ** (2 / power);
      this.points.push([x, base - b * Math.abs(Math.sin(angle)) ** (2 / power)]);
    }
    for (let i = 1; i < this.points.length; i++) {
      const [[x, y], [u, v]] = [this.point(i), this.point(i - 1)];
      this.lengths.push((this.lengths[i - 1] ?? 0) + Math.hypot(x - u, y - v));
    }
    this.from = this.lengths[this.points.findIndex(([, y]) => y <= first)] ?? 0;
    this.to = this.length - this.from;
  }

  get length(): number {
    return this.lengths.at(-1) ?? 0;
  }

  private point(i: number): Point {
    return this.points[i] ?? [0, 0];
  }

  /** The point so far along the rail. */
  at(distance: number): Point {
    const found = this.lengths.findIndex((length) => length >= distance);
    const i = found < 0 ? this.lengths.length - 1 : Math.max(1, found);
    const [before, after] = [this.lengths[i - 1] ?? 0, this.lengths[i] ?? 0];
    const share = (distance - before) / (after - before || 1);
    const [[x, y], [u, v]] = [this.point(i - 1), this.point(i)];
    return [x + (u - x) * share, y + (v - y) * share];
  }

  /** Path data of a part of the rail. */
  path(from = 0, to = this.length): string {
    const points: Point[] = [];
    for (let distance = from; distance < to; distance += STRIDE) points.push(this.at(distance));
    points.push(this.at(to));
    return points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
  }

  /** Path data of the line that lies within the table: the rail, drawn so much smaller about the middle of its foot. */
  inner(scale: number, lift = 0): string {
    const { width, height, below } = this.shape;
    const [cx, base] = [width / 2, height + below];
    const points: Point[] = [];
    for (let distance = this.length * 0.05; distance < this.length * 0.95; distance += STRIDE) {
      const [x, y] = this.at(distance);
      points.push([cx + (x - cx) * scale, base + (y - base) * (scale + lift)]);
    }
    return points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
  }

  /** Where each of so many medals lies, along the rail. */
  places(medals: number): number[] {
    const step = medals > 1 ? (this.to - this.from) / (medals - 1) : 0;
    return Array.from({ length: medals }, (_, i) => this.from + step * i);
  }

  /** The diamonds between the medals: three in each gap, with their distances along the rail. */
  diamonds(medals: number): { at: number; point: Point }[] {
    const places = this.places(medals);
    const step = (places[1] ?? 0) - (places[0] ?? 0);
    const free = step - 2 * this.shape.medal;
    return places.slice(0, -1).flatMap((place) =>
      [1, 2, 3].map((one) => {
        const at = place + this.shape.medal + (free * one) / 4;
        return { at, point: this.at(at) };
      }),
    );
  }
}
