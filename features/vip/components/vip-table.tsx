import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { withBasePath } from '@/lib/domain/base-path';
import { Rail, TALL_TABLE, WIDE_TABLE } from '@/lib/pictures/vip-table';
import type { LevelFacts } from '../domain/vip-level';
import { TableArc } from './table-arc';
import { TableCentre } from './table-centre';
import { TableLight } from './table-light';
import { TableMedal } from './table-medal';
import styles from './vip-table.module.scss';

const RAILS = { wide: new Rail(WIDE_TABLE), tall: new Rail(TALL_TABLE) } as const;
export type TableName = keyof typeof RAILS;
const NAMES = ['wide', 'tall'] as const;
/** Where the words lie on the cloth: how far in, and how much higher; and the lines on both sides of them. */
const WORDS = { wide: [0.775, 0], tall: [0.72, 0.085] } as const;
const LINES = {
  wide: [0.747, 0.821],
  tall: [0.684, 0.77],
} as const;
const SIZES = { wide: 17, tall: 12.5 } as const;
const DIAMOND = 4.4;

const round = (value: number) => Math.round(value * 100) / 100;

/** A point of the rail as a share of the table, in percent. */
function share(name: TableName, distance: number): readonly [string, string] {
  const [x, y] = RAILS[name].at(distance);
  const { width, height } = RAILS[name].shape;
  return [`${round((x / width) * 100)}%`, `${round((y / height) * 100)}%`];
}

const diamondPath = ([x, y]: readonly [number, number], k: number) =>
  `M${round(x)} ${round(y - k)}l${k} ${k}-${k} ${k}-${k}-${k}Z`;

interface VipTableProps {
  levels: readonly LevelFacts[];
  /** 2 where the page has a title of its own. */
  headingLevel: 1 | 2;
}

/**
 * The way through the levels, laid out as a table: one rail, a medal for each level, and light up to the player's
 * points. Upright on a phone. Each medal leads to the card of its level.
 */
export function VipTable({ levels, headingLevel }: VipTableProps) {
  const t = useTranslations('Vip.table');
  const places = { wide: RAILS.wide.places(levels.length), tall: RAILS.tall.places(levels.length) };
  return (
    <div className={styles.table}>
      <div className={styles.stage}>
        <TablePicture />
        {NAMES.map((name) => (
          <svg
            key={name}
            className={styles.drawing}
            data-shape={name}
            viewBox={`0 0 ${RAILS[name].shape.width} ${RAILS[name].shape.height}`}
            aria-hidden
          >
            <path
              className={styles.diamonds}
              d={RAILS[name]
                .diamonds(levels.length)
                .map(({ point }) => diamondPath(point, DIAMOND))
                .join('')}
            />
            <TableLight name={name} levels={levels.length} />
            {LINES[name].map((scale) => (
              <path key={scale} className={styles.line} d={RAILS[name].inner(scale, WORDS[name][1])} />
            ))}
            <TableArc
              name={name}
              path={RAILS[name].inner(WORDS[name][0], WORDS[name][1])}
              size={SIZES[name]}
              levels={levels}
            />
          </svg>
        ))}
        <ol className={styles.medals} aria-label={t('path')}>
          {levels.map(({ code, level, title }, index) => {
            const [x, y] = share('wide', places.wide[index] ?? 0);
            const [u, v] = share('tall', places.tall[index] ?? 0);
            return (
              <li key={code} style={{ '--x': x, '--y': y, '--u': u, '--v': v } as CSSProperties}>
                <TableMedal level={level} title={title} />
              </li>
            );
          })}
        </ol>
        <TableCentre levels={levels} headingLevel={headingLevel} />
      </div>
    </div>
  );
}

/** Rail and cloth. The first thing that a page of the levels shows. */
function TablePicture() {
  const wide = withBasePath('/art/scenes/vip-table');
  const tall = withBasePath('/art/scenes/vip-table-tall');
  const narrow = '(max-width: 767.98px)';
  const of = (address: string, ending: string) => `${address}.${ending}, ${address}@2x.${ending} 2x`;
  return (
    <picture className={styles.picture}>
      <source media={narrow} srcSet={of(tall, 'avif')} type="image/avif" width={358} height={648} />
      <source media={narrow} srcSet={of(tall, 'webp')} width={358} height={648} />
      <source srcSet={of(wide, 'avif')} type="image/avif" />
      <img
        src={`${wide}.webp`}
        srcSet={of(wide, 'webp')}
        alt=""
        width={WIDE_TABLE.width}
        height={WIDE_TABLE.height}
        fetchPriority="high"
      />
    </picture>
  );
}
