import type { Metadata } from 'next';
import { infoMetadata, infoPageOf } from '@/screens/info/info-page';
import { InfoScreen } from '@/screens/info/info-screen';

type Props = PageProps<'/[locale]/info_pages/[page]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params;
  return infoMetadata(locale, page);
}

export default async function InfoPage({ params }: Props) {
  const { locale, page } = await params;
  return <InfoScreen {...await infoPageOf(locale, page)} />;
}
