import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { privateMetadata } from '@/screens/page-data/private-metadata';
import { AuthScreen } from '@/screens/arrival/auth-screen';

export async function generateMetadata({ params }: PageProps<'/[locale]/auth'>): Promise<Metadata> {
  return privateMetadata('auth', pageLocale((await params).locale));
}

export default async function AuthPage({ params }: PageProps<'/[locale]/auth'>) {
  pageLocale((await params).locale);
  return <AuthScreen />;
}
