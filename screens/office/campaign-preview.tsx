'use client';

import { NextIntlClientProvider, type Messages } from 'next-intl';
import { useQuery } from '@tanstack/react-query';
import { TrueCostLine } from '@/features/bonuses/calculator/true-cost-line';
import { BonusCard } from '@/features/bonuses/components/bonus-card';
import type { DrawCampaign } from '@/features/office/components/campaigns/campaign-form';
import { LANGUAGE_CODES, LOCALES, type LanguageCode, type Locale } from '@/lib/domain/locales';

type Content = Parameters<DrawCampaign>[0];
type Offer = Parameters<typeof BonusCard>[0]['offer'];

/** A campaign as the platform would tell a player of a language. */
function offerOf(content: Content, language: LanguageCode): Offer {
  const each = (of: (one: Content['amounts'][number]) => number | null) =>
    Object.fromEntries(
      content.amounts.flatMap((one) => {
        const amount = of(one);
        return amount === null ? [] : [[one.currency, amount]];
      }),
    );
  const { levels } = content.segment;
  return {
    id: 'preview',
    tag: content.tag,
    type: content.type,
    promocode: content.promocode,
    name: content.name[language] ?? content.name.en,
    shortDescription: content.shortDescription[language] ?? content.shortDescription.en,
    imageBackground: content.imageBackground,
    numberDeposits: content.deposits,
    percent: content.percent,
    freeSpins: content.freeSpins,
    wagering: content.wagering,
    byLaw: [],
    basis: content.basis,
    weights: content.weights,
    excludedGames: content.excludedGames,
    hoursToLive: content.hoursToLive,
    minOdds: content.minOdds,
    freeSpinGames: content.freeSpinGames,
    freeSpinDayLimit: content.freeSpinDayLimit,
    freeSpinWins: content.freeSpinWins,
    oncePerPerson: content.oncePerPerson,
    levels: levels ? { from: levels.from, to: levels.to ?? null } : null,
    startsAt: content.startsAt,
    endsAt: content.endsAt,
    maxBonus: each(({ maxBonus }) => maxBonus),
    minDeposit: each(({ minDeposit }) => minDeposit),
    maxBet: each(({ maxBet }) => maxBet),
    freeSpinBet: each(({ freeSpinBet }) => freeSpinBet),
    maxWin: each(({ maxWin }) => maxWin),
  };
}

function Preview({ content, locale }: { content: Content; locale: Locale }) {
  const { data: messages, isError } = useQuery({
    queryKey: ['messages', locale],
    queryFn: async () => ((await import(`@/messages/${locale}.json`)) as { default: Messages }).default,
    staleTime: Infinity,
  });
  const offer = offerOf(content, LANGUAGE_CODES[locale]);
  if (isError) return <p role="alert">The words of this language did not come. Reload the page.</p>;
  if (!messages) return <p>One moment …</p>;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {/* To be looked at: nothing in it leads anywhere. */}
      <div lang={locale} inert>
        <BonusCard offer={offer} cost={<TrueCostLine bonus={offer} />} />
      </div>
    </NextIntlClientProvider>
  );
}

/** The card of a campaign as a player of a language sees it. */
export const drawCampaign: DrawCampaign = (content, language) => {
  const locale = LOCALES.find((one) => LANGUAGE_CODES[one] === language) ?? 'en';
  return <Preview content={content} locale={locale} />;
};
