'use client';

import { NextIntlClientProvider, useTranslations, type Messages } from 'next-intl';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button/button';
import { useGamesOf } from '@/features/office/state/games';
import type { DrawTournament } from '@/features/office/components/tournaments/tournament-form';
import { poolOf } from '@/features/office/components/tournaments/tournament-values';
import { TournamentCards } from '@/features/tournaments/components/tournament-cards';
import { TournamentPageHead } from '@/features/tournaments/components/tournament-page-head';
import { TournamentSlide } from '@/features/tournaments/components/tournament-slide';
import { LANGUAGE_CODES, LOCALES, type LanguageCode, type Locale } from '@/lib/domain/locales';
import { TOURNAMENT_PICTURES } from '@/lib/domain/tournaments';

type Content = Parameters<DrawTournament>[0];
type Tournament = Parameters<typeof TournamentSlide>[0]['tournament'];

/** Games that a card shows. */
const SHOWN = 3;

function PageHead({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('Tournaments');
  return (
    <TournamentPageHead tournament={tournament} phase="upcoming" joined={false}>
      <Button tone="ivory" size="large">
        {t('takePart')}
      </Button>
    </TournamentPageHead>
  );
}

function Preview({ content, locale }: { content: Content; locale: Locale }) {
  const language: LanguageCode = LANGUAGE_CODES[locale];
  const games = useGamesOf(content.games.slice(0, SHOWN));
  const { data: messages, isError } = useQuery({
    queryKey: ['messages', locale],
    queryFn: async () => ((await import(`@/messages/${locale}.json`)) as { default: Messages }).default,
    staleTime: Infinity,
  });
  if (isError) return <p role="alert">The words of this language did not come. Reload the page.</p>;
  if (!messages) return <p>One moment …</p>;
  const { amount, freeSpins, points, winners } = poolOf(content.prizes);
  const tournament: Tournament = {
    id: 'preview',
    status: 'upcoming',
    name: content.name[language] ?? content.name.en,
    descriptionShort: content.descriptionShort[language] ?? content.descriptionShort.en,
    image: content.image,
    gradient_color: TOURNAMENT_PICTURES[content.image],
    dateStart: content.startsAt,
    dateEnd: content.endsAt,
    strategy: content.strategy,
    entry: content.entry,
    minLevel: content.minLevel,
    minimumBet: content.minimumBet,
    maximumBet: content.maximumBet,
    winners,
    fullPrizePool: { amount },
    freespinPool: freeSpins,
    pointsPool: points,
    gamesCount: content.games.length,
    games: content.games.slice(0, SHOWN).flatMap((id) => {
      const game = games.get(id);
      return game ? [{ ...game, geo_link: '/' }] : [];
    }),
  };
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {/* To be looked at: nothing in it leads anywhere. */}
      <div lang={locale} inert data-narrow>
        <h3 lang="en">Its page</h3>
        <PageHead tournament={tournament} />
        <p>{tournament.descriptionShort}</p>
        <h3 lang="en">Its slide</h3>
        <TournamentSlide tournament={tournament} />
        <h3 lang="en">In the lobby</h3>
        <TournamentCards tournaments={[tournament]} />
      </div>
    </NextIntlClientProvider>
  );
}

/** A tournament as a player of a language meets it. */
export const drawTournament: DrawTournament = (content, language) => {
  const locale = LOCALES.find((one) => LANGUAGE_CODES[one] === language) ?? 'en';
  return <Preview content={content} locale={locale} />;
};
