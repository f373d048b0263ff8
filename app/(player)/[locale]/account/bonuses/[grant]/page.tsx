import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { OwnBonusScreen } from '@/screens/account/own-bonus-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/account/bonuses/[grant]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, grant } = await params;
  return privateMetadata(`account/bonuses/${grant}`, pageLocale(locale), 'account/bonuses');
}

export default async function OwnBonusPage({ params }: Props) {
  const { locale, grant } = await params;
  pageLocale(locale);
  return <OwnBonusScreen id={grant} />;
}
