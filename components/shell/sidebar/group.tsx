import type { CSSProperties } from 'react';
import { useTranslations } from 'next-intl';
import { GAME_CATEGORIES, type GameCategoryCode } from '@/lib/domain/game-categories';
import { CATEGORY_GLYPHS } from '../../ui/icon/category-glyphs';
import { chevronDownGlyph, type Glyph } from '../../ui/icon/glyphs';
import { Icon } from '../../ui/icon/icon';
import { NavLink } from '../nav-link';
import { Flyout } from './flyout';
import styles from './sidebar.module.scss';

const PATHS = new Map<GameCategoryCode, string>(
  GAME_CATEGORIES.flatMap(({ code, path }) => (path === null ? [] : [[code, `/games/${path}`]])),
);

interface GroupProps {
  name: string;
  label: string;
  glyph: Glyph;
  codes: readonly GameCategoryCode[];
  open: boolean;
}

/** A group of game categories (SPEC §2). */
export function Group({ name, label, glyph, codes, open }: GroupProps) {
  const t = useTranslations('Categories');
  return (
    <Flyout
      label={label}
      name={name}
      open={open}
      mark={
        <>
          <Icon glyph={glyph} />
          <span>{label}</span>
          <Icon glyph={chevronDownGlyph} size="small" className={styles.chevron} />
        </>
      }
    >
      {/* In two columns they read down, then across. */}
      <ul style={{ '--rows': Math.ceil(codes.length / 2) } as CSSProperties}>
        {codes.map((code) => (
          <li key={code}>
            <NavLink href={PATHS.get(code) ?? '/games/all'}>
              <Icon glyph={CATEGORY_GLYPHS[code]} size="small" />
              <span>{t(code)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </Flyout>
  );
}
