import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { ProfileScreen } from '@/screens/account/profile-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/profile/main'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('account/profile/main', pageLocale((await params).locale));
}

export default async function ProfilePage({ params }: Props) {
  pageLocale((await params).locale);
  return <ProfileScreen />;
}
