import type { Metadata } from 'next';
import { gameMetadata, gameOf } from '@/screens/game/game-page';
import { GameScreen } from '@/screens/game/game-screen';

type Props = PageProps<'/[locale]/game/[gameId]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return gameMetadata(await params, 'real');
}

export default async function GamePage({ params }: Props) {
  return <GameScreen {...await gameOf(await params, 'real')} mode="real" />;
}
