import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { readInfoPage } from '@/cms/read/info-pages';
import { JsonLd } from '@/components/shell/json-ld/json-ld';
import { arrowLeftGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { TournamentDetails } from '@/features/tournaments/components/tournament-details';
import { pathOf } from '@/features/tournaments/domain/network';
import type { TournamentDetails as Details } from '@/features/tournaments/domain/tournament';
import { infoPath } from '@/lib/domain/info-path';
import type { Locale } from '@/lib/domain/locales';
import { Link } from '@/lib/i18n/navigation';
import { clientMessages } from '@/lib/server/i18n/client-messages';
import { siteBase } from '@/lib/server/seo/address';
import { breadcrumbNode, graphOf } from '@/lib/server/seo/json-ld';
import { TournamentPlayerFrame } from './tournament-player-frame';
import styles from './tournaments-screen.module.scss';

/** The operators' text about all tournaments, where they have written one. */
const RULES = 'tournament_rules';

/** One tournament, of the casino or of the studio. */
export async function TournamentScreen({ locale, tournament }: { locale: Locale; tournament: Details }) {
  const [t, messages, rules] = await Promise.all([
    getTranslations('Tournaments'),
    clientMessages('screens/tournaments/tournament-screen'),
    readInfoPage(RULES, locale).catch(() => null),
  ]);
  const trail = [
    { name: t('title'), path: '/tournaments' },
    { name: tournament.name, path: pathOf(tournament) },
  ];
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <JsonLd data={graphOf(breadcrumbNode(siteBase(), locale, trail))} />
      <Link className={styles.back} href="/tournaments" prefetch={false}>
        <Icon glyph={arrowLeftGlyph} size="small" />
        {t('all')}
      </Link>
      <TournamentPlayerFrame>
        <TournamentDetails
          tournament={tournament}
          furtherRules={
            rules && (
              <Link className={`link ${styles.further}`} href={infoPath(RULES)} prefetch={false}>
                {rules.title}
              </Link>
            )
          }
        />
      </TournamentPlayerFrame>
    </NextIntlClientProvider>
  );
}
