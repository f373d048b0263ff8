'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { searchGlyph } from '@/components/ui/icon/glyphs';
import { TextField } from '@/components/ui/text-field/text-field';
import { getGames } from '@/endpoints/get-games';
import { useDebounced } from '@/lib/browser/use-debounced';
import { RETURN_FORMAT } from '@/lib/domain/game-maths';
import { catalogueGame } from './catalogue-game';
import { isCatalogueGame, type CatalogueGame, type PlayedGame } from './played-game';
import type { BonusTerms } from './terms';
import styles from './game-search.module.scss';

/** How long after the last key games are asked for. Milliseconds. */
const ASKED_AFTER_MS = 300;
/** SPEC §7: games of a search. */
const ASKED = 12;
const SHOWN = 6;

interface GameSearchProps {
  bonus: Pick<BonusTerms, 'weights' | 'excludedGames'>;
  chosen: PlayedGame;
  onChoose: (game: CatalogueGame) => void;
}

/** Any game of the catalogue that counts for the bonus, by its name. */
export function GameSearch({ bonus, chosen, onChoose }: GameSearchProps) {
  const t = useTranslations('TrueCost');
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed.trim(), ASKED_AFTER_MS);
  const { data, isError } = useQuery({
    queryKey: ['true-cost-games', name],
    queryFn: ({ signal }) => getGames({ name, sort: 'match', per_page: ASKED }, signal),
    enabled: name !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const found = name === '' ? [] : (data?.data ?? []).map((game) => catalogueGame(game, bonus));
  const counting = found.filter(({ weight }) => weight > 0).slice(0, SHOWN);
  return (
    <div className={styles.search}>
      <TextField
        label={t('search')}
        type="search"
        glyph={searchGlyph}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter sends no form: there is none.
        autoComplete="off"
        spellCheck={false}
        aria-controls={`${id}-found`}
      />
      <ul id={`${id}-found`} className={styles.found}>
        {counting.map((game) => (
          <li key={game.id}>
            <button
              type="button"
              aria-pressed={isCatalogueGame(chosen) && chosen.id === game.id}
              onClick={() => onChoose(game)}
            >
              <b>{game.name}</b>
              <GameFigures game={game} />
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        {name !== '' && isError
          ? t('searchFailed')
          : name !== '' && data && counting.length === 0
            ? t('searchNothing')
            : ''}
      </p>
    </div>
  );
}

/** “counts 100%, returns 96.50%”. */
export function GameFigures({ game: { weight, rtp } }: { game: Pick<CatalogueGame, 'weight' | 'rtp'> }) {
  const t = useTranslations('TrueCost');
  const format = useFormatter();
  return (
    <small>
      {t('counts', {
        share: format.number(weight / 100, { style: 'percent' }),
        rtp: format.number(rtp, RETURN_FORMAT),
      })}
    </small>
  );
}
