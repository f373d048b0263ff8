import type { Metadata } from 'next';
import { infoMetadata, infoPageOf } from '../../_pages/info-page';
import { InfoScreen } from '../../_pages/info-screen';

type Props = PageProps<'/[locale]/faq'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return infoMetadata((await params).locale, 'faq');
}

export default async function FaqPage({ params }: Props) {
  return <InfoScreen {...await infoPageOf((await params).locale, 'faq')} />;
}
