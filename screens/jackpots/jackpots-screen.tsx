import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { readSeoEntry } from '@/cms/read/seo';
import { readJackpots } from '@/features/jackpots/api/get-jackpots.server';
import { JackpotsBoard } from '@/features/jackpots/components/jackpots-board';
import { JackpotsExplained } from '@/features/jackpots/components/jackpots-explained';
import { ComingDraws } from '@/features/jackpots/components/coming-draws';
import { JackpotDraws } from '@/features/jackpots/components/jackpot-draws';
import { TopWinners } from '@/features/jackpots/components/top-winners';
import { GameRowPlain } from '@/features/lobby/components/game-row-plain';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { MissingBlock } from '@/components/ui/block-boundary/missing-block';
import { JACKPOTS } from '@/lib/domain/jackpots';
import type { Locale } from '@/lib/domain/locales';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, graphOf } from '@/lib/server/seo/json-ld';
import { gamesBlock, jackpotDrawsBlock, topWinnersBlock } from '@/screens/page-data/block-data';
import styles from './jackpots-screen.module.scss';
import { SeoSection } from '@/screens/page-data/seo-section';
import { WhereJackpots } from '@/screens/page-data/where-jackpots';

/** Games of each jackpot's row. */
const ROW = 12;

/**
 * The jackpots, what feeds them, what was drawn, who won most, and their games.
 * @throws Error when the platform does not tell the jackpots: without them there is no page, and the last one is kept
 */
export async function JackpotsScreen({ locale }: { locale: Locale }) {
  const [t, messages, { text }, jackpots, top, draws, ...rows] = await Promise.all([
    getTranslations('Jackpots'),
    clientMessages('screens/jackpots/jackpots-screen'),
    readSeoEntry('jackpots', locale),
    readJackpots(),
    topWinnersBlock(),
    jackpotDrawsBlock(),
    ...JACKPOTS.map((name) => gamesBlock({ category: `jackpot-${name}`, perPage: ROW })),
  ]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <JsonLd data={graphOf(breadcrumbNode(siteBase(), locale, [{ name: t('title'), path: '/jackpots' }]))} />
      <WhereJackpots>
        <JackpotsBoard jackpots={jackpots} />
        <div className={styles.words}>
          <JackpotsExplained />
          <BlockBoundary>{top ? <TopWinners winners={top} /> : <MissingBlock />}</BlockBoundary>
        </div>
        <ComingDraws jackpots={jackpots} />
        <BlockBoundary>{draws ? <JackpotDraws draws={draws} /> : <MissingBlock />}</BlockBoundary>
        {JACKPOTS.map((name, place) => (
          <BlockBoundary key={name}>
            <GameRowPlain
              id={`row-jackpot-${name}`}
              title={t(`games.${name}`)}
              href={`/games/jackpot-${name}`}
              games={rows[place]?.data ?? []}
            />
          </BlockBoundary>
        ))}
        <SeoSection text={text} />
      </WhereJackpots>
    </NextIntlClientProvider>
  );
}
