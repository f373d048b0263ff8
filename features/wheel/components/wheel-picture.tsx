import { useId } from 'react';
import type { WheelField } from '@/lib/domain/wheel';
import { FIELD_DEGREES, fieldPath, looksOf, pointAt } from '../domain/wheel-shape';
import styles from './wheel-picture.module.scss';

interface WheelPictureProps {
  fields: readonly WheelField[];
  /** The two lines of a field. */
  short(field: WheelField): readonly [string, string];
  /** Degrees, clockwise. */
  angle: number;
  isTurning: boolean;
  /** Whether the field below the pointer alone is lit. */
  isShown: boolean;
}

const RADIUS = 188;
const HUB = 63;
const PLACES = Array.from({ length: 12 }, (_, place) => place);
const sight = ([x, y]: readonly [number, number], size: number) =>
  `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`;
/** Of the pointer's field to its two sides, and all the way round. */
const [LEFT, RIGHT] = [pointAt(RADIUS, -15).join(' '), pointAt(RADIUS, 15).join(' ')];
const [IN_LEFT, IN_RIGHT] = [pointAt(HUB, -15).join(' '), pointAt(HUB, 15).join(' ')];

/** The wheel below its lamp. What its fields say stands as a list beside it: the picture tells a screen reader nothing more. */
export function WheelPicture({ fields, short, angle, isTurning, isShown }: WheelPictureProps) {
  const id = useId();
  const looks = looksOf(fields);
  const fill = (name: string) => `url(#${id}-${name})`;
  return (
    <div className={styles.scene} aria-hidden="true" data-shown={isShown || undefined}>
      <svg className={styles.lamp} viewBox="0 0 400 200" preserveAspectRatio="xMidYMin slice">
        <defs>
          <linearGradient id={`${id}-shade`} y2="1" x2="0">
            <stop className={styles.shadeLight} />
            <stop offset="1" className={styles.shadeDark} />
          </linearGradient>
        </defs>
        <path className={styles.cord} d="M200 0V42" />
        <path className={styles.brass} d="M188 40H212L216 56H184Z" />
        <path fill={fill('shade')} d="M184 56H216C262 62 284 84 292 106H108C116 84 138 62 184 56Z" />
        <rect className={styles.brass} x="104" y="104" width="192" height="9" rx="4.5" />
        <ellipse className={styles.bulb} cx="200" cy="113" rx="78" ry="7" />
      </svg>
      <div className={styles.wheel}>
        <svg viewBox="0 0 480 480">
          <ellipse className={styles.shadow} cx="240" cy="262" rx="226" ry="214" />
          <circle className={styles.rimEdge} cx="240" cy="240" r="208" />
          <circle className={styles.rim} cx="240" cy="240" r="208" />
          <circle className={styles.rimGroove} cx="240" cy="240" r="208" />
          <path
            className={styles.sights}
            d={PLACES.slice(1)
              .map((place) => sight(pointAt(209, place * FIELD_DEGREES), 5.5))
              .join('')}
          />
        </svg>
        <svg
          className={styles.plate}
          data-turning={isTurning || undefined}
          viewBox="0 0 480 480"
          style={{ rotate: `${angle}deg` }}
        >
          <defs>
            {(['green', 'ivory', 'dark', 'gold'] as const).map((look) => (
              <radialGradient
                key={look}
                id={`${id}-${look}`}
                gradientUnits="userSpaceOnUse"
                cx="240"
                cy="240"
                r="188"
              >
                <stop offset="0.1" data-look={look} className={styles.near} />
                <stop offset="0.6" data-look={look} className={styles.middle} />
                <stop offset="1" data-look={look} className={styles.far} />
              </radialGradient>
            ))}
          </defs>
          {fields.map((field, place) => {
            const [main, below] = short(field);
            const look = looks[place] ?? 'green';
            return (
              <g key={place}>
                <path className={styles.field} d={fieldPath(RADIUS, place)} fill={fill(look)} />
                <g
                  className={styles.words}
                  data-look={look}
                  transform={`rotate(${place * FIELD_DEGREES} 240 240)`}
                >
                  <text x="240" y="92" data-size={sizeOf(main, below)}>
                    {main}
                  </text>
                  <text
                    x="240"
                    y="110"
                    data-size={below.length > 4 || field.kind === 'nothing' ? 'line' : 'unit'}
                  >
                    {below}
                  </text>
                </g>
              </g>
            );
          })}
          <circle className={styles.gold} cx="240" cy="240" r="190" />
          <path
            className={styles.studs}
            d={PLACES.map((place) => {
              const [x, y] = pointAt(190, (place + 0.5) * FIELD_DEGREES);
              return `M${x - 4.6} ${y}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0`;
            }).join('')}
          />
          <circle className={styles.hubEdge} cx="240" cy="240" r="62" />
          <circle className={styles.hub} cx="240" cy="240" r="52" />
          <path
            className={styles.hubSights}
            d={PLACES.filter((place) => place < 8)
              .map((place) => sight(pointAt(41, place * 45), 4))
              .join('')}
          />
          <circle className={styles.boss} cx="240" cy="240" r="27" />
          <path className={styles.bossSight} d={sight([240, 240], 12)} />
        </svg>
        <svg viewBox="0 0 480 480">
          <path
            className={styles.dim}
            d={`M${RIGHT}A${RADIUS} ${RADIUS} 0 1 1 ${LEFT}L${IN_LEFT}A${HUB} ${HUB} 0 1 0 ${IN_RIGHT}Z`}
          />
          <path
            className={styles.lit}
            d={`M${LEFT}A${RADIUS} ${RADIUS} 0 0 1 ${RIGHT}L${IN_RIGHT}A${HUB} ${HUB} 0 0 0 ${IN_LEFT}Z`}
          />
          <path className={styles.pointer} d="M240 63L221 12Q240 3 259 12Z" />
          <path className={styles.pointerSight} d={sight([240, 25], 5)} />
        </svg>
      </div>
    </div>
  );
}

/** How large the first line is, so that a long amount stays in its field. */
function sizeOf(main: string, below: string): 'line' | 'small' | 'amount' | 'number' {
  if (below !== '' && !/^\d+$/.test(main)) return 'line';
  if (main.length > 4) return 'small';
  return below === '' ? 'amount' : 'number';
}
