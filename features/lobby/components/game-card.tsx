import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import type { PosterProps } from '@/components/ui/poster/poster';
import { familyOf } from '@/lib/domain/game-themes';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { isShared, type GameTile, type TagName } from '../domain/game-tile';
import { GameCardView } from './game-card-view';
import { GameAway } from './game-away';
import { GameNow } from './game-now';

interface GameCardProps {
  game: GameTile;
  /** On the first screen. */
  eager?: PosterProps['eager'];
  /** The tag that tells it from the other cards of its list, from `hangTags`; or the label of a whole list. */
  tag?: TagName | undefined;
  /** Rows have a heading of their own above the cards, lists have the page's. */
  headingLevel?: 2 | 3;
}

/**
 * A game in a row or list. Words and amounts are written here, on the server; what the browser takes over is
 * GameCardView with no more than it shows, because a page carries dozens.
 */
export function GameCard({ game, eager, tag, headingLevel }: GameCardProps) {
  const t = useTranslations('Lobby');
  const stakes = useStakes(game.live);
  const family = familyOf(game.theme, game.source === 1);
  return (
    <GameCardView
      href={game.geo_link}
      name={game.name}
      note={stakes?.short ?? game.providerName}
      image={game.image}
      colour={game.gradient_color}
      play={t('card.play')}
      {...(stakes && { noteLabel: stakes.label })}
      {...(tag && { tag, tagText: t(`tag.${tag}`) })}
      {...(game.hasDemo && { demo: t('card.demo'), demoLabel: t('card.demoName', { name: game.name }) })}
      {...(eager && { eager })}
      {...(headingLevel && { headingLevel })}
      {...(family !== 'slot' && { away: <GameAway family={family} /> })}
      {...(isShared(game) && { now: <GameNow id={game.id} /> })}
    />
  );
}

function useStakes(limits: GameTile['live']): { short: string; label: string } | undefined {
  const t = useTranslations('Lobby.card');
  const locale = useLocale();
  if (!limits) return undefined;
  const [from, to] = [limits.limitMin, limits.limitMax].map((minor) =>
    formatAmount(minor, DEFAULT_CURRENCY, locale, { whole: true }),
  ) as [string, string];
  return { short: t('limits', { from, to }), label: t('limitsLabel', { from, to }) };
}
