'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { heartGlyph } from '@/components/ui/icon/glyphs';
import { FAVOURITES_MAX } from '@/lib/domain/limits';
import { isApiProblem } from '@/lib/http/problem';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { useFavourite, type Whose } from '../hooks/use-game-marks';
import styles from './favourite-button.module.scss';

/** Marks a game, or takes the mark away. Visitors have favourites too: the browser keeps them. */
export function FavouriteButton({ id, whose }: { id: string; whose: Whose }) {
  const t = useTranslations('Play');
  const addToast = useSetAtom(addToastAtom);
  const { on, toggle } = useFavourite(id, whose);
  const fail = (error: unknown) =>
    addToast({
      id: 'favourite',
      status: 'error',
      title:
        isApiProblem(error) && error.status === 409
          ? t('favouritesFull', { count: FAVOURITES_MAX })
          : t('favouriteFailed'),
      history: false,
    });
  return (
    <span className={styles.favourite} data-on={on || undefined}>
      <IconButton glyph={heartGlyph} label={t('favourite')} aria-pressed={on} onClick={() => toggle(fail)} />
    </span>
  );
}
