import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { closedSection, maintenanceMetadata } from '@/screens/notices/maintenance-page';
import { MaintenanceScreen } from '@/screens/notices/maintenance-screen';

type Props = PageProps<'/[locale]/account/~closed/[...path]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params;
  return maintenanceMetadata(locale, closedSection('/account', path));
}

/** Replaces a closed part of the account. The middleware rewrites to it. */
export default async function ClosedPage({ params }: Props) {
  const { locale, path } = await params;
  pageLocale(locale);
  return <MaintenanceScreen section={closedSection('/account', path)} within />;
}
