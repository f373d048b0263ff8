import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { FaqScreen } from '@/screens/info/faq-screen';
import { seoPageMetadata } from '@/screens/page-data/seo-page-metadata';

type Props = PageProps<'/[locale]/faq'>;

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return seoPageMetadata(params, 'faq');
}

export default async function FaqPage({ params }: Props) {
  return <FaqScreen locale={pageLocale((await params).locale)} />;
}
