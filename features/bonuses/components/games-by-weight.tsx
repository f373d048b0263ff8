import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lockGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { Poster } from '@/components/ui/poster/poster';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { Link } from '@/lib/i18n/navigation';
import { gamesByWeightQuery } from '../api/get-me-bonuses-id-games';
import { useGamesNamed } from '../queries/games-named';
import styles from './games-by-weight.module.scss';

/** So many of the games that count most are shown, and so many of each other weight. */
const SHOWN = { first: 6, other: 3 };

/** The games that count, each with how much of a stake does: what counts most first, what takes own money alone last. */
export function GamesByWeight({ grantId }: { grantId: string }) {
  const t = useTranslations('Bonuses.weights');
  const { data, isError } = useQuery(gamesByWeightQuery(grantId));
  const shown = (data ?? []).flatMap(({ percent, first }, at) =>
    first.slice(0, at === 0 ? SHOWN.first : SHOWN.other).map((id) => ({ id, percent })),
  );
  const { games } = useGamesNamed(shown.map(({ id }) => id));
  const known = new Map(games.map((game) => [game.id, game]));
  const [most] = data ?? [];
  if (isError || data?.length === 0) return null;
  return (
    <div className={styles.games}>
      <div className={styles.head}>
        <h3 id="games-by-weight">{t('byWeight')}</h3>
        {most && <small>{t('atWeight', { count: most.games, percent: most.percent })}</small>}
        <Link className="link" href="/games/bonus-wager" prefetch={false}>
          {t('seeAll')}
        </Link>
      </div>
      {games.length === 0 ? (
        <ul aria-hidden>
          {Array.from({ length: SHOWN.first }, (_, at) => (
            <li key={at}>
              <span className={styles.poster}>
                <Skeleton height="100%" />
              </span>
              <b>&nbsp;</b>
              <small>&nbsp;</small>
            </li>
          ))}
        </ul>
      ) : (
        <ul aria-labelledby="games-by-weight">
          {shown.flatMap(({ id, percent }) => {
            const game = known.get(id);
            if (!game) return [];
            return (
              <li key={id} data-weight={percent === 0 ? 'none' : percent < 100 ? 'part' : 'full'}>
                <Link href={game.geo_link} prefetch={false}>
                  <span className={styles.poster}>
                    <Poster image={game.image} colour={game.gradient_color} sizes="116px" />
                    {percent === 0 && <Icon glyph={lockGlyph} />}
                  </span>
                  <i>{t('percent', { percent })}</i>
                  <b>{game.name}</b>
                  <small>{percent === 0 ? t('ownMoneyOnly') : game.providerName}</small>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
