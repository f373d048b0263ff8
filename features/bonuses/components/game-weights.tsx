import { useTranslations } from 'next-intl';
import { GAME_CATEGORIES, type GameCategoryCode } from '@/lib/domain/game-categories';
import { Link } from '@/lib/i18n/navigation';
import { GameNames } from './game-names';
import styles from './game-weights.module.scss';

type Weights = Partial<Record<GameCategoryCode, number>>;

const pathOf = (code: GameCategoryCode) => GAME_CATEGORIES.find((known) => known.code === code)?.path;

interface GameWeightsProps {
  /** Percent of a stake that counts, by category; `all` is any other game. */
  weights: Weights;
  /** Single games that are left out besides, by id. */
  excludedGames: readonly string[];
}

/** Which games count how much; none of these is said by its colour alone. */
export function GameWeights({ weights, excludedGames }: GameWeightsProps) {
  const t = useTranslations('Bonuses.weights');
  const categories = useTranslations('Categories');
  const entries = (Object.entries(weights) as [GameCategoryCode, number][]).sort(
    ([one, a], [other, b]) => Number(one === 'all') - Number(other === 'all') || b - a,
  );
  if (entries.length === 0) return null;
  return (
    <div className={styles.weights}>
      <h3>{t('title')}</h3>
      <ul>
        {entries.map(([code, percent]) => {
          const name = code === 'all' ? t(entries.length > 1 ? 'others' : 'allGames') : categories(code);
          const path = pathOf(code);
          return (
            <li key={code} data-weight={percent === 0 ? 'none' : percent < 100 ? 'part' : 'full'}>
              <b>{t('percent', { percent })}</b>
              {path && code !== 'all' ? (
                <Link href={`/games/${path}`} prefetch={false}>
                  {name}
                </Link>
              ) : (
                name
              )}
              {percent === 0 && <small>{t('ownMoneyOnly')}</small>}
            </li>
          );
        })}
      </ul>
      <GameNames title={t('leftOut')} ids={excludedGames} />
    </div>
  );
}
