import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { SecurityScreen } from '@/screens/account/security-screen';

type Props = PageProps<'/[locale]/account/profile/security'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/profile/security', pageLocale((await params).locale));
}

export default async function SecurityPage({ params }: Props) {
  return <SecurityScreen locale={pageLocale((await params).locale)} />;
}
