import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { GameRoundsScreen } from '@/screens/account/game-rounds-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/transaction-history/games'>;

/** What search engines never see is called as the history is. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  return privateMetadata('account/transaction-history/games', locale, 'account/transaction-history');
}

export default async function GameRoundsPage({ params }: Props) {
  pageLocale((await params).locale);
  return <GameRoundsScreen />;
}
