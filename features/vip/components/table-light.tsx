'use client';

import { useMemo } from 'react';
import { Rail, TALL_TABLE, WIDE_TABLE } from '@/lib/pictures/vip-table';
import { useVipPlayer } from '../state/vip-player';
import styles from './vip-table.module.scss';

const DIAMOND = 4.4;
const TIP = 8;
const at = ([x, y]: readonly [number, number], k: number) =>
  `M${x.toFixed(1)} ${(y - k).toFixed(1)}l${k} ${k}-${k} ${k}-${k}-${k}Z`;

/** The lit part of the rail: from its end up to the player's points. It is drawn once, as the page opens. */
export function TableLight({ name, levels }: { name: 'wide' | 'tall'; levels: number }) {
  const { standing } = useVipPlayer();
  const lit = useMemo(() => {
    if (!standing || standing.level === 0) return null;
    const shape = name === 'wide' ? WIDE_TABLE : TALL_TABLE;
    const rail = new Rail(shape);
    const places = rail.places(levels);
    const [here, next] = [places[standing.level - 1], places[standing.level]];
    if (here === undefined) return null;
    // Between two medals, so that the first point beyond a level is seen.
    const from = here + shape.medal;
    const end =
      next === undefined ? here : from + ((next - shape.medal - from) * standing.progressPercent) / 100;
    const diamonds = rail.diamonds(levels).filter((diamond) => diamond.at <= end);
    return {
      path: rail.path(rail.from, end),
      diamonds: diamonds.map(({ point }) => at(point, DIAMOND)).join(''),
      tip: next === undefined ? null : at(rail.at(end), TIP),
    };
  }, [levels, name, standing]);
  if (!lit) return null;
  return (
    <g className={styles.light}>
      <path className={styles.glow} d={lit.path} pathLength={1} />
      <path className={styles.beam} d={lit.path} pathLength={1} />
      <path className={styles.core} d={lit.path} pathLength={1} />
      <path className={styles.lit} d={lit.diamonds} />
      {lit.tip && <path className={styles.tip} d={lit.tip} />}
    </g>
  );
}
