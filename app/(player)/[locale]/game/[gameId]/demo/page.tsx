import type { Metadata } from 'next';
import { gameMetadata, gameOf } from '../../../../_pages/game-page';
import { GameScreen } from '../../../../_pages/game-screen';

type Props = PageProps<'/[locale]/game/[gameId]/demo'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return gameMetadata(await params, 'demo');
}

export default async function DemoPage({ params }: Props) {
  return <GameScreen {...await gameOf(await params, 'demo')} mode="demo" />;
}
