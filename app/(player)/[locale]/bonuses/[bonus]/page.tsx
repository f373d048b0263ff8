import type { Metadata } from 'next';
import { bonusMetadata, bonusPageOf } from '@/screens/bonuses/bonus-page';
import { BonusScreen } from '@/screens/bonuses/bonus-screen';

type Props = PageProps<'/[locale]/bonuses/[bonus]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return bonusMetadata(await params);
}

export default async function BonusPage({ params }: Props) {
  return <BonusScreen {...await bonusPageOf(await params)} />;
}
