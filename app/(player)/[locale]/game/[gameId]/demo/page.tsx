import type { Metadata } from 'next';
import { gameMetadata, gameOf } from '@/screens/game/game-page';
import { GameScreen } from '@/screens/game/game-screen';

type Props = PageProps<'/[locale]/game/[gameId]/demo'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return gameMetadata(await params, 'demo');
}

export default async function DemoPage({ params }: Props) {
  return <GameScreen {...await gameOf(await params, 'demo')} mode="demo" />;
}
