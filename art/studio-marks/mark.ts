import type { FaceName } from '@/art/engine/faces';
import { HOUSE } from '@/art/studio-marks/emblems-house';
import { SKY } from '@/art/studio-marks/emblems-sky';
import { WILD } from '@/art/studio-marks/emblems-wild';
import { column, picture, row, scaled, text, type Ink } from '@/art/studio-marks/ink';

const EMBLEMS = { ...SKY, ...WILD, ...HOUSE };
export type EmblemName = keyof typeof EMBLEMS;
/** Fields that are not 100 x 100. */
const FIELDS: Partial<Record<EmblemName, readonly [number, number]>> = {
  ropes: [200, 56],
  whistle: [200, 40],
};

export interface MarkSpec {
  /** The name; `|` begins a new line. */
  readonly name: string;
  readonly face: FaceName;
  readonly weight?: number;
  readonly emblem?: EmblemName;
  /** Where the emblem stands; `between` takes the place of the line break or of the ampersand. */
  readonly at?: 'left' | 'right' | 'top' | 'below' | 'between';
  /** Height of the emblem, in heights of the lettering beside it or of its first line above it. */
  readonly size?: number;
  readonly upper?: boolean;
  /** In em. */
  readonly track?: number;
  /** Sizes of the lines; without it all are as wide as the widest. */
  readonly sizes?: readonly number[];
  /** Last line small and spaced, in this face. */
  readonly second?: FaceName;
  readonly align?: 'start' | 'middle';
  /** Radius of an arched baseline, in em of the lettering. */
  readonly arc?: number;
  /** Degrees that upright letters lean. */
  readonly lean?: number;
  /** A plate with the mark cut out of it, or a line round it. */
  readonly ground?: 'plate' | 'pill' | 'frame' | 'rails';
}

export const MARK_WIDTH = 240;
export const MARK_HEIGHT = 80;
/** The house's ivory; the light theme darkens the picture as a whole. */
const IVORY = '#f3f1ea';
/** Room round the ink. */
const EDGE = 4;
/** Ink boxes of about one area look alike in weight. */
const AREA = 8600;
const SECOND_SIZE = 0.46;
const SECOND_TRACK = 0.16;

function lettering(spec: MarkSpec): Ink[] {
  const lines = spec.name.split('|').map((words) => (spec.upper ? words.toUpperCase() : words));
  const inks = lines.map((words, i) => {
    const small = spec.second !== undefined && i === lines.length - 1;
    return text(small ? words.toUpperCase() : words, {
      face: small && spec.second ? spec.second : spec.face,
      weight: small ? 800 : spec.weight,
      size: 100 * (small ? SECOND_SIZE : (spec.sizes?.[i] ?? 1)),
      track: small ? SECOND_TRACK : spec.track,
      anchor: 'middle',
      arc: spec.arc ? spec.arc * 100 : undefined,
    });
  });
  if (spec.sizes || spec.second || spec.at === 'between') return inks;
  const widest = Math.max(...inks.map((ink) => ink.w));
  return inks.map((ink) => scaled(ink, widest / ink.w));
}

function emblem(spec: MarkSpec, height: number): Ink[] {
  if (!spec.emblem) return [];
  const [w, h] = FIELDS[spec.emblem] ?? [100, 100];
  return [scaled(picture(EMBLEMS[spec.emblem], w, h), height / h)];
}

function compose(spec: MarkSpec): Ink {
  const lines = lettering(spec);
  const align = spec.align ?? (spec.at === 'left' && !spec.second ? 'start' : 'middle');
  const block = column(lines, spec.second ? 20 : 14, align);
  const [first] = lines;
  switch (spec.at ?? 'left') {
    case 'between': {
      const [left, right] = lines;
      if (!left || !right) return block;
      return row([left, ...emblem(spec, left.h * (spec.size ?? 1.3)), right], 22);
    }
    case 'top':
      return column([...emblem(spec, (first?.h ?? 100) * (spec.size ?? 1.2)), block], 18, 'middle');
    case 'below':
      return column([block, ...emblem(spec, (first?.h ?? 100) * (spec.size ?? 0.6))], 16, 'middle');
    case 'right':
      return row([block, ...emblem(spec, block.h * (spec.size ?? 1.3))], 26);
    case 'left':
      return row([...emblem(spec, block.h * (spec.size ?? (lines.length > 1 ? 1.06 : 1.45))), block], 26);
  }
}

/** Shapes behind or round the ink, which leaves them this much room. */
const GROUND_ROOM = 11;
const shape = (x: number, y: number, w: number, h: number, r: number, attrs: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${attrs}/>`;

/**
 * A studio's mark in one colour, 240 x 80, made of outlines: no font, no filter. Same studio, same bytes.
 */
export function studioMark(spec: MarkSpec): string {
  const ink = compose(spec);
  const room = spec.ground ? GROUND_ROOM + EDGE : EDGE;
  const k = Math.min(
    (MARK_WIDTH - 2 * room) / ink.w,
    (MARK_HEIGHT - 2 * room) / ink.h,
    Math.sqrt(AREA / (ink.w * ink.h)),
  );
  const [w, h] = [Math.round(ink.w * k), Math.round(ink.h * k)];
  const [x, y] = [(MARK_WIDTH - w) / 2, (MARK_HEIGHT - h) / 2];
  const lean = spec.lean
    ? `transform="translate(${MARK_WIDTH / 2} ${MARK_HEIGHT / 2})skewX(${-spec.lean})translate(${-MARK_WIDTH / 2} ${-MARK_HEIGHT / 2})"`
    : '';
  const drawn = `<g fill="currentColor" fill-rule="evenodd" ${lean}>${ink.draw(k, x - ink.x * k, y - ink.y * k)}</g>`;
  const g = GROUND_ROOM;
  const round = [x - g, y - g, w + 2 * g, h + 2 * g] as const;
  let body = `<g color="${IVORY}">${drawn}</g>`;
  if (spec.ground === 'plate' || spec.ground === 'pill') {
    const r = spec.ground === 'pill' ? round[3] / 2 : 8;
    body =
      `<mask id="m"><rect width="240" height="80" fill="#fff"/><g color="#000">${drawn}</g></mask>` +
      shape(...round, r, `fill="${IVORY}" mask="url(#m)"`);
  } else if (spec.ground === 'frame') {
    body += shape(...round, 6, `fill="none" stroke="${IVORY}" stroke-width="2.5"`);
  } else if (spec.ground === 'rails') {
    const [left, right] = [x, x + w];
    body += `<path d="M${left} ${y - g + 2}H${right}M${left} ${y + h + g - 2}H${right}" stroke="${IVORY}" stroke-width="2.5"/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_WIDTH} ${MARK_HEIGHT}" width="${MARK_WIDTH}" height="${MARK_HEIGHT}">${body}</svg>\n`.replace(
    / +(?=\/?>)/g,
    '',
  );
}
