import type { Metadata } from 'next';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { OpenDeposits } from '@/features/cashier/components/open-deposits';
import { TransactionHistory } from '@/features/history/components/transaction-history';
import { pageLocale } from '@/lib/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/transaction-history'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/transaction-history', pageLocale((await params).locale));
}

export default async function TransactionHistoryPage({ params }: Props) {
  pageLocale((await params).locale);
  return (
    <>
      <BlockBoundary>
        <OpenDeposits />
      </BlockBoundary>
      <BlockBoundary>
        <TransactionHistory />
      </BlockBoundary>
    </>
  );
}
