import { WHEEL_FIELDS, type WheelField } from '@/lib/domain/wheel';

/** Degrees of a field. */
export const FIELD_DEGREES = 360 / WHEEL_FIELDS;
/** Whole turns before the wheel stops. */
const WHOLE_TURNS = 5;

/** How the wheel stands with the middle of a field below the pointer: clockwise, degrees. */
export const restingAt = (field: number): number => (360 - field * FIELD_DEGREES) % 360;

/** Where it stops next: after five whole turns, in the middle of the field, whatever it was. */
export function stopAfter(from: number, field: number): number {
  const whole = Math.ceil(from / 360) * 360;
  return whole + WHOLE_TURNS * 360 + restingAt(field);
}

export type FieldLook = 'green' | 'ivory' | 'dark' | 'gold';

/** How fields look: nothing is dark, the largest bonus gold, all others green and ivory by turns. */
export function looksOf(fields: readonly WheelField[]): FieldLook[] {
  const most = Math.max(0, ...fields.map(({ kind, size }) => (kind === 'bonus' ? size : 0)));
  return fields.map(({ kind, size }, place) => {
    if (kind === 'nothing') return 'dark';
    if (kind === 'bonus' && size === most) return 'gold';
    return place % 2 === 0 ? 'green' : 'ivory';
  });
}

const CENTRE = 240;
/** A point at a distance from the middle, by degrees clockwise from the top. */
export function pointAt(radius: number, degrees: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))];
}
const round = (value: number) => Math.round(value * 100) / 100;

/** The outline of a field at a place. */
export function fieldPath(radius: number, place: number): string {
  const [from, to] = [
    pointAt(radius, (place - 0.5) * FIELD_DEGREES),
    pointAt(radius, (place + 0.5) * FIELD_DEGREES),
  ];
  return `M${CENTRE} ${CENTRE}L${from.join(' ')}A${radius} ${radius} 0 0 1 ${to.join(' ')}Z`;
}
