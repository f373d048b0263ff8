import type { Metadata } from 'next';
import { pageLocale } from '@/lib/server/i18n/page';
import { ActivateBonusScreen } from '@/screens/arrival/activate-bonus-screen';
import { privateMetadata } from '@/screens/page-data/private-metadata';

type Props = PageProps<'/[locale]/activate-bonus/[bonusId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, bonusId } = await params;
  return privateMetadata(`activate-bonus/${bonusId}`, pageLocale(locale), 'activate-bonus/{bonus}');
}

export default async function ActivateBonusPage({ params }: Props) {
  const { locale, bonusId } = await params;
  pageLocale(locale);
  return <ActivateBonusScreen bonusId={bonusId} />;
}
