import type { Metadata } from 'next';
import { gameMetadata, gameOf } from '../../../_pages/game-page';
import { GameScreen } from '../../../_pages/game-screen';

type Props = PageProps<'/[locale]/game/[gameId]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return gameMetadata(await params, 'real');
}

export default async function GamePage({ params }: Props) {
  return <GameScreen {...await gameOf(await params, 'real')} mode="real" />;
}
