import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { SocialScreen } from '@/screens/arrival/social-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/auth/social'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('auth/social', pageLocale((await params).locale), 'auth');
}

export default async function SocialPage({ params }: Props) {
  pageLocale((await params).locale);
  return <SocialScreen />;
}
