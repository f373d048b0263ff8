'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { LevelFacts } from '../domain/vip-level';
import { useVipPlayer } from '../state/vip-player';
import styles from './vip-table.module.scss';

interface TableArcProps {
  name: 'wide' | 'tall';
  /** Path data that the words follow. */
  path: string;
  /** Units of the drawing. */
  size: number;
  levels: readonly LevelFacts[];
}

/** What the level pays back, printed on the cloth. The centre of the table says the same in text. */
export function TableArc({ name, path, size, levels }: TableArcProps) {
  const t = useTranslations('Vip.table');
  const { standing } = useVipPlayer();
  const id = useId();
  const own = levels.find(({ level }) => level === standing?.level);
  const least = levels[0]?.cashbackPercent ?? 0;
  const most = levels.at(-1)?.cashbackPercent ?? 0;
  const words = own
    ? t(name === 'wide' ? 'arcOwn' : 'arcOwnShort', { percent: own.cashbackPercent })
    : t(name === 'wide' ? 'arcAll' : 'arcAllShort', { least, most });
  return (
    <>
      <path id={id} d={path} fill="none" />
      <text className={styles.words} fontSize={size}>
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {words}
        </textPath>
      </text>
    </>
  );
}
