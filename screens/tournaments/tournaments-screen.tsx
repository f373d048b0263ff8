import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { readSeoEntry } from '@/cms/read/seo';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { readNetworkTournaments } from '@/features/tournaments/api/get-network-tournaments.server';
import { readTournaments } from '@/features/tournaments/api/get-tournaments.server';
import { TournamentTabs } from '@/features/tournaments/components/tournament-tabs';
import type { Locale } from '@/lib/domain/locales';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, graphOf } from '@/lib/server/seo/json-ld';
import { SeoSection } from '@/screens/page-data/seo-section';
import { TournamentPlayerFrame } from './tournament-player-frame';
import styles from './tournaments-screen.module.scss';

/**
 * The tournaments: those that are on, to come and over, and the player's own.
 * @throws Error when the platform does not tell them: without them there is no page, and the last one is kept
 */
export async function TournamentsScreen({ locale }: { locale: Locale }) {
  const [t, messages, { text }, active, upcoming, completed, network] = await Promise.all([
    getTranslations('Tournaments'),
    clientMessages('screens/tournaments/tournaments-screen'),
    readSeoEntry('tournaments', locale),
    readTournaments(locale),
    readTournaments(locale, 'upcoming'),
    readTournaments(locale, 'completed'),
    // Others hold these: the page does without them.
    readNetworkTournaments(locale).catch(() => null),
  ]);
  const trail = [{ name: t('title'), path: '/tournaments' }];
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <JsonLd data={graphOf(breadcrumbNode(siteBase(), locale, trail))} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <TournamentPlayerFrame>
        <TournamentTabs lists={{ active, upcoming, completed }} network={network} />
      </TournamentPlayerFrame>
      <SeoSection text={text} />
    </NextIntlClientProvider>
  );
}
