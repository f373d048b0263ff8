'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { useGamesNamed } from '../queries/games-named';
import styles from './game-names.module.scss';

/** So many are named; the others open by a press. */
const FIRST = 3;

interface GameNamesProps {
  /** What they are: “Left out”. */
  title: string;
  ids: readonly string[];
}

/** Single games of a bonus by their names, each with its page. */
export const GameNames = ({ title, ids }: GameNamesProps) =>
  ids.length > 0 && <Names title={title} ids={ids} />;

function Names({ title, ids }: GameNamesProps) {
  const t = useTranslations('Bonuses.weights');
  const [open, setOpen] = useState(false);
  const shown = open ? ids : ids.slice(0, FIRST);
  const { games, isPending } = useGamesNamed(shown);
  const more = ids.length - FIRST;
  return (
    <div className={styles.names}>
      <h4>{title}</h4>
      <ul aria-busy={isPending}>
        {games.map(({ id, name, geo_link: href }) => (
          <li key={id}>
            <Link className="link" href={href} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
        {games.length === 0 && <li>{isPending ? '…' : t('games', { count: ids.length })}</li>}
        {more > 0 && (
          <li>
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? t('fewer') : t('more', { count: more })}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
