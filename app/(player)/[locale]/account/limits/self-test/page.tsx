import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { SelfTestScreen } from '@/screens/account/self-test-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/limits/self-test'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/limits/self-test', pageLocale((await params).locale));
}

export default async function SelfTestPage({ params }: Props) {
  return <SelfTestScreen locale={pageLocale((await params).locale)} />;
}
