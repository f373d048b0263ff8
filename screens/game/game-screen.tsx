import type { ReactNode } from 'react';
import type { Forbidden } from '@/lib/domain/law-of-target';
import { NextIntlClientProvider } from 'next-intl';
import { getFormatter, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { StakeRange } from '@/features/play/components/stake-range';
import { GameRowPlain } from '@/features/lobby/components/game-row-plain';
import type { readGame } from '@/endpoints/get-games-id.server';
import { WordsByLaw } from '@/components/ui/rich-text/words-by-law';
import { writeAmount } from '@/components/ui/amount/format-amount';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { formatDay } from '@/lib/domain/dates';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import type { Locale } from '@/lib/domain/locales';
import { exactReturn, MOST_LINES, RETURN_FORMAT, stakesOf } from '@/lib/domain/game-maths';
import { familyOf } from '@/lib/domain/game-themes';
import { LIST_FEATURES, listHref } from '@/lib/games/list-query';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, gameNode, graphOf } from '@/lib/server/seo/json-ld';
import { PlayScreen } from './play-screen';
import { gamesBlock, jackpotsBlock, similarBlock } from '@/screens/page-data/block-data';
import { gameDescription } from './game-description';
import { WaitingStage } from './waiting-stage';
import styles from './game-screen.module.scss';

interface GameScreenProps {
  locale: Locale;
  game: NonNullable<Awaited<ReturnType<typeof readGame>>>;
  mode: 'real' | 'demo';
}

const MORE = 12;

/**
 * A game: the stage first, then its facts, similar games, and more of its studio. A game that can't be played yet
 * says so instead of the stage, and is not indexed.
 */
export async function GameScreen({ locale, game, mode }: GameScreenProps) {
  const [t, lobby, categories, format, messages, description, similar, more, jackpots, top] =
    await Promise.all([
      getTranslations('Play'),
      getTranslations('Lobby.rows'),
      getTranslations('Categories'),
      getFormatter(),
      clientMessages('screens/game/game-screen'),
      gameDescription(locale, game),
      similarBlock(game.id),
      gamesBlock({ providerIds: [game.providerId], perPage: MORE + 1 }),
      game.playable ? jackpotsBlock() : undefined,
      // When this game can't be played, hardly any similar one can.
      game.playable ? undefined : gamesBlock({ category: 'top', perPage: MORE }),
    ]);
  const base = siteBase();
  const studioPath = listHref('/games', { providerIds: [game.providerId] });
  const features = LIST_FEATURES.filter(({ id }) => game.categories.includes(id));
  const hasJackpot = features.some(({ code }) => code === 'jackpots');
  const named = features.filter(({ code }) => code !== 'jackpots').map(({ code }) => categories(code));
  const featureNames = (
    <>
      {named.join(', ')}
      {hasJackpot && (
        <span data-law="jackpots">
          {named.length > 0 && ', '}
          {categories('jackpots')}
        </span>
      )}
    </>
  );
  const family = familyOf(game.theme, game.source === 1);
  const stakes = game.live ? { min: game.live.limitMin, max: game.live.limitMax } : stakesOf(game);
  const rtp = format.number(exactReturn(game) / 1_000_000, RETURN_FORMAT);
  const facts: { name: string; value: ReactNode; law?: Forbidden | undefined }[] = [
    { name: t('provider'), value: game.providerName },
    { name: t('rtp'), value: rtp },
    { name: t('volatility'), value: t(`volatilities.${game.volatility}`) },
  ];
  if (game.lines > 0)
    facts.push({ name: t(game.lines > MOST_LINES ? 'ways' : 'lines'), value: format.number(game.lines) });
  if (game.maxWin > 0)
    facts.push({ name: t('maxWin'), value: t('maxWinValue', { times: format.number(game.maxWin) }) });
  if (stakes)
    facts.push({ name: t('limits'), value: <StakeRange key="stakes" {...stakes} family={family} /> });
  // A jackpot alone: where the law allows none, the line has nothing to say.
  if (features.length > 0)
    facts.push({
      name: t('features'),
      value: featureNames,
      law: named.length === 0 ? 'jackpots' : undefined,
    });
  facts.push({ name: t('released'), value: formatDay(new Date(game.released), locale) });
  const beforePlay = [t('rtp'), t('volatility'), t('maxWin'), t('limits')];
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {game.playable ? (
        <>
          <JsonLd
            data={graphOf(
              breadcrumbNode(base, locale, [
                { name: game.providerName, path: studioPath },
                { name: game.name, path: game.geo_link },
              ]),
              gameNode(base, locale, game, description.join(' ')),
            )}
          />
          <BlockBoundary>
            <PlayScreen
              mode={mode}
              jackpots={jackpots}
              game={{
                id: game.id,
                path: game.geo_link,
                categories: game.categories,
                family,
                name: game.name,
                providerName: game.providerName,
                studioPath,
                hasDemo: game.hasDemo,
                maintenance: game.maintenance,
                facts: facts
                  .filter(({ name }) => beforePlay.includes(name))
                  .map(({ name, value }) => [name, value] as const),
                rtp,
                leastStake: stakes?.min ?? null,
                even: writeAmount(0, DEFAULT_CURRENCY, locale, { sign: true }),
                poster: game.image,
                colour: game.gradient_color,
              }}
            />
          </BlockBoundary>
        </>
      ) : (
        <WaitingStage game={game} />
      )}
      <section className={styles.facts} aria-labelledby="facts-title">
        <h2 id="facts-title">{t('facts')}</h2>
        {/* It speaks of playing: of a demo, of what comes next. */}
        {game.playable &&
          description.map((paragraph) => (
            <p key={paragraph}>
              <WordsByLaw text={paragraph} />
            </p>
          ))}
        <dl>
          {facts.map(({ name, value, law }) => (
            <div key={name} data-law={law}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <BlockBoundary>
        <GameRowPlain id="similar" title={t('similarGames')} games={similar ?? []} />
      </BlockBoundary>
      <BlockBoundary>
        <GameRowPlain id="top" title={lobby('top')} href="/games/top" games={top?.data ?? []} />
      </BlockBoundary>
      <BlockBoundary>
        <GameRowPlain
          id="studio"
          title={t('similar', { provider: game.providerName })}
          href={studioPath}
          games={(more?.data ?? []).filter(({ id }) => id !== game.id).slice(0, MORE)}
        />
      </BlockBoundary>
    </NextIntlClientProvider>
  );
}
