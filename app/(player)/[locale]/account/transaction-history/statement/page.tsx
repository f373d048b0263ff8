import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { StatementScreen } from '@/screens/account/statement-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/transaction-history/statement'>;

/** What search engines never see is called as the history is. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  return privateMetadata('account/transaction-history/statement', locale, 'account/transaction-history');
}

export default async function StatementPage({ params }: Props) {
  pageLocale((await params).locale);
  return <StatementScreen />;
}
